import { expect, test } from 'vitest';
import * as fixtures from '../fixtures.ts';
import { visit } from './visit.ts';

const { dmThread, rival } = fixtures;
const of = (id: string) => ({ params: { id } });

test('a blocked player is hidden everywhere, until they are unblocked', async () => {
  const { call, request } = visit('locked-pick');
  const namedIn = async () => {
    const replies = {
      summary: await call('userSummary', of(rival.id)),
      search: await call('searchUsers', { query: { q: rival.username } }),
      following: await call('following', of(fixtures.player.id)),
      followers: await call('followers', of(fixtures.userAt(3).id)),
      board: await call('leaderboard', { query: {} }),
      threads: await call('dmThreads'),
      notifications: await call('notifications'),
    };
    return Object.entries(replies).flatMap(([name, reply]) =>
      JSON.stringify(reply).includes(rival.username) ? [name] : [],
    );
  };
  const before = await namedIn();
  expect(before).toEqual(expect.arrayContaining(['summary', 'search', 'following', 'threads', 'notifications']));
  await call('block', of(rival.id));
  expect(await namedIn()).toEqual([]);
  expect((await call('blocks'))[0]).toMatchObject({ id: rival.id, username: rival.username });
  expect((await request('follow', of(rival.id))).status).toBe(404);
  expect((await request('dmMessages', { params: { threadId: dmThread.id } })).status).toBe(404);
  await call('unblock', of(rival.id));
  expect((await namedIn()).toSorted()).toEqual(
    before.filter((name) => !['following', 'notifications'].includes(name)).toSorted(),
  );
});
