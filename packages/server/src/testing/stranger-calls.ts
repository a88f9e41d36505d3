import { BOARDS, type CallName, type Endpoint, endpoints, PERIODS } from '@machine/contract';
import { type CallInput, CALLS, paramsOf } from './access-matrix.ts';

/** What a call can be about, for two players of whom one is the caller and the other is to stay hidden. */
export type Hidden = {
  callerId: string;
  otherId: string;
  otherName: string;
  /** Known to both. */
  friendId: string;
  /** Only the two are in it. */
  threadId: string;
  /** The friend is in it, too. */
  groupId: string;
  /** What the other one has written to the group, and to the chat of the match. */
  groupMessageId: string;
  chatMessageId: string;
  matchId: string;
  /** What the other one has shared. */
  shareId: string;
  /** Of a league of the friend, in which both are. */
  leagueId: string;
  leagueCode: string;
  /** Leads to a league of the other one. */
  otherCode: string;
};

/** A way to make a call. With `like`, its response must be exactly the same as to that call. */
export type Probe = { input: CallInput; like?: CallInput };

const UNKNOWN = 'no-such-id';

/** An id for a path. With `like`, the response must be the same as for that id. */
type Named = { id: string; like?: string };
const hidden = (id: string): Named => ({ id, like: UNKNOWN });
const shared = (id: string): Named => ({ id });

/** What a call is to be about, by the segment of its path before the first parameter; nothing that exists for others. */
const NAMED: Record<string, (of: Hidden) => Named[]> = {
  users: ({ otherId }) => [hidden(otherId)],
  follow: ({ otherId }) => [hidden(otherId)],
  blocks: ({ otherId }) => [hidden(otherId)],
  mutes: ({ otherId }) => [hidden(otherId)],
  'dm-threads': ({ threadId, groupId }) => [hidden(threadId), shared(groupId)],
  matches: ({ matchId }) => [shared(matchId)],
  completed: ({ matchId }) => [shared(matchId)],
  picks: ({ matchId }) => [shared(matchId)],
  chats: ({ matchId }) => [shared(matchId)],
  leagues: ({ leagueId }) => [shared(leagueId)],
  invites: ({ leagueCode, otherCode }) => [shared(leagueCode), hidden(otherCode)],
  shares: ({ shareId }) => [hidden(shareId)],
};

const params = (values: Record<string, string>): CallInput => ({ params: values });

