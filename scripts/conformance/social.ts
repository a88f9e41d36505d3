import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { Checked } from './players.ts';
import { UNKNOWN } from './rejections.ts';

const to = ({ id }: { id: string }) => ({ params: { id } });
const idsIn = async (client: Client, name: 'followers' | 'following', id: string) =>
  String((await client.read(name, to({ id })))?.map((row) => row.id));

/** Starts a thread; returns its id. */
const create = async (client: Client, other: string, expected: number) =>
  (await client.call('createThread', { body: { participantIds: [other] } }, expected)).data?.id;

const NOTIFIED_WITHIN_MS = 3_000;

/** Checks follows and profiles. Afterwards, `ann` follows `ben` and `cleo`, and there are no other follows. */
export async function checkFollows({ report, ann, ben, cleo }: Checked): Promise<void> {
  for (let time = 0; time < 2; time += 1) await ann.call('follow', to(ben));
  report.expect('follow', (await idsIn(ben, 'following', ann.id)) === ben.id, 'the new follow is not in the list');
  report.expect('follow', (await idsIn(ann, 'followers', ben.id)) === ann.id, 'the followed has not one follower');
  const seen = await ann.read('userSummary', to(ben));
  report.expect('userSummary', seen?.isFollowing, 'isFollowing is false after a follow');
  report.expect('userSummary', seen?.followersCount === 1, 'the number of followers is wrong');
  const unseen = await cleo.read('userSummary', to(ben));
  report.expect('userSummary', !unseen?.isFollowing, 'isFollowing is true for someone else');
  await ann.call('unfollow', to(ben));
  report.expect('unfollow', (await idsIn(ann, 'following', ann.id)) === '', 'the list still has the follow');
  await ann.call('follow', to(ben));
  const follower = { params: { id: ben.id, followerId: ann.id } };
  await cleo.call('removeFollower', follower, 404);
  report.expect(
    'removeFollower',
    (await idsIn(ann, 'followers', ben.id)) === ann.id,
    'someone else removed a follower',
  );
  await ben.call('removeFollower', follower);
  report.expect('removeFollower', (await idsIn(ann, 'followers', ben.id)) === '', 'the follower is still there');
  for (const name of ['follow', 'unfollow'] as const) await ann.call(name, to(ann), 400);
  const unknown = await ann.call('userSummary', to({ id: UNKNOWN }));
  report.expect('userSummary', unknown.text === 'null', 'an unknown user must be null');
  for (const other of [ben, cleo]) await ann.call('follow', to(other));

  const search = async (q: string) => (await ann.read('searchUsers', { query: { q } })) ?? [];
  const isFound = (await search(ben.username.toUpperCase())).some(({ id }) => id === ben.id);
  report.expect('searchUsers', isFound, 'a player is not found by username, in any case');
  report.expect('searchUsers', (await search(ben.email)).length === 0, 'a player is found by email address');
}

/** Checks direct messages, between players whom `ann` follows. Returns a thread of `ann` and `ben` without `cleo`. */
export async function checkMessages({ report, ann, ben, cleo }: Checked): Promise<string | undefined> {
  const created = await create(ann, ben.id, 201);
  report.expect('createThread', (await create(ann, ben.id, 200)) === created, 'the same people have two threads');
  await create(ben, ann.id, 403);
  await create(ann, UNKNOWN, 404);
  const threadId = created ?? UNKNOWN;
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const send = (client: Client, text: unknown, expected: number, headers: Record<string, string> = {}) =>
    client.call('sendDmMessage', { params: { threadId }, body: { text }, headers }, expected);
  const repeat = async (text: string, expected: number[]) => {
    const input = { params: { threadId }, body: { text }, headers: key, rule: 'idempotency' } as const;
    return (await ann.call('sendDmMessage', input, expected)).status;
  };
  await send(ann, 'First', 201);
  await send(ann, 'Second', 201, key);
  // Without the addition, the second use of a key is just another message.
  const isKnown = (await repeat('Other', [422, 201])) === 422;
  report.setLevel('IDEMPOTENCY', isKnown);
  if (isKnown) await repeat('Second', [200]);
  const expected = isKnown ? 'First, Second' : 'First, Second, Other';
  await send(ann, '\u200B', 400);
  for (const client of [ann, ben]) {
    const messages = (await client.read('dmMessages', { params: { threadId } })) ?? [];
    const texts = messages.map(({ text }) => text).join(', ');
    report.expect('dmMessages', texts === expected, `the thread has "${texts}" instead of "${expected}"`);
    const isByAnn = messages.every(({ userId }) => userId === ann.id);
    report.expect('dmMessages', isByAnn, 'a message has the wrong sender');
    const thread = (await client.read('dmThreads'))?.find(({ id }) => id === threadId);
    report.expect(
      'dmThreads',
      thread?.lastMessage?.text === expected.split(', ').at(-1),
      'the last message of the thread is wrong',
    );
    report.expect('dmThreads', thread?.participants.length === 2, 'the thread has not both participants');
    report.expect('dmThreads', thread?.canReply !== false, `canReply is wrong for ${client.who}`);
  }
  // Ben now hears of it, also from servers whose players have to accept the messages of strangers.
  await ben.call('follow', to(ann));
  await send(ann, 'Third', 201);
  await ben.call('unfollow', to(ann));
  await send(ben, 'Everybody in a thread can write', 201);
  const added = await ann.read('addParticipants', { params: { threadId }, body: { participantIds: [cleo.id] } });
  const group = added?.thread?.id ?? threadId;
  const history = (await cleo.read('dmMessages', { params: { threadId: group } })) ?? [];
  report.expect('addParticipants', history.length === 0, 'a new participant sees earlier messages');
  return group === threadId ? undefined : threadId;
}

