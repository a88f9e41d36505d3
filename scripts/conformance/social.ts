import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Run } from './client.ts';
import type { Account } from './players.ts';

const UNKNOWN = { id: 'no-such-id' };
const to = ({ id }: { id: string }) => ({ params: { id } });

const ids = async (client: Client, name: 'followers' | 'following', id: string) =>
  ((await client.call(name, { params: { id } }, 200)).data ?? []).map((row) => row.id);

const NOTIFIED_WITHIN_MS = 3_000;

/** Checks follows and profiles. Afterwards, `ann` follows `ben` and `cleo`, and there are no other follows. */
export async function checkFollows(
  { report }: Run,
  [ann, ben, cleo]: readonly [Account, Account, Account],
): Promise<void> {
  await ann.call('follow', to(ben), 200);
  await ann.call('follow', to(ben), 200);
  report.check(
    'follow',
    String(await ids(ben, 'following', ann.id)) === ben.id ? null : 'the new follow is not in the list',
  );
  report.check(
    'follow',
    String(await ids(ann, 'followers', ben.id)) === ann.id ? null : 'the followed player has not one follower',
  );
  const seen = (await ann.call('userSummary', to(ben), 200)).data;
  report.check('userSummary', seen?.isFollowing ? null : 'isFollowing is false after a follow');
  report.check('userSummary', seen?.followersCount === 1 ? null : 'the number of followers is wrong');
  const unseen = (await cleo.call('userSummary', to(ben), 200)).data;
  report.check('userSummary', unseen?.isFollowing ? 'isFollowing is true for someone else' : null);
  await ann.call('unfollow', to(ben), 200);
  report.check('unfollow', (await ids(ann, 'following', ann.id)).length === 0 ? null : 'the list still has the follow');
  await ann.call('follow', to(ben), 200);
  await cleo.call('removeFollower', { params: { id: ben.id, followerId: ann.id } }, 404);
  report.check(
    'removeFollower',
    (await ids(ann, 'followers', ben.id)).length === 1 ? null : 'someone else removed a follower',
  );
  await ben.call('removeFollower', { params: { id: ben.id, followerId: ann.id } }, 200);
  report.check(
    'removeFollower',
    (await ids(ann, 'followers', ben.id)).length === 0 ? null : 'the follower is still there',
  );
  for (const name of ['follow', 'unfollow'] as const) {
    await ann.call(name, to(ann), 400);
    await ann.call(name, to(UNKNOWN), 404);
  }
  for (const name of ['followers', 'following'] as const) await ann.call(name, to(UNKNOWN), 404);
  const unknown = await ann.call('userSummary', to(UNKNOWN), 200);
  report.check('userSummary', unknown.text === 'null' ? null : 'an unknown user must be null');
  for (const other of [ben, cleo]) await ann.call('follow', to(other), 200);

  const found = (await ann.call('searchUsers', { query: { q: ben.username.toUpperCase() } }, 200)).data ?? [];
  report.check(
    'searchUsers',
    found.some(({ id }) => id === ben.id) ? null : 'a player is not found by username, in any case',
  );
  const byEmail = (await ann.call('searchUsers', { query: { q: ben.email } }, 200)).data ?? [];
  report.check('searchUsers', byEmail.length === 0 ? null : 'a player is found by email address');
  await ann.call('searchUsers', {}, 400);
}

