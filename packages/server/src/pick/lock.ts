import type { NewPick, PickChoice, StoredPick } from '@machine/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { announceDueAt } from '../follow/announce-picks.ts';
import { Refusal } from '../http/refusal.ts';
import { isMatchId, unknownMatch } from '../match/match.ts';

export type Locked = { pick: StoredPick; isNew: boolean };

/**
 * Locks a user's pick, once and for ever. Throws a `Refusal`: 404 for an unknown match, 409 when another choice is
 * stored (and names it) or when the match takes no picks.
 */
export async function lockPick(db: Db, clock: Clock, userId: string, { matchId, choice }: NewPick): Promise<Locked> {
  if (!isMatchId(matchId)) throw unknownMatch();
  if (await insert(db, clock, userId, matchId, choice)) return { pick: { matchId, choice }, isNew: true };
  const match = await whyNot(db, userId, matchId);
  if (match === undefined) throw unknownMatch();
  if (match.choice === choice) return { pick: { matchId, choice }, isNew: false };
  if (match.choice !== null) {
    throw new Refusal(409, 'You have already picked the other way on this match.', {
      body: { pick: { matchId, choice: match.choice } },
    });
  }
  throw new Refusal(409, reason(match));
}

/**
 * One statement decides everything by the database's own clock, named once, so that no pick is ever dated at or
 * after the start (RELIABILITY.md S80, S82).
 */
async function insert(db: Db, clock: Clock, userId: string, matchId: string, choice: PickChoice): Promise<boolean> {
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
        .where((eb) => eb.not(eb.exists(knownGrade(eb))))
        .where((eb) => eb.not(eb.exists(knownStart(eb)))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('choice')
    .executeTakeFirst();
  return stored !== undefined;
}

type Matches = ExpressionBuilder<Tables, 'matches'>;

// Whatever the clock says: players know how a match went that has a grade, or whose chat says that it began or ended.
const knownGrade = (eb: Matches) =>
  eb.selectFrom('grades').select('grades.match_id').whereRef('grades.match_id', '=', 'matches.id');

const knownStart = (eb: Matches) =>
  eb
    .selectFrom('chat_messages')
    .select('chat_messages.id')
    .whereRef('chat_messages.match_id', '=', 'matches.id')
    .where((line) => line.or([line('event_key', '=', 'start'), line('event_key', 'like', 'final:%')]));

const whyNot = (db: Db, userId: string, matchId: string) =>
  db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('picks', (join) => join.onRef('picks.match_id', '=', 'matches.id').on('picks.user_id', '=', userId))
    .select(['matches.status', 'predictions.match_id as called', 'picks.choice'])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();

function reason({ status, called }: { status: string; called: string | null }): string {
  if (status === 'VOID' || status === 'POSTPONED') return 'This match is not being played: it takes no picks.';
  if (status === 'SCHEDULED' && called === null) return 'The Machine has not made its pick on this match.';
  return 'This match has started: picks are closed.';
}
