import type { NewPick, PickChoice, StoredPick } from '@machine/contract';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { addUnlockJob } from '../achievement/unlock-job.ts';
import { isMatchId, unknownMatch } from '../match/match.ts';

/** Builds the SQL for when a new pick is announced to others; null: never. */
type AnnounceDueAt = (userId: RawBuilder<string>, pickedAt: RawBuilder<Instant>) => RawBuilder<Instant | null>;

export type LockDeps = { db: Db; clock: Clock; announceDueAt: AnnounceDueAt };

export type LockedPick = { pick: StoredPick; isNew: boolean };

/**
 * Locks a user's pick for good, and stores the job for the achievements it unlocks. Throws an `HttpError`: 404 for an unknown match, 409 if the other choice is already stored
 * (the response contains it) or the match takes no picks.
 */
export async function lockPick(deps: LockDeps, userId: string, { matchId, choice }: NewPick): Promise<LockedPick> {
  if (!isMatchId(matchId)) throw unknownMatch();
  const isNew = await inTransaction(deps.db, async (db) => {
    const isStored = await insert({ ...deps, db }, userId, { matchId, choice });
    if (isStored) await addUnlockJob(db, userId, deps.clock.now());
    return isStored;
  });
  if (isNew) return { pick: { matchId, choice }, isNew };
  const match = await matchAndOwnPick(deps.db, userId, matchId);
  if (match === undefined) throw unknownMatch();
  if (match.choice === choice) return { pick: { matchId, choice }, isNew: false };
  if (match.choice !== null) {
    throw new HttpError(409, 'You already made the opposite pick on this match.', {
      body: { pick: { matchId, choice: match.choice } },
    });
  }
  throw new HttpError(409, reasonFor(match));
}

/**
 * Checks and inserts in one statement that reads the database clock once, so that no pick is ever dated at or after the
 * start. Returns false if nothing was inserted.
 */
async function insert(
  { db, clock, announceDueAt }: LockDeps,
  userId: string,
  { matchId, choice }: NewPick,
): Promise<boolean> {
  const stored = await db
    .with('moment', (from) => from.selectNoFrom(clock.sql.as('now')))
    .insertInto('picks')
    .columns(['id', 'user_id', 'match_id', 'choice', 'created_at', 'announce_due_at'])
    .expression((eb) =>
      eb
        .selectFrom('matches')
        .innerJoin('predictions', 'predictions.match_id', 'matches.id')
        .innerJoin('moment', (join) => join.onTrue())
        .select([
          eb.val<string>(crypto.randomUUID()).as('id'),
          eb.val<string>(userId).as('user_id'),
          'matches.id as match_id',
          eb.val<PickChoice>(choice).as('choice'),
          'moment.now as created_at',
          announceDueAt(sql.val(userId), sql.ref('moment.now')).as('announce_due_at'),
        ])
        .where('matches.id', '=', matchId)
        .where('matches.status', '=', 'SCHEDULED')
        .whereRef('matches.start_time', '>', 'moment.now')
        .where((eb) => eb.not(eb.exists(gradeOf(eb))))
        .where((eb) => eb.not(eb.exists(chatOfStart(eb)))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('choice')
    .executeTakeFirst();
  return stored !== undefined;
}

type Matches = ExpressionBuilder<Tables, 'matches'>;

// Independent of the clock: a grade, or a chat message about the start or the end, gives the match away.
const gradeOf = (eb: Matches) =>
  eb.selectFrom('grades').select('grades.match_id').whereRef('grades.match_id', '=', 'matches.id');

const chatOfStart = (eb: Matches) =>
  eb
    .selectFrom('chat_messages')
    .select('chat_messages.id')
    .whereRef('chat_messages.match_id', '=', 'matches.id')
    .where((message) => message.or([message('event_key', '=', 'start'), message('event_key', 'like', 'final:%')]));

const matchAndOwnPick = (db: Db, userId: string, matchId: string) =>
  db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('picks', (join) => join.onRef('picks.match_id', '=', 'matches.id').on('picks.user_id', '=', userId))
    .select(['matches.status', 'predictions.match_id as predicted', 'picks.choice'])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();

function reasonFor({ status, predicted }: { status: string; predicted: string | null }): string {
  if (status === 'VOID' || status === 'POSTPONED') return "This match isn't being played, so picks are closed.";
  if (status === 'SCHEDULED' && predicted === null) return "The Machine hasn't made its pick for this match yet.";
  return 'This match has started, so picks are closed.';
}
