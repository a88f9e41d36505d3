import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { createClock } from '../clock/clock.ts';
import type { Db } from '../db/open.ts';
import { withoutDeadline } from '../db/statement-deadline.ts';
import type { RateStore, RateWindow, Refusal } from '../throttle/rate-store.ts';

type Result = { full_key: string | null; wait_ms: number | null; counted: number };

/** Counts in the table `rate_windows` of a PostgreSQL database, by its clock, for all processes on it. */
export function createPostgresRateStore(db: Db): RateStore {
  return {
    // A count isn't a write of the request: when it times out here, nothing of it was saved.
    take: (windows) => withoutDeadline(() => take(db, windows)),
    async deleteEnded() {
      await sql`delete from rate_windows where ends_at <= ${createClock('postgres').sql}`.execute(db);
    },
  };
}

async function take(db: Db, windows: readonly RateWindow[]): Promise<Refusal | null> {
  const [only, ...more] = windows;
  if (only !== undefined && more.length === 0 && (await takeOne(db, only))) return null;
  return takeAll(db, windows);
}

/** The common case, in a third of the time. Resolves to whether the window wasn't full. */
async function takeOne(db: Db, { key, max, windowMs }: RateWindow): Promise<boolean> {
  // The moment of the statement, which the row to insert has in its end.
  const now = sql`(excluded.ends_at - ${windowMs}::bigint)`;
  const { rows } = await sql`
    insert into rate_windows (key, count, ends_at)
    values (${key}, 1, ${createClock('postgres').sql} + ${windowMs}::bigint)
    on conflict (key) do update set
      count = case when rate_windows.ends_at > ${now} then rate_windows.count + 1 else 1 end,
      ends_at = case when rate_windows.ends_at > ${now} then rate_windows.ends_at else excluded.ends_at end
    where rate_windows.ends_at <= ${now} or rate_windows.count < ${max}
    returning 1`.execute(db);
  return rows.length > 0;
}

async function takeAll(db: Db, windows: readonly RateWindow[]): Promise<Refusal | null> {
  const result = await execute(db, windows);
  if (result.full_key !== null) return { key: result.full_key, waitMs: result.wait_ms ?? 0 };
  if (result.counted === windows.length) return null;
  // A window didn't exist yet, and others filled it meanwhile. Now it exists, so this refuses.
  return takeAll(db, windows);
}

/** One statement. It locks the windows in the order of their keys, so that two requests can't lock each other. */
async function execute(db: Db, windows: readonly RateWindow[]): Promise<Result> {
  const keys = windows.map(({ key }) => key);
  const maxima = windows.map(({ max }) => max);
  const lengths = windows.map(({ windowMs }) => windowMs);
  const { rows } = await sql<Result>`
    with moment as materialized (select ${createClock('postgres').sql} as now),
    asked as (
      select * from unnest(${keys}::text[], ${maxima}::integer[], ${lengths}::bigint[]) as asked(key, max, window_ms)
    ),
    known as materialized (
      select key, count, ends_at from rate_windows where key = any(${keys}::text[]) order by key for update
    ),
    full_windows as (
      select known.key, known.ends_at - moment.now as wait_ms
      from known join asked using (key) cross join moment
      where known.ends_at > moment.now and known.count >= asked.max
    ),
    counted as (
      insert into rate_windows (key, count, ends_at)
      select asked.key, 1, moment.now + asked.window_ms
      from asked cross join moment
      where not exists (select 1 from full_windows)
      order by asked.key
      on conflict (key) do update set
        count = case when rate_windows.ends_at > (select now from moment) then rate_windows.count + 1 else 1 end,
        ends_at = case when rate_windows.ends_at > (select now from moment) then rate_windows.ends_at
          else excluded.ends_at end
      where rate_windows.ends_at <= (select now from moment)
        or rate_windows.count < (select max from asked where asked.key = rate_windows.key)
      returning key
    )
    select longest.key as full_key, longest.wait_ms, (select count(*) from counted) as counted
    from (select 1) as always
    left join (select * from full_windows order by wait_ms desc limit 1) as longest on true`.execute(db);
  const [result] = rows;
  if (result === undefined) throw new Error('The statement that counts requests returned no row.');
  return result;
}

/**
 * Passes on keyed hashes of the keys, so that no address, user id or hash of an email address leaves this process, and
 * all keys have the same length.
 */
export function withHiddenKeys(store: RateStore, secret: string): RateStore {
  const hide = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  return {
    deleteEnded: store.deleteEnded?.bind(store),
    async take(windows) {
      const hidden = windows.map((window) => ({ ...window, key: hide(window.key) }));
      const refusal = await store.take(hidden);
      const index = hidden.findIndex(({ key }) => key === refusal?.key);
      return refusal && { ...refusal, key: windows[index]?.key ?? refusal.key };
    },
  };
}