/** The calls that could show the other player in more ways than by what their path names. */
const EXCEPTIONS: { [Name in CallName]?: (hidden: Hidden) => Probe[] } = {
  searchUsers: ({ otherName }) => [
    { input: { query: { q: otherName } } },
    { input: { query: { q: otherName.slice(1, -1) } } },
  ],
  userSummary: (of) => [...player(of), { input: params({ id: of.friendId }) }],
  followers: (of) => [...player(of), ...own(of)],
  following: (of) => [...player(of), ...own(of)],
  removeFollower: ({ callerId, otherId }) => [
    { input: params({ id: callerId, followerId: otherId }), like: params({ id: callerId, followerId: UNKNOWN }) },
    { input: params({ id: otherId, followerId: callerId }), like: params({ id: UNKNOWN, followerId: callerId }) },
  ],
  deleteChatMessage: ({ matchId: id, chatMessageId: messageId }) => [
    { input: params({ id, messageId }), like: params({ id, messageId: UNKNOWN }) },
  ],
  createThread: ({ otherId, friendId }) =>
    [[], [friendId]].map((others) => ({
      input: { body: { participantIds: [...others, otherId] } },
      like: { body: { participantIds: [...others, UNKNOWN] } },
    })),
  deleteDmMessage: ({ groupId: threadId, groupMessageId: messageId }) => [
    { input: params({ threadId, messageId }), like: params({ threadId, messageId: UNKNOWN }) },
  ],
  addParticipants: ({ threadId, groupId, otherId }) => [
    ...[otherId, UNKNOWN].map((id) => ({
      input: { ...params({ threadId }), body: { participantIds: [id] } },
      like: { ...params({ threadId: UNKNOWN }), body: { participantIds: [id] } },
    })),
    {
      input: { ...params({ threadId: groupId }), body: { participantIds: [otherId] } },
      like: { ...params({ threadId: groupId }), body: { participantIds: [UNKNOWN] } },
    },
  ],
  // Would end the block.
  unblock: () => [{ input: params({ id: UNKNOWN }) }],
  leaderboard: () =>
    BOARDS.flatMap((board) =>
      PERIODS.flatMap((period): Probe[] => [
        { input: { query: { board, period } } },
        { input: { query: { board, period, scope: 'following' } } },
      ]),
    ),
  friendLeagueTable: ({ leagueId: id }) => [
    { input: params({ id }) },
    { input: { ...params({ id }), query: { week: '2026-11-16T10:00:00.000Z' } } },
  ],
  removeFriendLeagueMember: ({ leagueId: id, otherId: userId }) => [
    { input: params({ id, userId }), like: params({ id, userId: UNKNOWN }) },
  ],
  lockPick: ({ matchId }) => [{ input: { body: { matchId, choice: 'AGREE' } } }],
  createReport: ({ otherId, chatMessageId, groupMessageId, otherCode }) =>
    [
      { kind: 'NAME', id: otherId },
      { kind: 'PICTURE', id: otherId },
      { kind: 'CHAT_MESSAGE', id: chatMessageId },
      { kind: 'DM_MESSAGE', id: groupMessageId },
      { kind: 'LEAGUE_NAME', id: otherCode },
    ].map(({ kind, id }) => ({
      input: { body: { subject: { kind, id }, reason: 'SPAM' } },
      like: { body: { subject: { kind, id: UNKNOWN }, reason: 'SPAM' } },
    })),
  auditPicks: () => [{ input: { query: { matchId: 'over' } } }],
  forgotPassword: ({ otherName }) => [
    { input: { body: { email: `${otherName}@example.org` } }, like: { body: { email: 'unknown@example.org' } } },
  ],
};

/** Returns all ways to make a call so that it would show the other player. */
export function strangerProbes(name: CallName, of: Hidden): Probe[] {
  const probes = EXCEPTIONS[name]?.(of);
  if (probes !== undefined) return probes;
  const endpoint: Endpoint = endpoints[name];
  const { query, body } = endpoint.example ?? {};
  const inputFor = (id: string): CallInput => ({
    params: paramsOf(endpoint, (segment) => (segment === first ? id : UNKNOWN)),
    ...(query && { query }),
    ...(body && { body: { ...body } }),
  });
  const first = /([^/]+)\/:/.exec(endpoint.path)?.[1] ?? '';
  const named = NAMED[first]?.(of) ?? [shared(UNKNOWN)];
  return named.map(({ id, like }) => ({ input: inputFor(id), ...(like !== undefined && { like: inputFor(like) }) }));
}

/** All calls: reads first, and last those after which the caller sees less. */
export const STRANGER_CALLS = CALLS.toSorted((first, second) => orderOf(first) - orderOf(second));

function orderOf(name: CallName): number {
  const { method, path, session }: Endpoint = endpoints[name];
  if (session === 'ends') return 3;
  if (path.endsWith('/leave')) return 2;
  return method === 'GET' ? 0 : 1;
}

const player = ({ otherId }: Hidden): Probe[] => [{ input: params({ id: otherId }), like: params({ id: UNKNOWN }) }];

/** The lists of the caller and of the friend, on which the other player was. */
const own = ({ callerId, friendId }: Hidden): Probe[] => [callerId, friendId].map((id) => ({ input: params({ id }) }));

/** The calls that still show the other player, to whom, and why. */
export const STILL_SHOWN: { [Name in CallName]?: { to: readonly ('blocker' | 'blocked')[]; why: string } } = {
  blocks: { to: ['blocker'], why: 'the own list, in which a block can be ended' },
  block: { to: ['blocker'], why: 'a repeat of the own block succeeds' },
  exportData: { to: ['blocker'], why: 'the own blocks are data of the caller' },
  auditPicks: {
    to: ['blocker', 'blocked'],
    why: 'the audit is public and the same for everyone, and has ids without names',
  },
};
