import { type EventSince, MATCH_START_NOTICE_MINUTES } from '@machine/contract';
import { z } from 'zod';
import { type NewPush, queuePushes } from '../../account/push/queue-pushes.ts';
import { type GameClock, realTimeOf } from '../../platform/clock/clock.ts';
import { gameDayName } from '../../platform/clock/game-day.ts';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps } from '../../platform/jobs/job-handler.ts';
import { followersAmong } from '../club/followed-clubs.ts';
import type { Feed } from '../match/feed.ts';
import { minutesText } from '../match/result.ts';
import { findCard } from '../prediction/card.ts';
import { sinceThenBy } from '../prediction/since-then.ts';
import { clubsIn } from './calendar-events.ts';

const NOTICE_MS = MATCH_START_NOTICE_MINUTES * MINUTE_MS;

const NOT_PICKED = "You haven't picked yet.";

/** Players per step. */
const BATCH = 100;

const lastCallTask = defineTask(
  'last call',
  z.object({
    matchId: z.string(),
    /** The start in real time. */
    startsAt: z.number(),
    /** What has happened since the prediction; null if nothing that a lock screen may show. */
    news: z.string().nullable().default(null),
    /** The last player who has been processed. */
    after: z.string(),
  }),
);

type LastCallDeps = {
  db: Db;
  clock: Pick<GameClock, 'timeScale'>;
  /** Null without a season. */
  feed: Feed | null;
};

/**
 * Stores a job for each match that starts soon and has a prediction: it reminds players who haven't picked. Repeated
 * calls only query matches that haven't been handled yet.
 */
export function createLastCalls({ db, clock, feed }: LastCallDeps): (at: Instant) => Promise<void> {
  const handled = new Set<string>();

  return async (at) => {
    const soon = await db
      .selectFrom('matches')
      .innerJoin('predictions', 'predictions.match_id', 'matches.id')
      .select(['matches.id', 'start_time'])
      .where('status', '=', 'SCHEDULED')
      .where('start_time', '>', at)
      .where('start_time', '<=', at + NOTICE_MS)
      .execute();
    deleteStaleKeys(handled, soon);
    for (const { id, start_time } of soon.filter((match) => !handled.has(match.id))) {
      const startsAt = realTimeOf(clock.timeScale, start_time);
      const card = feed && (await findCard(db, id));
      const news = card ? newsOf(sinceThenBy(feed, at)(card).events) : null;
      await addJob(db, lastCallTask, { matchId: id, startsAt, news, after: '' }, { key: `${lastCallTask.name}:${id}` });
      handled.add(id);
    }
  };
}

/** Says the most telling event that isn't a result. */
function newsOf(events: readonly EventSince[]): string | null {
  const event = events.find((each) => each.kind !== 'RESULT');
  if (event === undefined) return null;
  if (event.kind === 'START') return 'The start has moved.';
  return `Since the prediction: ${event.playerName} (${event.team}) is ${event.status?.toLowerCase() ?? 'back'}.`;
}

/**
 * Queues the push notifications of a match that starts soon, for players who follow one of its clubs, or for everyone if
 * it is gold, unless they have picked. A player gets one a day, for the first such match, and one for each match with
 * news.
 */
export const lastCallHandler = ({ wall }: { wall: () => Instant }) =>
  handleSteps(lastCallTask, async (payload, { db }) => {
    const { matchId, startsAt, news } = payload;
    const match = await db
      .selectFrom('matches')
      .select(['home_team as homeTeam', 'away_team as awayTeam', 'start_time', 'is_gold'])
      .where('id', '=', matchId)
      .where('status', '=', 'SCHEDULED')
      .executeTakeFirst();
    if (match === undefined) return undefined;
    const players = await playersWithoutPick(db, matchId, payload.after);
    const last = players.at(-1);
    if (last === undefined) return undefined;
    const recipients = match.is_gold === 1 ? players : [...(await followersAmong(db, players, clubsIn(match)))];
    const now = wall();
    const message = {
      title: `Starts in ${minutesText(startsAt - now)}`,
      body: [`${match.homeTeam} vs ${match.awayTeam}.`, ...(news === null ? [] : [news]), NOT_PICKED].join(' '),
      path: `/?${new URLSearchParams({ match: matchId })}`,
    };
    const eventKey = `last-call:${news === null ? gameDayName(match.start_time) : matchId}`;
    const pushes = recipients.map((userId): NewPush => ({
      userId,
      kind: 'LAST_CALL',
      eventKey,
      message,
      expiresAt: startsAt,
    }));
    await queuePushes(db, pushes, now);
    return players.length < BATCH ? undefined : { ...payload, after: last };
  });

/** Returns players with push notifications, in order. */
export async function playersWithoutPick(db: Db, matchId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('user_id')
    .distinct()
    .where('user_id', '>', after)
    // One lookup each: a list of all who have picked would be read for every step.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('picks')
            .select('picks.id')
            .where('picks.match_id', '=', matchId)
            .whereRef('picks.user_id', '=', 'push_subscriptions.user_id'),
        ),
      ),
    )
    .orderBy('user_id')
    .limit(BATCH)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
