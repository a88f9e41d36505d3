import { BOARDS, PERIODS } from '@machine/contract';
import type { CallInput, CallName } from './access-matrix.ts';
import { subscriptionOf } from './pushes.ts';

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

const once = (input: CallInput = {}) => [{ input }];
const params = (values: Record<string, string>): CallInput => ({ params: values });
/** About the other player, who must look unknown. */
const player = ({ otherId }: Hidden): Probe[] => [{ input: params({ id: otherId }), like: params({ id: UNKNOWN }) }];
/** About the thread of the two, which must look unknown, and about the group. */
const threads =
  (body?: Record<string, unknown>) =>
  ({ threadId, groupId }: Hidden): Probe[] => [
    { input: { ...params({ threadId }), body }, like: { ...params({ threadId: UNKNOWN }), body } },
    { input: { ...params({ threadId: groupId }), body } },
  ];
const ofMatch = ({ matchId: id }: Hidden) => once(params({ id }));
const ofLeague = ({ leagueId: id }: Hidden) => once(params({ id }));

/**
 * How to make each call of the contract so that it would show the other player. A call that is missing is a type error:
 * a new one needs a row, which is `() => once()` if it is about nobody.
 */
export const STRANGER_CALLS: Record<CallName, (hidden: Hidden) => Probe[]> = {
  currentUser: () => once(),
  slate: () => once({ query: { from: new Date(0).toISOString(), to: new Date(60_000).toISOString() } }),
  clubs: () => once(),
  userClubs: () => once(),
  followClubs: () => once({ body: { clubs: ['ARS'] } }),
  searchUsers: ({ otherName }) => [
    { input: { query: { q: otherName } } },
    { input: { query: { q: otherName.slice(1, -1) } } },
  ],
  userSummary: (hidden) => [...player(hidden), { input: params({ id: hidden.friendId }) }],
  followers: (hidden) => [...player(hidden), ...own(hidden)],
  following: (hidden) => [...player(hidden), ...own(hidden)],
  userEdge: player,
  follow: player,
  unfollow: player,
  removeFollower: ({ callerId, otherId }) => [
    { input: params({ id: callerId, followerId: otherId }), like: params({ id: callerId, followerId: UNKNOWN }) },
    { input: params({ id: otherId, followerId: callerId }), like: params({ id: UNKNOWN, followerId: callerId }) },
  ],
  notifications: () => once(),
  reminders: () => once(),
  updateReminders: () => once({ body: { digestHour: 8 } }),
  createCalendarAddress: () => once(),
  revokeCalendarAddress: () => once(),
  pushKey: () => once(),
  subscribeToPush: () => once({ body: { ...subscriptionOf() } }),
  unsubscribeFromPush: () => once(params({ id: UNKNOWN })),
  sendTestPush: () => once(params({ id: UNKNOWN })),
  unreadCount: () => once(),
  markRead: () => once(params({ id: UNKNOWN })),
  markAllRead: () => once(),
  matchChats: () => once(),
  matchChat: ofMatch,
  sendChatMessage: ({ matchId: id }) => once({ ...params({ id }), body: { text: 'Hello' } }),
  deleteChatMessage: ({ matchId: id, chatMessageId: messageId }) => [
    { input: params({ id, messageId }), like: params({ id, messageId: UNKNOWN }) },
  ],
  dmThreads: () => once(),
  createThread: ({ otherId, friendId }) =>
    [[], [friendId]].map((others) => ({
      input: { body: { participantIds: [...others, otherId] } },
      like: { body: { participantIds: [...others, UNKNOWN] } },
    })),
  dmMessages: threads(),
  sendDmMessage: threads({ text: 'Hello' }),
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
  acceptThread: threads(),
  leaveThread: threads(),
  blocks: () => once(),
  block: player,
  unblock: () => once(params({ id: UNKNOWN })),
  mutes: () => once(),
  mute: player,
  unmute: player,
  leaderboard: () =>
    BOARDS.flatMap((board) =>
      PERIODS.flatMap((period): Probe[] => [
        { input: { query: { board, period } } },
        { input: { query: { board, period, scope: 'following' } } },
      ]),
    ),
  friendLeagues: () => once(),
  createFriendLeague: () => once({ body: { name: 'Another one' } }),
  friendLeague: ofLeague,
  friendLeagueTable: ({ leagueId: id }) => [
    { input: params({ id }) },
    { input: { ...params({ id }), query: { week: '2026-11-16T10:00:00.000Z' } } },
  ],
  renameFriendLeague: ({ leagueId: id }) => once({ ...params({ id }), body: { name: 'Ours' } }),
  createInvite: ofLeague,
  revokeInvite: ofLeague,
  removeFriendLeagueMember: ({ leagueId: id, otherId: userId }) => [
    { input: params({ id, userId }), like: params({ id, userId: UNKNOWN }) },
  ],
  invite: ({ leagueCode, otherCode }) => [
    { input: params({ code: leagueCode }) },
    { input: params({ code: otherCode }), like: params({ code: UNKNOWN }) },
  ],
  joinFriendLeague: ({ leagueCode, otherCode }) => [
    { input: params({ code: otherCode }), like: params({ code: UNKNOWN }) },
    { input: params({ code: leagueCode }) },
  ],
  leaveFriendLeague: ofLeague,
  machineEdge: () => once(),
  machineStats: () => once(),
  machineRecord: () => once({ query: { league: 'NBA' } }),
  match: ofMatch,
  playByPlay: ofMatch,
  recap: ofMatch,
  lockPick: ({ matchId }) => once({ body: { matchId, choice: 'AGREE' } }),
  pickReceipt: ({ matchId }) => once(params({ matchId })),
  randomPrediction: () => once(),
  spotlightPrediction: () => once(),
  practice: () => once(),
  completedLive: () => once(),
  shares: () => once(),
  createShare: () => once({ body: { kind: 'EDGE' } }),
  share: ({ shareId: id }) => [{ input: params({ id }), like: params({ id: UNKNOWN }) }],
  deleteShare: ({ shareId: id }) => [{ input: params({ id }), like: params({ id: UNKNOWN }) }],
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
  // For moderators only, who see everyone.
  moderationCases: () => once(),
  moderationCase: () => once(params({ id: UNKNOWN })),
  decideCase: () => once({ ...params({ id: UNKNOWN }), body: {} }),
  undoDecision: () => once(params({ id: UNKNOWN })),
  moderationLog: () => once(),
  setWordFilter: ({ matchId }) => once({ ...params({ matchId }), body: { isOn: true } }),
  gameInfo: () => once(),
  achievements: () => once(),
  newResults: () => once(),
  hiddenResults: () => once(),
  hideResults: () => once({ body: { all: true, clubs: [] } }),
  showResult: () => once({ body: { matchId: null } }),
  markResultsSeen: () => once({ body: { until: new Date(0).toISOString() } }),
  audit: () => once(),
  auditCheckpoints: () => once(),
  auditEntries: () => once(),
  auditInclusion: () => once({ query: { index: '0', size: '1' } }),
  auditConsistency: () => once({ query: { from: '0', to: '1' } }),
  auditResults: () => once(),
  auditPicks: () => once({ query: { matchId: 'over' } }),
  reportClientError: () => once({ body: {} }),
  updatePreference: () => once({ body: { notifyRankUp: true } }),
  exportData: () => once(),
  resendConfirmation: () => once(),
  activeSessions: () => once(),
  endSession: () => once(params({ id: UNKNOWN })),
  forgotPassword: ({ otherName }) => [
    { input: { body: { email: `${otherName}@example.org` } }, like: { body: { email: 'unknown@example.org' } } },
  ],
  resetPassword: () => once({ body: { token: 'A'.repeat(43), password: 'battery staple' } }),
  login: () => once({ body: { email: 'unknown@example.org', password: 'wrong password' } }),
  signup: () => once({ body: {} }),
  changePassword: () => once({ body: { currentPassword: 'wrong password', newPassword: 'battery staple' } }),
  // These end the session of the caller, so they come last.
  logoutEverywhere: () => once(),
  logout: () => once(),
  deleteAccount: () => once(),
};

/** The lists of the caller and of the friend, on which the other player was. */
function own({ callerId, friendId }: Hidden): Probe[] {
  return [callerId, friendId].map((id) => ({ input: params({ id }) }));
}

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
