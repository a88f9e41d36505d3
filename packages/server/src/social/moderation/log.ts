import { createHash } from 'node:crypto';
import type { ModerationLog } from '@machine/contract';
import { readValue, writeValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import { toIso } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The last position and hash, apart from the log, so that rows missing at its end are noticed. */
const HEAD = 'moderation log';
const PAGE_SIZE = 50;
const VERIFIED_AT_ONCE = 1_000;
/** After every position. */
const NEWEST = 2_147_483_647;

const NOTHING = { moderator_id: null, user_id: null, subject_id: null, reason: null, hours: null };

export type LogEvent = Pick<LogRow, 'at' | 'event'> & Partial<Pick<LogRow, keyof typeof NOTHING>>;

/**
 * Adds a row to the log. Call it last in the transaction: it locks the log until the transaction ends, so waiting for
 * another lock after it can deadlock.
 */
export async function appendToLog(db: Db, event: LogEvent): Promise<void> {
  // Locks the end of the log until the transaction ends.
  const { value } = await db
    .insertInto('key_value')
    .values({ name: HEAD, value: JSON.stringify(START) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('key_value.value') })))
    .returning('value')
    .executeTakeFirstOrThrow();
  const head = JSON.parse(value) as Head;
  const row = { ...NOTHING, ...event, position: head.position + 1 };
  const hash = hashOf(head.hash, row);
  await db
    .insertInto('moderation_log')
    .values({ ...row, hash })
    .execute();
  await writeValue(db, HEAD, JSON.stringify({ position: row.position, hash }));
}

type Head = { position: number; hash: string };
/** Comes before the first row. */
const START: Head = { position: 0, hash: '0'.repeat(64) };

/** Recomputes every hash of the log. */
export async function verifyLog(db: Db) {
  const found = { ...START };
  const failed = (problem: string) => ({ isValid: false, size: found.position, hash: found.hash, problem });
  for (;;) {
    const rows = await rowsAfter(db, found.position);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (row.position !== found.position + 1) return failed(`Row ${found.position + 1} is missing.`);
      if (row.hash !== hashOf(found.hash, row)) return failed(`Row ${row.position} was changed.`);
      [found.position, found.hash] = [row.position, row.hash];
    }
  }
  const stored = await readValue(db, HEAD);
  const head = stored === undefined ? START : (JSON.parse(stored) as Head);
  if (head.position !== found.position || head.hash !== found.hash) {
    return failed(`The log ends at row ${found.position} instead of ${head.position}.`);
  }
  return { isValid: true, size: found.position, hash: found.hash, problem: null };
}

const rowsAfter = (db: Db, position: number): Promise<LogRow[]> =>
  db
    .selectFrom('moderation_log')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(VERIFIED_AT_ONCE)
    .execute();

/** Returns a page of the log, newest first. Rejects an invalid cursor with 400. */
export async function logPage(db: Db, cursor: string | undefined): Promise<ModerationLog> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw new HttpError(400, 'cursor is missing or invalid.');
  const rows = await db
    .selectFrom('moderation_log as log')
    .leftJoin('users as moderators', 'moderators.id', 'log.moderator_id')
    .leftJoin('users as players', 'players.id', 'log.user_id')
    .leftJoin('moderation_decisions as undone', (join) =>
      join.onRef('undone.id', '=', 'log.subject_id').on('log.event', '=', 'UNDO'),
    )
    .leftJoin('matches', (join) =>
      join.onRef('matches.id', '=', 'log.subject_id').on('log.event', 'in', ['WORD_FILTER_ON', 'WORD_FILTER_OFF']),
    )
    .select(['log.position', 'log.at', 'log.event', 'log.user_id', 'log.reason', 'log.hours', 'log.hash'])
    .select(['moderators.username as moderator', 'players.username as player', 'undone.action as undone'])
    .select(['matches.home_team', 'matches.away_team'])
    .where('log.position', '<', cursor === undefined ? NEWEST : Number(cursor))
    .orderBy('log.position', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  const last = rows.at(-1)?.position ?? 1;
  return {
    entries: rows.map(({ at, user_id: playerId, undone, home_team: homeTeam, away_team: awayTeam, ...row }) => ({
      ...row,
      ...(undone !== null && { undone }),
      ...(homeTeam !== null && { matchTitle: `${homeTeam} vs ${awayTeam}` }),
      at: toIso(at),
      playerId,
    })),
    next: last > 1 ? String(last) : null,
  };
}

type LogRow = Selectable<Tables['moderation_log']>;

function hashOf(previous: string, row: Omit<LogRow, 'hash'>): string {
  const { position, at, event, moderator_id, user_id, subject_id, reason, hours } = row;
  const text = JSON.stringify([previous, position, at, event, moderator_id, user_id, subject_id, reason, hours]);
  return createHash('sha256').update(text).digest('hex');
}