/** Checks that a block hides two players from each other. */
export async function checkBlocks({ report, ben, cleo }: Checked): Promise<void> {
  await ben.call('follow', to(cleo));
  await cleo.call('block', to(cleo), 400);
  for (let time = 0; time < 2; time += 1) await cleo.call('block', to(ben));
  const blocked = (await cleo.read('blocks'))?.map(({ id }) => id);
  report.expect('blocks', String(blocked) === ben.id, 'the list has not the blocked player');
  report.expect('blocks', (await ben.read('blocks'))?.length === 0, 'a player sees who blocks them');
  for (const [who, other] of [
    [ben, cleo],
    [cleo, ben],
  ] as const) {
    const summary = await who.call('userSummary', to(other));
    report.expect('userSummary', summary.text === 'null', 'a blocked or blocking player has a profile');
    for (const name of ['follow', 'unfollow', 'mute'] as const) await who.call(name, to(other), 404);
    await create(who, other.id, 404);
    const found = await who.read('searchUsers', { query: { q: other.username } });
    report.expect('searchUsers', !found?.some(({ id }) => id === other.id), 'finds a blocked or blocking player');
  }
  await cleo.call('unblock', to(ben));
  const seen = await ben.read('userSummary', to(cleo));
  report.expect('userSummary', seen?.isFollowing === false, 'a block has not ended a follow');
}

/** Checks the new results of a player whose picks aren't graded yet. */
export async function checkNewResults({ report, ann }: Checked): Promise<void> {
  const results = await ann.read('newResults');
  const isEmpty = results?.totalCount === 0 && results.results.length === 0 && results.until === null;
  report.expect('newResults', isEmpty, 'there are new results before any pick is graded');
  await ann.call('markResultsSeen', { body: { until: '2025-10-14T12:00:00Z' } });
  await ann.call('markResultsSeen', { body: { until: '9999-01-01T00:00:00Z' } }, 400);
}

/** Checks notifications, if the server has sent `ann` any by now. */
export async function checkNotifications({ report, ann, ben }: Checked): Promise<void> {
  const deadline = Date.now() + NOTIFIED_WITHIN_MS;
  const list = async () => (await ann.read('notifications')) ?? [];
  const unread = async () => (await ann.read('unreadCount'))?.count;
  let rows = await list();
  while (rows.length === 0 && Date.now() < deadline) {
    await pause(100);
    rows = await list();
  }
  const first = rows.find(({ isRead }) => !isRead);
  if (first === undefined)
    return report.skip('markRead', 'the server sent no notification for a first pick and follow');
  await ben.call('markRead', to(first), 404);
  await ann.call('markRead', to(first));
  const isRead = (await list()).find(({ id }) => id === first.id)?.isRead;
  report.expect('markRead', isRead, 'the notification is still unread');
  // The server may still be sending notifications.
  for (let tries = 0; tries === 0 || ((await unread()) !== 0 && tries < 3); tries += 1) await ann.call('markAllRead');
  const count = await unread();
  report.expect('markAllRead', count === 0, `${count} notifications are unread after all were marked as read`);
  report.expect('unreadCount', (await list()).every((row) => row.isRead) === (count === 0), 'the count is wrong');
}
