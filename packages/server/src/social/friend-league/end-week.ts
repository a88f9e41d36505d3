import { z } from 'zod';
import {
  createNotifications,
  createOrUpdateNotifications,
  type NewNotification,
} from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { DUEL_SUMS } from '../../game/duel/duel.ts';
import type { Span } from '../../game/leaderboard/period.ts';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import { HOUR_MS, type Instant, WEEK_MS } from '../../platform/clock/time.ts';
import { readValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import { toStars } from '../../platform/db/stars.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps } from '../../platform/jobs/job-handler.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { hiddenAmong } from '../safety/hidden.ts';
import { type LeagueRow, toSeenPlayer } from './league.ts';
import { addWeekLine } from './week-lines.ts';
import { winText } from './week-text.ts';
import { scoresOf } from './weeks.ts';

/** The row of `key_value` with the newest week whose end is stored as a job. */
const ENDED_WEEK = 'league week';
/** A week's last match may end after it. A line waits for its result, but not longer than this. */
const WAIT_MS = 6 * HOUR_MS;
/** Leagues per step of a job. */
const BATCH = 20;

const endedWeek = z.object({ week: z.number(), at: z.number() });
/** `after`: the last league that is done. */
const endTask = defineTask('end league week', endedWeek.extend({ after: z.string() }));

/** Stores a job for the newest week that is over, once, when its matches are. A server that was down does it later. */
export async function endLeagueWeek(db: Db, at: Instant): Promise<void> {
  const week = gameWeekOf(at) - 1;
  if (Number(await readValue(db, ENDED_WEEK)) === week || (await isStillPlayed(db, week, at))) return;
  await db.transaction().execute(async (transaction) => {
    const value = String(week);
    const claimed = await transaction
      .insertInto('key_value')
      .values({ name: ENDED_WEEK, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('key_value.value', '<>', value))
      .returning('name')
      .executeTakeFirst();
    if (claimed === undefined) return;
    await addJob(transaction, endTask, { week, at, after: '' }, { expiresAt: Date.now() + WEEK_MS });
  });
}

async function isStillPlayed(db: Db, week: number, at: Instant): Promise<boolean> {
  const to = gameWeekStart(week + 1);
  if (at >= to + WAIT_MS) return false;
  const match = await db
    .selectFrom('matches')
    .select('id')
    .where('start_time', '>=', gameWeekStart(week))
    .where('start_time', '<', to)
    .where('status', 'in', ['SCHEDULED', 'LIVE', 'PROVISIONAL'])
    .limit(1)
    .executeTakeFirst();
  return match !== undefined;
}

/**
 * Ends a week of each league with a result in it: one line in its conversation, and a notification for each member. A
 * member of several leagues gets one, about a league that they won if there is one.
 */
export const leagueWeekHandler = ({ notify, bus }: { notify: Notify; bus: Pick<Bus, 'publish'> }) =>
  handleSteps(endTask, async (payload, { db, afterCommit }) => {
    const leagues = await db
      .selectFrom('friend_leagues')
      .selectAll()
      .where('id', '>', payload.after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const league of leagues) {
      const { memberIds, notified } = await endWeekOf(db, league, payload);
      afterCommit(() => {
        if (memberIds.length > 0) bus.publish({ type: 'dm', data: {} }, memberIds);
        notify(notified);
      });
    }
    const last = leagues.at(-1);
    return last === undefined || leagues.length < BATCH ? undefined : { ...payload, after: last.id };
  });

async function endWeekOf(db: Db, league: LeagueRow, { week, at }: z.infer<typeof endedWeek>) {
  const span = { from: gameWeekStart(week), to: gameWeekStart(week + 1) };
  const scores = await scoresOf(db, league.id, span);
  if (scores.length === 0) return NOTHING;
  const members = await membersOf(db, league.id, span);
  const tenths = Math.max(...scores.map((score) => score.tenths));
  const winners = tenths === 0 ? [] : scores.filter((score) => score.tenths === tenths);
  const lost = members.filter(({ picks, you, machine }) => picks > 0 && you < machine).map(({ id }) => id);
  const outcome = { winners: winners.map(({ id }) => id), tenths, lost };
  if (!(await addWeekLine(db, outcome, { league_id: league.id, week, created_at: at }))) return NOTHING;
  await db.updateTable('dm_threads').set({ last_at: at }).where('id', '=', league.thread_id).execute();
  const ofWinners: NewNotification[] = [];
  const ofOthers: NewNotification[] = [];
  for (const member of members) {
    const hidden = await hiddenAmong(db, member.id, outcome.winners);
    const seen = winners.map(toSeenPlayer(hidden));
    const names = winners.map(({ id }, index) => (id === member.id ? 'you' : (seen[index]?.username ?? '')));
    const won = winText({ winners: names, stars: toStars(tenths) });
    const others = Number(member.leagues) > 1 ? ' See your other leagues, too.' : '';
    (outcome.winners.includes(member.id) ? ofWinners : ofOthers).push({
      userId: member.id,
      kind: 'LEAGUE_WEEK',
      eventKey: `league-week:${week}`,
      message: `${league.name}: ${won}${duelText(member)}${others}`,
      neutralMessage: `${league.name}: the week is over.`,
      at,
      target: { kind: 'LEAGUE', id: league.id },
      aboutUserIds:
        outcome.winners.length > 2 ? [] : outcome.winners.filter((id) => id !== member.id && !hidden.has(id)),
    });
  }
  const notified = [
    ...(await createOrUpdateNotifications(db, ofWinners)),
    ...(await createNotifications(db, ofOthers)),
  ];
  return { memberIds: members.map(({ id }) => id), notified };
}

const NOTHING = { memberIds: [], notified: [] };

/** Returns the members by name with their week against the Machine, on all of their picks; meaningless without one. */
const membersOf = (db: Db, leagueId: string, { from, to }: Span) =>
  db
    .selectFrom('friend_league_members as members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('pick_results as results', (join) =>
      join
        .onRef('results.user_id', '=', 'members.user_id')
        .on('results.start_time', '>=', from)
        .on('results.start_time', '<', to),
    )
    .leftJoin('predictions', 'predictions.match_id', 'results.match_id')
    .select('users.id')
    .select(({ fn }) => fn.count<number>('results.match_id').as('picks'))
    .select(DUEL_SUMS)
    .select((eb) =>
      eb
        .selectFrom('friend_league_members as memberships')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('memberships.user_id', '=', 'members.user_id')
        .where('memberships.left_at', 'is', null)
        .as('leagues'),
    )
    .where('members.league_id', '=', leagueId)
    .where('members.left_at', 'is', null)
    .groupBy(['users.id', 'members.user_id', 'users.username_key'])
    .orderBy('users.username_key')
    .execute();

const duelText = ({ picks, you, machine }: { picks: number; you: number; machine: number }) =>
  picks === 0 ? '' : ` You ${toStars(you)}, the Machine ${toStars(machine)}.`;
