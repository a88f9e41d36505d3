import { DELETED_MESSAGE } from '@machine/contract';
import { expect, test } from 'vitest';
import * as fixtures from '../fixtures.ts';
import { visit } from './visit.ts';

const { dmThread, groupThread, rival } = fixtures;
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

test('a muted player is quiet in groups, and still has a profile that says so', async () => {
  const { call } = visit('locked-pick');
  const params = { threadId: groupThread.id };
  const authors = async () => new Set((await call('dmMessages', { params })).map(({ userId }) => userId));
  expect(await authors()).toContain(rival.id);
  await call('mute', of(rival.id));
  expect(await authors()).not.toContain(rival.id);
  expect(await call('userSummary', of(rival.id))).toMatchObject({ isMuted: true });
  expect((await call('mutes'))[0]).toMatchObject({ id: rival.id });
  await call('unmute', of(rival.id));
  expect(await authors()).toContain(rival.id);
});

test('a thread that was left is gone, and a deleted message leaves its place', async () => {
  const { call, request } = visit('locked-pick');
  const params = { threadId: dmThread.id };
  await call('sendDmMessage', { params, body: { text: 'Never mind' } });
  const { id = '', text } = (await call('dmMessages', { params })).at(-1) ?? {};
  expect(text).toBe('Never mind');
  await call('deleteDmMessage', { params: { ...params, messageId: id } });
  expect((await call('dmMessages', { params })).at(-1)).toMatchObject({ id, text: DELETED_MESSAGE, isDeleted: true });
  expect((await call('dmThreads'))[0]?.lastMessage?.text).toBe(DELETED_MESSAGE);
  await call('leaveThread', { params });
  expect((await call('dmThreads')).map((thread) => thread.id)).not.toContain(dmThread.id);
  expect((await request('dmMessages', { params })).status).toBe(404);
});

test.each(['block', 'mute'] as const)('rejects to %s oneself and unknown players', async (name) => {
  const { request } = visit('locked-pick');
  expect((await request(name, of(fixtures.player.id))).status).toBe(400);
  expect((await request(name, of('u-nobody'))).status).toBe(404);
});
