import { type RawBuilder, sql } from 'kysely';
import type { Instant } from './feed/feed.ts';

export type Dialect = 'sqlite' | 'postgres';

/** How game time runs: it was `origin` at the real instant `realOrigin` and goes `speed` times as fast. */
export type Course = { origin: Instant; realOrigin: Instant; speed: number };

const REAL_TIME: Readonly<Course> = { origin: 0, realOrigin: 0, speed: 1 };

/** Whether game time on this course is real time, to the millisecond. */
export const isRealTime = ({ origin, realOrigin, speed }: Course) => speed === 1 && origin === realOrigin;

/** How far game time may be behind where it has been, in real milliseconds, before it counts as wrong. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** Game time, twice: by this process, and by the database, whose word decides whether a pick is in time. */
export type Clock = {
  now(): Instant;
  /** The present in the database's words. Name it once a statement: PostgreSQL evaluates each mention anew. */
  readonly sql: RawBuilder<Instant>;
};

/** A clock that knows how it runs, and that never goes back behind its mark. */
export type GameClock = Clock & {
  readonly course: Readonly<Course>;
  /** Whether game time is real time. It isn't while the clock is behind the mark by more than the tolerance. */
  readonly isReal: boolean;
  /** Sets the mark, the latest game time known to have been, unless it is later already. Time waits there. */
  raiseMark(to: Instant): void;
  /** How many real milliseconds the course is behind the mark; 0 or less when game time runs. */
  behindMs(): number;
};

/** Follows `course` as it is at each question, so that a test may stand still (speed 0) and set `origin`. */
export function createClock(dialect: Dialect, course: Readonly<Course> = REAL_TIME): GameClock {
  let mark: Instant = 0;
  const onCourse = () => Math.floor(course.origin + (Date.now() - course.realOrigin) * course.speed);
  const behindMs = () => (mark - onCourse()) / (course.speed || 1);
  return {
    course,
    now: () => Math.max(mark, onCourse()),
    get isReal() {
      return isRealTime(course) && behindMs() <= CLOCK_TOLERANCE_MS;
    },
    raiseMark: (to) => void (mark = Math.max(mark, to)),
    behindMs,
    get sql() {
      return LATER[dialect](sql<Instant>`cast(${mark} as bigint)`, onCourseSql());
    },
  };

  function onCourseSql(): RawBuilder<Instant> {
    const real = REAL_NOW[dialect];
    if (isRealTime(course)) return real;
    return sql<Instant>`cast(cast(${course.origin} as bigint)
      + (${real} - cast(${course.realOrigin} as bigint)) * cast(${course.speed} as double precision) as bigint)`;
  }
}

type Pair = (one: RawBuilder<Instant>, other: RawBuilder<Instant>) => RawBuilder<Instant>;

const LATER: Record<Dialect, Pair> = {
  sqlite: (one, other) => sql<Instant>`max(${one}, ${other})`,
  postgres: (one, other) => sql<Instant>`greatest(${one}, ${other})`,
};

// PostgreSQL's now() is the start of the transaction, which may be long ago (RELIABILITY.md M17).
const REAL_NOW: Record<Dialect, RawBuilder<Instant>> = {
  sqlite: sql<Instant>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<Instant>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};
