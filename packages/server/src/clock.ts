import { type RawBuilder, sql } from 'kysely';
import type { Instant } from './feed/feed.ts';

export type Dialect = 'sqlite' | 'postgres';

/** How game time runs: it was `origin` at the real instant `realOrigin` and goes `speed` times as fast. */
export type Course = { origin: Instant; realOrigin: Instant; speed: number };

const REAL_TIME: Readonly<Course> = { origin: 0, realOrigin: 0, speed: 1 };

/** Game time, twice: by this process, and by the database, whose word decides whether a pick is in time. */
export type Clock = {
  now(): Instant;
  /** The present in the database's words. Name it once a statement: PostgreSQL evaluates each mention anew. */
  readonly sql: RawBuilder<Instant>;
};

/** A clock that can also say how it runs. */
export type GameClock = Clock & {
  /** Whether game time is real time, to the millisecond. */
  readonly isReal: boolean;
  /** Game time when so many real milliseconds more have passed. */
  after(realMs: number): Instant;
};

/** Follows `course` as it is at each question, so that a test may stand still (speed 0) and set `origin`. */
export function createClock(dialect: Dialect, course: Readonly<Course> = REAL_TIME): GameClock {
  const isReal = () => course.speed === 1 && course.origin === course.realOrigin;
  const after = (realMs: number) =>
    Math.floor(course.origin + (Date.now() + realMs - course.realOrigin) * course.speed);
  return {
    now: () => after(0),
    after,
    get isReal() {
      return isReal();
    },
    get sql() {
      const real = REAL_NOW[dialect];
      if (isReal()) return real;
      return sql<Instant>`cast(cast(${course.origin} as bigint)
        + (${real} - cast(${course.realOrigin} as bigint)) * cast(${course.speed} as double precision) as bigint)`;
    },
  };
}

// PostgreSQL's now() is the start of the transaction, which may be long ago (RELIABILITY.md M17).
const REAL_NOW: Record<Dialect, RawBuilder<Instant>> = {
  sqlite: sql<Instant>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<Instant>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};
