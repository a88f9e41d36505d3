import type { ChatMessage, MatchChat } from '@machine/contract';
import { expect, it } from 'vitest';
import { openChats } from '../../testing/conversations.ts';
import { openGame } from '../../testing/game.ts';
import type { TestUser } from '../../testing/test-users.ts';

it('removes the text of an own message for everyone, and leaves its place', async () => {
  const game = await openGame({ sharedCacheMs: 500 });
  const { users, paths } = await openChats(game);
  const [ada, bob] = users as [TestUser, TestUser];
  const [path = '', elsewhere = ''] = paths;
  const key = { 'Idempotency-Key': 'once' };
  const { id } = (await ada.post(path, { text: 'A secret' }, key)).body as { id: string };
  await ada.post(path, { text: 'Hello' });
  const unread = async () =>
    ((await bob.get('/api/match-chats')).body as MatchChat[]).find(({ matchId }) => path.includes(matchId))
      ?.unreadCount;
  expect(await unread()).toBe(2);

  for (const [who, from, message] of [
    [bob, path, id],
    [ada, elsewhere, id],
    [ada, path, 'unknown'],
  ] as const) {
    const refused = await who.delete(`${from}/${message}`);
    expect([refused.status, refused.body]).toEqual([404, { message: "This message doesn't exist." }]);
  }
  expect([(await ada.delete(`${path}/${id}`)).status, (await ada.delete(`${path}/${id}`)).status]).toEqual([200, 200]);
  expect(await unread()).toBe(1);
  for (const reader of [ada, bob, game.visitor()]) {
    const messages = (await reader.get(path)).body as ChatMessage[];
    expect(messages.map(({ text, isDeleted }) => [text, isDeleted])).toEqual([
      ['Message deleted', true],
      ['Hello', undefined],
    ]);
  }
  expect(JSON.stringify(await game.db.selectFrom('chat_messages').selectAll().execute())).not.toContain('secret');
  expect((await ada.get('/api/user/export-data')).body).toMatchObject({ chatMessages: [{ text: 'Hello' }] });
  // A late retry neither fails nor brings it back.
  expect(await ada.post(path, { text: 'A secret' }, key)).toMatchObject({ status: 200, body: { id } });
  expect((await bob.get(path)).text).not.toContain('secret');
});
