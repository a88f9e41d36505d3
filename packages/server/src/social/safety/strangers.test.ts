import { updateTable } from '../../testing/queries.ts';
import { describe, expect, it } from 'vitest';
import { type CallName, isRead, sendCall } from '../../testing/access-matrix.ts';
import { MORNING } from '../../testing/digests.ts';
import { join, openLeague } from '../../testing/friend-leagues.ts';
import { STILL_SHOWN, type Stranger, STRANGER_CALLS, strangerProbes } from '../../testing/stranger-calls.ts';
import { type Acquaintance, announce, openAcquaintance, write } from '../../testing/strangers.ts';
import type { TestUser } from '../../testing/test-users.ts';

/** The reads that name the other player while nobody is blocked: otherwise this test would prove nothing. */
const NAMING: readonly CallName[] = [
  'auditPicks',
  'dmMessages',
  'dmThreads',
  'exportData',
  'followers',
  'following',
  'friendLeague',
  'friendLeagueTable',
  'invite',
  'leaderboard',
  'machineEdge',
  'matchChat',
  'notifications',
  'searchUsers',
  'share',
  'userSummary',
];

type Pair = { caller: TestUser; other: TestUser; otherName: string };

const asPlayer = ({ id }: TestUser) => ({ friendId: id, followedId: id, strangerId: id });

async function strangerOf(acquaintance: Acquaintance, { caller, other, otherName }: Pair): Promise<Stranger> {
  const { game, carl, threadId, groupId } = acquaintance;
  const own = (table: 'dm_messages' | 'chat_messages') =>
    game.db.selectFrom(table).select('id').where('user_id', '=', other.id);
  const group = await own('dm_messages').where('thread_id', '=', groupId).executeTakeFirstOrThrow();
  const chat = await own('chat_messages').executeTakeFirstOrThrow();
  const league = await openLeague(carl);
  for (const user of [caller, other]) await join(user, league.code);
  const share = await other.post('/api/shares', { kind: 'PICK', matchId: 'over' });
  return {
    callerId: caller.id,
    shared: {
      ...asPlayer(carl),
      email: 'unknown@example.org',
      username: 'carl',
      liveId: 'chat',
      openId: 'chat',
      finalId: 'over',
      threadId: groupId,
      leagueId: league.id,
      inviteCode: league.code,
    },
    hidden: {
      ...asPlayer(other),
      selfId: other.id,
      email: `${otherName}@example.org`,
      username: otherName,
      threadId,
      dmMessageId: group.id,
      chatMessageId: chat.id,
      shareId: (share.body as { id: string }).id,
      inviteCode: (await openLeague(other)).code,
    },
  };
}

/** Returns what a response shows of the other player. */
const shownIn = (text: string, { hidden: { selfId = '', username = '' } }: Pick<Stranger, 'hidden'>) =>
  [selfId, username].filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));

/** Makes a call in every way; returns what is wrong with the responses. */
async function problemsOf(caller: TestUser, name: CallName, stranger: Stranger): Promise<string[]> {
  const problems: string[] = [];
  for (const { input, like } of strangerProbes(name, stranger)) {
    const { status, text } = await sendCall(caller, name, input);
    const asked = `${name} ${JSON.stringify(input)}`;
    if (status >= 500) problems.push(`${asked}: ${status}`);
    if (shownIn(text, stranger).length > 0) problems.push(`${asked} shows ${text.slice(0, 200)}`);
    if (like === undefined) continue;
    const unknown = await sendCall(caller, name, like);
    const [own, expected] = [`${status} ${text}`, `${unknown.status} ${unknown.text}`];
    if (own !== expected) problems.push(`${asked}: ${own} instead of ${expected}`);
  }
  return problems;
}

async function openPair(direction: 'blocker' | 'blocked') {
  const acquaintance = await openAcquaintance();
  const { ada, bob } = acquaintance;
  const pair: Pair =
    direction === 'blocker'
      ? { caller: ada, other: bob, otherName: 'bob_marked' }
      : { caller: bob, other: ada, otherName: 'ada_marked' };
  const block = async () => {
    const { status } = await ada.post(`/api/blocks/${bob.id}`);
    // Long ago, as what one could read in the last days can still be reported.
    await updateTable(acquaintance.game.db, 'blocks', { created_at: 0 });
    return status;
  };
  return { ...acquaintance, ...pair, acquaintance, block, stranger: await strangerOf(acquaintance, pair) };
}

describe.each(['blocker', 'blocked'] as const)('the %s', (direction) => {
  it('sees the other one before the block, and in no response after it', async () => {
    const { caller, stranger, block } = await openPair(direction);
    const naming: CallName[] = [];
    for (const name of STRANGER_CALLS.filter(isRead)) {
      const texts = [];
      for (const { input } of strangerProbes(name, stranger)) texts.push((await sendCall(caller, name, input)).text);
      if (shownIn(texts.join(' '), stranger).length > 0) naming.push(name);
    }
    expect(naming.toSorted()).toEqual(NAMING);

    expect(await block()).toBe(200);
    const problems: Record<string, string[]> = {};
    for (const name of STRANGER_CALLS) {
      const found = await problemsOf(caller, name, stranger);
      if (found.length > 0) problems[name] = found;
    }
    const excepted = Object.entries(STILL_SHOWN).flatMap(([name, { to }]) => (to.includes(direction) ? [name] : []));
    const unexpected = Object.entries(problems).filter(([name]) => !excepted.includes(name));
    expect(unexpected).toEqual([]);
    // An exception that is none anymore has to go.
    expect(Object.keys(problems).toSorted()).toEqual(excepted.toSorted());
  });

  it('hears nothing of what the other one does, and gets no email or page about them', async () => {
    const { acquaintance, game, timers, open, caller, other, carl, stranger, block } = await openPair(direction);
    await block();
    // Only the first pick of a day is announced by an event.
    await game.db.deleteFrom('notifications').where('kind', '=', 'FOLLOWED_PICK').execute();
    // Sends what is waiting from before.
    for (let gap = 0; gap < 2; gap += 1) timers.advance(250);
    const [own, friend] = [await open({ player: caller }), await open({ player: carl })];
    expect(await write(acquaintance, other)).toEqual([404, 201, 201]);
    await other.post('/api/picks', { matchId: 'next', choice: 'AGREE' });
    await announce(acquaintance, 'next');
    for (let gap = 0; gap < 2; gap += 1) timers.advance(250);
    for (const client of [own, friend]) await client.settled();
    expect(friend.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['dm', 'notification']));
    expect(own.events.filter(({ type }) => type !== 'chat')).toEqual([]);

    game.setTime(MORNING);
    game.jobs.start();
    await game.jobs.settled();
    const namedTo = (address: string) =>
      game.mails.filter(({ to }) => to === address).map((mail) => shownIn(JSON.stringify(mail), stranger));
    expect(namedTo('carl@example.org')).toEqual([[stranger.hidden.username]]);
    expect(namedTo(`${direction === 'blocker' ? 'ada' : 'bob'}_marked@example.org`)).toEqual([[]]);

    for (const path of ['/', `/profile/${other.id}`, '/leaderboards', '/messages', `/s/${stranger.hidden.shareId}`]) {
      const { text } = await caller.get(path, { Accept: 'text/html' });
      expect(text).toContain('<');
      expect(shownIn(text, stranger)).toEqual([]);
    }
  });
});
