import type { PickChoice } from '@machine/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { announcePicks } from './announce-picks.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { gameBeforeEach, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { addMatch } from '../../testing/rows.ts';
import { pick, pickAll, seenBy } from '../../testing/community.ts';
import { countPicks, MIN_BATCH_SIZE } from '../../game/community/count.ts';

const SOON = KICK_OFF + HOUR_MS;

const game = gameBeforeEach();

const factsIn = (text: string) =>
  text
    .replaceAll(/[\w-]{36}/g, '')
    .split(/[{}[\],]+/)
    .toSorted();

/** Returns everything a follower can read about a match and its picks, except ids and the order by ids. */
async function readAfter(choice: PickChoice) {
  const [follower, followed] = [await signUpUser(game, 'follower'), await signUpUser(game, 'followed')];
  await follower.post(`/api/follow/${followed.id}`);
  await addMatch(game.db, 'a', SOON);
  await pick(game, follower, 'a', 'AGREE');
  await pick(game, followed, 'a', choice);
  // The steps of a season tick that concern picks.
  game.setTime(KICK_OFF + 5 * MINUTE_MS);
  await countPicks(game.db, game.now());
  await announcePicks(game.db, game.now());
  await runJobs(game.db);
  const paths = [
    '/api/predictions/random?match=a',
    '/api/predictions/spotlight',
    '/api/matches/a',
    '/api/matches/a/chat',
    '/api/match-chats',
    '/api/completed/live',
    '/api/completed/a/recap',
    '/api/notifications',
    '/api/leaderboards?period=all&board=slayers',
    '/api/leaderboards?period=all&board=stars',
    '/api/users/search?q=followed',
    `/api/users/${followed.id}/summary`,
    '/api/user/export-data',
  ];
  const responses = await Promise.all(paths.map((path) => follower.get(path)));
  return responses.map(({ status, text }) => ({ status, facts: factsIn(text) }));
}

it('shows a follower the same whether the followed player picked AGREE or DISAGREE', async () => {
  const agreed = await readAfter('AGREE');
  await game.close();
  Object.assign(game, await openGame());
  expect(await readAfter('DISAGREE')).toEqual(agreed);
  expect(agreed[0]?.facts).toContain('"totalCount":1');
  expect(agreed.every(({ status }) => status === 200)).toBe(true);
});

it('never changes the counts a player sees by fewer than five other players’ picks', async () => {
  const choice = fc.constantFrom<PickChoice>('AGREE', 'DISAGREE');
  const moments = fc.array(fc.array(choice, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 8 });
  let match = 0;
  await fc.assert(
    fc.asyncProperty(moments, choice, fc.nat(7), async (others, own, chosen) => {
      const matchId = `match-${(match += 1)}`;
      await addMatch(game.db, matchId, SOON);
      const player = await signUpUser(game);
      const ownAt = chosen % others.length;
      for (const choices of others.slice(0, ownAt)) await pickAll(game, matchId, choices);
      await pick(game, player, matchId, own);
      let before = (await seenBy(player, matchId)).totalCount;
      for (const choices of others.slice(ownAt)) {
        await pickAll(game, matchId, choices);
        const { totalCount } = await seenBy(player, matchId);
        expect(totalCount === before || totalCount - before >= MIN_BATCH_SIZE).toBe(true);
        before = totalCount;
      }
    }),
    { numRuns: process.env.NIGHTLY ? 50 : 10 },
  );
});
