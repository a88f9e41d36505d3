import type { NewPick, PickChoice, Receipt } from '@machine/contract';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { addUnlockJob } from '../achievement/unlock-job.ts';
import { isMatchId, unknownMatch } from '../match/match.ts';
import type { SignedPick } from '../proof/receipt.ts';
import { findPick, type ReceiptFor } from '../proof/receipts.ts';

/** Builds the SQL for when a new pick is announced to others; null: never. */
export type AnnounceDueAt = (userId: RawBuilder<string>, matchStart: RawBuilder<Instant>) => RawBuilder<Instant | null>;

export type LockDeps = { db: Db; clock: Clock; announceDueAt: AnnounceDueAt; receiptFor: ReceiptFor };

export type LockedPick = { pick: SignedPick; receipt: Receipt | null; isNew: boolean };

/**
 * Locks a user's pick for good, and stores the job for the achievements it unlocks. Throws an `HttpError`: 404 for an
 * unknown match, 409 if the other choice is already stored (the response contains it) or the match takes no picks.
 */
export async function lockPick(deps: LockDeps, userId: string, { matchId, choice }: NewPick): Promise<LockedPick> {
  if (!isMatchId(matchId)) throw unknownMatch();
  const { db, clock, receiptFor } = deps;
  const locked = await inTransaction(db, async (transaction): Promise<LockedPick | undefined> => {
    const inserted = await insert({ ...deps, db: transaction }, userId, { matchId, choice });
    if (inserted === undefined) return undefined;
    await addUnlockJob(transaction, userId, clock.now());
    const pick = { matchId, userId, choice, ...inserted };
    // Here, so that nothing is stored if it fails.
    return { pick, receipt: await receiptFor(pick, transaction), isNew: true };
  });
  if (locked !== undefined) return locked;
  const pick = await findPick(db, userId, matchId);
  if (pick === undefined) throw await reasonAgainst(db, matchId);
  if (pick.choice === choice) return { pick, receipt: await receiptFor(pick), isNew: false };
  throw new HttpError(409, 'You already made the opposite pick on this match.', {
    body: { pick: { matchId, choice: pick.choice } },
  });
}

/**
 * Checks and inserts in one statement that reads the database clock once, so that no pick is ever dated at or after the
 * start. Nor is it dated before the prediction, by whichever process's clock that was published. Returns undefined if
 * nothing was inserted.
 */
async function insert(
  { db, clock, announceDueAt }: LockDeps,
  userId: string,
  { matchId, choice }: NewPick,
): Promise<Pick<SignedPick, 'pickedAt' | 'matchStart'> | undefined> {
  return db
    .with('moment', () => momentOf(clock, matchId))
    .insertInto('picks')
    .columns(['id', 'user_id', 'match_id', 'choice', 'created_at', 'announce_due_at', 'match_start'])
    .expression((eb) =>
      eb
        .selectFrom('matches')
        .innerJoin('moment', (join) => join.onTrue())
        .select([
          eb.val<string>(crypto.randomUUID()).as('id'),
          eb.val<string>(userId).as('user_id'),
          'matches.id as match_id',
          eb.val<PickChoice>(choice).as('choice'),
          'moment.now as created_at',
          announceDueAt(sql.val(userId), sql.ref('matches.start_time')).as('announce_due_at'),
          'matches.start_time as match_start',
        ])
        .where('matches.id', '=', matchId)
        .where('matches.status', '=', 'SCHEDULED')
        .whereRef('matches.start_time', '>', 'moment.now')
        .where((eb) => eb.not(eb.exists(gradeOf(eb))))
        .where((eb) => eb.not(eb.exists(chatOfStart(eb)))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['created_at as pickedAt', 'match_start as matchStart'])
    .executeTakeFirst();
}

/** Builds the query for when a pick is cacheable: now, but not before the prediction. It has no row without a prediction. */
const momentOf = (clock: Clock, matchId: string) =>
  sql<{ now: Instant }>`(select case when created_at > clock.at then created_at else clock.at end as now
    from predictions cross join (select ${clock.sql} as at) as clock where match_id = ${matchId})`;

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

/** Returns the error that says why a match takes no picks. */
async function reasonAgainst(db: Db, matchId: string): Promise<HttpError> {
  const match = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .select(['matches.status', 'predictions.match_id as predicted'])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();
  return match === undefined ? unknownMatch() : new HttpError(409, reasonFor(match));
}

function reasonFor({ status, predicted }: { status: string; predicted: string | null }): string {
  if (status === 'VOID' || status === 'POSTPONED') return "This match isn't being played, so picks are closed.";
  if (status === 'SCHEDULED' && predicted === null) return "The Machine hasn't made its pick for this match yet.";
  return 'This match has started, so picks are closed.';
}
