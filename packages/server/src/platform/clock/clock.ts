import { type RawBuilder, sql } from 'kysely';
import type { Instant } from './time.ts';

export type SqlDialect = 'sqlite' | 'postgres';

/** Maps real time to game time: it was `origin` at the real instant `realOrigin` and runs `speed` times as fast. */
export type TimeScale = { origin: Instant; realOrigin: Instant; speed: number };

const REAL_TIME: Readonly<TimeScale> = { origin: 0, realOrigin: 0, speed: 1 };

/** Returns whether game time equals real time, to the millisecond. */
export const isRealTime = ({ origin, realOrigin, speed }: TimeScale) => speed === 1 && origin === realOrigin;

/** Returns the real time, to the second, at which it is this game time. Time that stands still counts as real. */
export const realTimeOf = ({ origin, realOrigin, speed }: TimeScale, at: Instant): Instant =>
  speed === 0 ? at : Math.round((realOrigin + (at - origin) / speed) / 1_000) * 1_000;

/** Game time counts as wrong when it falls further behind its high-water mark than this, in real milliseconds. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** A clock with a time scale that never runs backwards past its high-water mark. */
export type GameClock = ReturnType<typeof createClock>;

/** Game time in this process and in SQL. The database's clock decides whether a pick is in time. */
export type Clock = Pick<GameClock, 'now' | 'sql'>;

/**
 * Creates a clock that reads `timeScale` on every call, so that a test can stop it (speed 0) and set `origin`. `realNow`
 * should agree with the clock of the database.
 */
export function createClock(
  dialect: SqlDialect,
  timeScale: Readonly<TimeScale> = REAL_TIME,
  realNow: () => Instant = () => Date.now(),
) {
  let mark: Instant = 0;
  const scaledNow = () => Math.floor(timeScale.origin + (realNow() - timeScale.realOrigin) * timeScale.speed);
  const behindMs = () => (mark - scaledNow()) / (timeScale.speed || 1);
  return {
    timeScale,
    now: (): Instant => Math.max(mark, scaledNow()),
    /** True if game time is real time. False while the clock is behind its mark by more than the tolerance. */
    get isReal() {
      return isRealTime(timeScale) && behindMs() <= CLOCK_TOLERANCE_MS;
    },
    /** Raises the mark (the latest game time ever reached) unless it is already later. The clock waits there. */
    raiseMark: (to: Instant) => void (mark = Math.max(mark, to)),
    /** Returns how many real milliseconds the clock is behind its mark; 0 or less when it runs normally. */
    behindMs,
    /** The current game time as SQL. Use it once per statement: PostgreSQL evaluates each occurrence separately. */
    get sql() {
      return sql<Instant>`${LATER[dialect]}(cast(${mark} as bigint), ${scaledSql()})`;
    },
  };

  function scaledSql(): RawBuilder<Instant> {
    const real = REAL_NOW[dialect];
    if (isRealTime(timeScale)) return real;
    return sql<Instant>`cast(cast(${timeScale.origin} as bigint)
      + (${real} - cast(${timeScale.realOrigin} as bigint)) * cast(${timeScale.speed} as double precision) as bigint)`;
  }
}

const LATER: Record<SqlDialect, RawBuilder<unknown>> = { sqlite: sql`max`, postgres: sql`greatest` };

// Not PostgreSQL's now(): it returns the start of the transaction, which may be long ago.
const REAL_NOW: Record<SqlDialect, RawBuilder<Instant>> = {
  sqlite: sql<Instant>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<Instant>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};