/** Checks direct messages, between players whom `ann` follows. */
export async function checkMessages(
  { report }: Run,
  [ann, ben, cleo]: readonly [Account, Account, Account],
): Promise<void> {
  const body = { participantIds: [ben.id] };
  const created = (await ann.call('createThread', { body }, 201)).data;
  const again = (await ann.call('createThread', { body }, 200)).data;
  report.check('createThread', again?.id === created?.id ? null : 'the same people have two threads');
  await ben.call('createThread', { body: { participantIds: [ann.id] } }, 403);
  await ann.call('createThread', { body: { participantIds: [UNKNOWN.id] } }, 404);
  for (const invalid of [{}, { participantIds: [] }, { participantIds: ben.id }]) {
    await ann.call('createThread', { body: invalid }, 400);
  }
  const params = { threadId: created?.id ?? UNKNOWN.id };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const send = (client: Client, text: unknown, expected: number, headers: Record<string, string> = {}) =>
    client.call('sendDmMessage', { params, body: { text }, headers }, expected);
  await send(ann, 'First', 201);
  await send(ann, 'Second', 201, key);
  await send(ann, 'Second', 200, key);
  await send(ann, 'Third', 422, key);
  for (const text of ['', '\u200B', 'x'.repeat(2_001), 7]) await send(ann, text, 400);
  await send(ben, 'Not following', 403);
  for (const client of [ann, ben]) {
    const messages = (await client.call('dmMessages', { params }, 200)).data ?? [];
    const texts = messages.map(({ text }) => text).join(', ');
    report.check(
      'dmMessages',
      texts === 'First, Second' ? null : `the thread has "${texts}" instead of "First, Second"`,
    );
    report.check(
      'dmMessages',
      messages.every(({ userId }) => userId === ann.id) ? null : 'a message has the wrong sender',
    );
    const thread = (await client.call('dmThreads', {}, 200)).data?.find(({ id }) => id === params.threadId);
    report.check(
      'dmThreads',
      thread?.lastMessage?.text === 'Second' ? null : 'the last message of the thread is wrong',
    );
    report.check('dmThreads', thread?.participants.length === 2 ? null : 'the thread has not both participants');
    const canReply = thread?.canReply ?? client === ann;
    report.check('dmThreads', canReply === (client === ann) ? null : `canReply is wrong for ${client.who}`);
  }
  // A thread of others looks like one that doesn't exist.
  for (const threadId of [params.threadId, UNKNOWN.id]) {
    await cleo.call('dmMessages', { params: { threadId } }, 404);
    await cleo.call('sendDmMessage', { params: { threadId }, body: { text: 'Hello' } }, 404);
    await cleo.call('addParticipants', { params: { threadId }, body: { participantIds: [ben.id] } }, 404);
  }
  // Ben now hears of it, also from servers whose players have to accept the messages of strangers.
  await ben.call('follow', to(ann), 200);
  await send(ann, 'Third', 201);
  await ben.call('unfollow', to(ann), 200);
  await ann.call('addParticipants', { params, body: { participantIds: [] } }, 400);
  const more = { params, body: { participantIds: [cleo.id] } };
  const added = (await ann.call('addParticipants', more, 200)).data;
  const group = added?.thread ?? { id: params.threadId };
  const history = (await cleo.call('dmMessages', { params: { threadId: group.id } }, 200)).data ?? [];
  report.check('addParticipants', history.length === 0 ? null : 'a new participant sees earlier messages');
}

/** Checks the new results of a player whose picks aren't graded yet. */
export async function checkNewResults({ report }: Run, ann: Account): Promise<void> {
  const results = (await ann.call('newResults', {}, 200)).data;
  const isEmpty = results?.totalCount === 0 && results.results.length === 0 && results.until === null;
  report.check('newResults', isEmpty ? null : 'there are new results before any pick is graded');
  await ann.call('markResultsSeen', { body: { until: '2025-10-14T12:00:00Z' } }, 200);
  for (const until of ['', 'yesterday', '9999-01-01T00:00:00Z', null]) {
    await ann.call('markResultsSeen', { body: { until } }, 400);
  }
}

/** Checks notifications, if the server has sent `ann` any by now. */
export async function checkNotifications({ report }: Run, ann: Account, ben: Account): Promise<void> {
  await ann.call('markRead', { params: UNKNOWN }, 404);
  const deadline = Date.now() + NOTIFIED_WITHIN_MS;
  const list = async () => (await ann.call('notifications', {}, 200)).data ?? [];
  const unread = async () => (await ann.call('unreadCount', {}, 200)).data?.count;
  let rows = await list();
  while (rows.length === 0 && Date.now() < deadline) {
    await pause(100);
    rows = await list();
  }
  const first = rows.find(({ isRead }) => !isRead);
  if (first === undefined)
    return report.skip('markRead', 'the server sent no notification for a first pick and follow');
  const params = { id: first.id };
  await ben.call('markRead', { params }, 404);
  await ann.call('markRead', { params }, 200);
  rows = await list();
  report.check('markRead', rows.find(({ id }) => id === first.id)?.isRead ? null : 'the notification is still unread');
  // The server may still be sending notifications.
  for (let tries = 0; tries === 0 || ((await unread()) !== 0 && tries < 3); tries += 1) {
    await ann.call('markAllRead', {}, 200);
  }
  const count = await unread();
  report.check('markAllRead', count === 0 ? null : `${count} notifications are unread after all were marked as read`);
  report.check(
    'unreadCount',
    (await list()).every(({ isRead }) => isRead) === (count === 0) ? null : 'the count is wrong',
  );
}
