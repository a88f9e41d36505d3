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
  report.expect('follow', String(await ids(ben, 'following', ann.id)) === ben.id, 'the new follow is not in the list');
  report.expect(
    'follow',
    String(await ids(ann, 'followers', ben.id)) === ann.id,
    'the followed player has not one follower',
  );
  const seen = (await ann.call('userSummary', to(ben), 200)).data;
  report.expect('userSummary', seen?.isFollowing, 'isFollowing is false after a follow');
  report.expect('userSummary', seen?.followersCount === 1, 'the number of followers is wrong');
  const unseen = (await cleo.call('userSummary', to(ben), 200)).data;
  report.expect('userSummary', !unseen?.isFollowing, 'isFollowing is true for someone else');
  await ann.call('unfollow', to(ben), 200);
  report.expect('unfollow', (await ids(ann, 'following', ann.id)).length === 0, 'the list still has the follow');
  await ann.call('follow', to(ben), 200);
  await cleo.call('removeFollower', { params: { id: ben.id, followerId: ann.id } }, 404);
  report.expect(
    'removeFollower',
    (await ids(ann, 'followers', ben.id)).length === 1,
    'someone else removed a follower',
  );
  await ben.call('removeFollower', { params: { id: ben.id, followerId: ann.id } }, 200);
  report.expect('removeFollower', (await ids(ann, 'followers', ben.id)).length === 0, 'the follower is still there');
  for (const name of ['follow', 'unfollow'] as const) await ann.call(name, to(ann), 400);
  const unknown = await ann.call('userSummary', to(UNKNOWN), 200);
  report.expect('userSummary', unknown.text === 'null', 'an unknown user must be null');
  for (const other of [ben, cleo]) await ann.call('follow', to(other), 200);

  const found = (await ann.call('searchUsers', { query: { q: ben.username.toUpperCase() } }, 200)).data ?? [];
  report.expect(
    'searchUsers',
    found.some(({ id }) => id === ben.id),
    'a player is not found by username, in any case',
  );
  const byEmail = (await ann.call('searchUsers', { query: { q: ben.email } }, 200)).data ?? [];
  report.expect('searchUsers', byEmail.length === 0, 'a player is found by email address');
}

/** Checks direct messages, between players whom `ann` follows. Returns a thread of `ann` and `ben` without `cleo`. */
export async function checkMessages(
  { report }: Run,
  [ann, ben, cleo]: readonly [Account, Account, Account],
): Promise<string | undefined> {
  const body = { participantIds: [ben.id] };
  const created = (await ann.call('createThread', { body }, 201)).data;
  const again = (await ann.call('createThread', { body }, 200)).data;
  report.expect('createThread', again?.id === created?.id, 'the same people have two threads');
  await ben.call('createThread', { body: { participantIds: [ann.id] } }, 403);
  await ann.call('createThread', { body: { participantIds: [UNKNOWN.id] } }, 404);
  const params = { threadId: created?.id ?? UNKNOWN.id };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const send = (client: Client, text: unknown, expected: number, headers: Record<string, string> = {}) =>
    client.call('sendDmMessage', { params, body: { text }, headers }, expected);
  await send(ann, 'First', 201);
  await send(ann, 'Second', 201, key);
  await send(ann, 'Second', 200, key);
  await send(ann, 'Third', 422, key);
  await send(ann, '\u200B', 400);
  await send(ben, 'Not following', 403);
  for (const client of [ann, ben]) {
    const messages = (await client.call('dmMessages', { params }, 200)).data ?? [];
    const texts = messages.map(({ text }) => text).join(', ');
    report.expect('dmMessages', texts === 'First, Second', `the thread has "${texts}" instead of "First, Second"`);
    report.expect(
      'dmMessages',
      messages.every(({ userId }) => userId === ann.id),
      'a message has the wrong sender',
    );
    const thread = (await client.call('dmThreads', {}, 200)).data?.find(({ id }) => id === params.threadId);
    report.expect('dmThreads', thread?.lastMessage?.text === 'Second', 'the last message of the thread is wrong');
    report.expect('dmThreads', thread?.participants.length === 2, 'the thread has not both participants');
    const canReply = thread?.canReply ?? client === ann;
    report.expect('dmThreads', canReply === (client === ann), `canReply is wrong for ${client.who}`);
  }
  // Ben now hears of it, also from servers whose players have to accept the messages of strangers.
  await ben.call('follow', to(ann), 200);
  await send(ann, 'Third', 201);
  await ben.call('unfollow', to(ann), 200);
  const more = { params, body: { participantIds: [cleo.id] } };
  const added = (await ann.call('addParticipants', more, 200)).data;
  const group = added?.thread ?? { id: params.threadId };
  const history = (await cleo.call('dmMessages', { params: { threadId: group.id } }, 200)).data ?? [];
  report.expect('addParticipants', history.length === 0, 'a new participant sees earlier messages');
  return group.id === params.threadId ? undefined : params.threadId;
}

