import { beforeEach, describe, expect, it } from 'vitest';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { openPushGame } from '../../testing/push-game.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { fakeFeed, fakeMatch } from '../../testing/fake-data-source.ts';
import { gradeAndNotify, runJobs } from '../../testing/run-jobs.ts';
import type { Feed } from '../match/feed.ts';
import { followClub, unfollowClub } from '../club/followed-clubs.ts';
import { createLastCalls } from './last-call.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const LAKERS = { home_team: 'Los Angeles Lakers', away_team: 'Bears' };

const push = openedBeforeEach(openPushGame);
let feed: Feed;
let tick: (at: number) => Promise<void>;
beforeEach(async () => {
  push.game.setTime(NOON);
  feed = fakeFeed([fakeMatch('earlier', NOON - DAY_MS)]);
  tick = createLastCalls({ db: push.game.db, clock: push.game.clock, feed });
  await followClub(push.game.db, push.ada.id, 'LAL', NOON);
});

/** Lets the season tick, then runs the jobs and sends what they queue. */
async function tickAt(at: number): Promise<void> {
  push.game.setTime(at);
  await tick(at);
  await runJobs(push.game.db, undefined, push.game.now);
  await push.send();
}
const addPicked = (id: string, startTime: number) =>
  addPick(push.game.db, { userId: push.ada.id, matchId: id, at: startTime - HOUR_MS });

describe('a last call', () => {
  it('reminds of a match of a followed club that the player has not picked, 15 minutes before it starts, once', async () => {
    await addMatch(push.game.db, 'a b', NOON + HOUR_MS, LAKERS);
    await tickAt(NOON + 45 * MINUTE_MS - 1);
    expect(push.client.sent).toEqual([]);
    for (const minutes of [45, 46, 59]) await tickAt(NOON + minutes * MINUTE_MS);
    expect(push.client.sent.map(({ message, ttlMs }) => [message, ttlMs])).toEqual([
      [
        {
          title: 'Starts in 15 minutes',
          body: "Los Angeles Lakers vs Bears. You haven't picked yet.",
          tag: 'last-call:2026-11-20',
          path: '/?match=a+b',
        },
        15 * MINUTE_MS,
      ],
    ]);
  });

  it('is for everyone if the match is gold, and for no one else without a followed club', async () => {
    await unfollowClub(push.game.db, push.ada.id, 'LAL');
    await addMatch(push.game.db, 'plain', NOON + 5 * MINUTE_MS, LAKERS);
    await tickAt(NOON);
    expect(push.client.sent).toEqual([]);
    await addMatch(push.game.db, 'gold', NOON + 6 * MINUTE_MS, { ...LAKERS, is_gold: 1 });
    await tickAt(NOON + 1);
    expect(push.client.sent.map(({ message }) => message.path)).toEqual(['/?match=gold']);
  });

  it('says what has happened since the prediction, in which case it comes once a match, but never a result', async () => {
    await addMatch(push.game.db, 'day', NOON + 5 * MINUTE_MS, LAKERS);
    await tickAt(NOON);
    const other = { playerName: 'B', status: 'Out', team: 'MIA', description: '' };
    feed.injuries = (_, at) => (at < NOON ? [other] : [{ ...other, playerName: 'A. Davis', team: 'LAL' }]);
    for (const minutes of [6, 7, 8]) await addMatch(push.game.db, `${minutes}`, NOON + minutes * MINUTE_MS, LAKERS);
    for (const minute of [1, 2]) await tickAt(NOON + minute);
    expect(push.client.sent.map(({ message: { body, tag } }) => [tag, body])).toEqual([
      ['last-call:2026-11-20', "Los Angeles Lakers vs Bears. You haven't picked yet."],
      [
        'last-call:6',
        "Los Angeles Lakers vs Bears. Since the prediction: A. Davis (LAL) is out. You haven't picked yet.",
      ],
    ]);
  });

  it('comes once a day, and not for a match that is picked, void, live or without a prediction', async () => {
    await addMatch(push.game.db, 'picked', NOON + MINUTE_MS, LAKERS);
    await addPicked('picked', NOON);
    await addMatch(push.game.db, 'void', NOON + MINUTE_MS, { ...LAKERS, status: 'VOID' });
    await addMatch(push.game.db, 'live', NOON + MINUTE_MS, { ...LAKERS, status: 'LIVE' });
    await addMatch(push.game.db, 'unknown', NOON + MINUTE_MS, { ...LAKERS, hasPrediction: false });
    await tickAt(NOON);
    expect(push.client.sent).toEqual([]);
    for (const hours of [1, 2, 3]) await addMatch(push.game.db, `${hours}`, NOON + hours * HOUR_MS, LAKERS);
    for (const hours of [1, 2, 3]) await tickAt(NOON + hours * HOUR_MS - MINUTE_MS);
    expect(push.client.sent.map(({ message }) => message.path)).toEqual(['/?match=1']);
    await addMatch(push.game.db, 'tomorrow', NOON + DAY_MS, LAKERS);
    await tickAt(NOON + DAY_MS - MINUTE_MS);
    expect(push.client.sent.map(({ message }) => message.path)).toEqual(['/?match=1', '/?match=tomorrow']);
  });
});

it('the results of a day are announced without a result, once, when the last pick of the day is graded', async () => {
  const { db } = push.game;
  for (const [index, id] of ['a', 'b'].entries()) {
    await addMatch(db, id, NOON + (1 + 2 * index) * HOUR_MS, LAKERS);
    await addPicked(id, NOON);
  }
  const finish = async (id: string, at: number) => {
    push.game.setTime(at);
    await updateTable(db, 'matches', { status: 'FINAL', score_home: 101, score_away: 98 }, { id });
    await gradeAndNotify(db, at, undefined, push.game.now);
    await push.send();
  };
  await finish('a', NOON + 2 * HOUR_MS);
  expect(push.client.sent).toEqual([]);
  await finish('b', NOON + 6 * HOUR_MS);
  expect(push.client.sent.map(({ message }) => message)).toEqual([
    {
      title: 'Your results are in',
      body: 'All your picks of the day are graded.',
      tag: 'results:2026-11-20',
      path: '/',
    },
  ]);
  await updateTable(db, 'matches', { score_home: 90 }, { id: 'a' });
  await finish('a', NOON + 7 * HOUR_MS);
  expect(push.client.sent).toHaveLength(1);
});