/** Checks that a block hides two players from each other, on servers that have blocks. */
export async function checkBlocks({ report }: Run, [, ben, cleo]: readonly [Account, Account, Account]): Promise<void> {
  const features = (await cleo.call('gameInfo', {}, [200, 404])).data?.features ?? [];
  if (!features.includes('SAFETY')) return;
  await ben.call('follow', to(cleo), 200);
  await cleo.call('block', to(cleo), 400);
  await cleo.call('block', to(ben), 200);
  await cleo.call('block', to(ben), 200);
  const blocked = (await cleo.call('blocks', {}, 200)).data ?? [];
  report.expect('blocks', String(blocked.map(({ id }) => id)) === ben.id, 'the list has not the blocked player');
  report.expect('blocks', (await ben.call('blocks', {}, 200)).data?.length === 0, 'a player sees who blocks them');
  for (const [who, other] of [
    [ben, cleo],
    [cleo, ben],
  ] as const) {
    const summary = await who.call('userSummary', to(other), 200);
    report.expect('userSummary', summary.text === 'null', 'a blocked or blocking player has a profile');
    for (const name of ['follow', 'unfollow', 'mute'] as const) await who.call(name, to(other), 404);
    await who.call('createThread', { body: { participantIds: [other.id] } }, 404);
    const found = (await who.call('searchUsers', { query: { q: other.username } }, 200)).data ?? [];
    report.expect('searchUsers', !found.some(({ id }) => id === other.id), 'finds a blocked or blocking player');
  }
  await cleo.call('unblock', to(ben), 200);
  const seen = (await ben.call('userSummary', to(cleo), 200)).data;
  report.expect('userSummary', seen?.isFollowing === false, 'a block has not ended a follow');
}

/** Checks the new results of a player whose picks aren't graded yet. */
export async function checkNewResults({ report }: Run, ann: Account): Promise<void> {
  const results = (await ann.call('newResults', {}, 200)).data;
  const isEmpty = results?.totalCount === 0 && results.results.length === 0 && results.until === null;
  report.expect('newResults', isEmpty, 'there are new results before any pick is graded');
  await ann.call('markResultsSeen', { body: { until: '2025-10-14T12:00:00Z' } }, 200);
  await ann.call('markResultsSeen', { body: { until: '9999-01-01T00:00:00Z' } }, 400);
}

/** Checks notifications, if the server has sent `ann` any by now. */
export async function checkNotifications({ report }: Run, ann: Account, ben: Account): Promise<void> {
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
  report.expect('markRead', rows.find(({ id }) => id === first.id)?.isRead, 'the notification is still unread');
  // The server may still be sending notifications.
  for (let tries = 0; tries === 0 || ((await unread()) !== 0 && tries < 3); tries += 1) {
    await ann.call('markAllRead', {}, 200);
  }
  const count = await unread();
  report.expect('markAllRead', count === 0, `${count} notifications are unread after all were marked as read`);
  report.expect('unreadCount', (await list()).every(({ isRead }) => isRead) === (count === 0), 'the count is wrong');
}
