import { type Endpoint, endpoints, endpointUrl } from '@machine/contract';
import { bodyProblems } from '@machine/contract/openapi';
import { DAY_MS } from '../platform/clock/time.ts';
import { PASSWORD, signupOf } from './game.ts';
import type { Player } from './player.ts';
import { subscriptionOf } from './pushes.ts';
import type { Callers, Resources } from './access-fixture.ts';

export type CallName = keyof typeof endpoints;
export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

/** The input of a call and the expected status for each caller. The rank ADMIN alone counts as `other`. */
export type AccessRow = Record<'anon' | 'self' | 'other' | 'ended' | 'moderator', number> & {
  inputFor(resources: Resources): CallInput;
};

/** A moderator counts as `other`, unless there is a fifth status. */
type Statuses = [anon: number, self: number, other: number, ended: number, moderator?: number];

const row = (
  [anon, self, other, ended, moderator = other]: Statuses,
  inputFor: (resources: Resources) => CallInput = () => ({}),
): AccessRow => ({ inputFor, anon, self, other, ended, moderator });

const ALL_200: [number, number, number, number] = [200, 200, 200, 200];
const MEMBERS: [number, number, number, number] = [401, 200, 200, 401];
const MODERATORS: Statuses = [401, 404, 404, 401, 200];

/** Every call of the contract; a missing row is a type error. */
export const ACCESS_MATRIX: Record<CallName, AccessRow> = {
  currentUser: row(MEMBERS),
  login: row(ALL_200, ({ email }) => ({ body: { email, password: PASSWORD } })),
  logout: row([204, 204, 204, 204]),
  signup: row([200, 400, 400, 200], () => ({
    body: { ...signupOf(`new_${crypto.randomUUID().slice(0, 8)}`), rank: 'ADMIN', stars: 999, id: 'me' },
  })),
  forgotPassword: row(ALL_200, ({ email }) => ({ body: { email } })),
  resetPassword: row([400, 400, 400, 400], ({ email }) => ({
    body: { token: 'A'.repeat(43), password: 'battery staple', email },
  })),
  searchUsers: row(MEMBERS, ({ username }) => ({ query: { q: username } })),
  userSummary: row(ALL_200, ({ selfId: id }) => ({ params: { id } })),
  followers: row(ALL_200, ({ selfId: id }) => ({ params: { id } })),
  following: row(ALL_200, ({ selfId: id }) => ({ params: { id } })),
  follow: row(MEMBERS, ({ followedId: id }) => ({ params: { id } })),
  unfollow: row(MEMBERS, ({ followedId: id }) => ({ params: { id } })),
  removeFollower: row([401, 200, 404, 401], ({ selfId: id, friendId: followerId }) => ({
    params: { id, followerId },
  })),
  notifications: row(MEMBERS),
  markRead: row([401, 200, 404, 401], ({ notificationId: id }) => ({ params: { id } })),
  markAllRead: row(MEMBERS),
  unreadCount: row(MEMBERS),
  matchChats: row(MEMBERS),
  matchChat: row(ALL_200, ({ liveId: id }) => ({ params: { id } })),
  sendChatMessage: row([401, 201, 403, 401], ({ liveId: id }) => ({ params: { id }, body: { text: 'Hello' } })),
  match: row(ALL_200, ({ liveId: id }) => ({ params: { id } })),
  playByPlay: row(ALL_200, ({ liveId: id }) => ({ params: { id } })),
  lockPick: row([401, 201, 201, 401], ({ openId: matchId, friendId: userId }) => ({
    body: { matchId, choice: 'AGREE', userId },
  })),
  pickReceipt: row([401, 200, 404, 401], ({ liveId: matchId }) => ({ params: { matchId } })),
  randomPrediction: row(ALL_200, ({ liveId: match }) => ({ query: { match } })),
  spotlightPrediction: row(ALL_200),
  slate: row(ALL_200, () => ({ query: { from: new Date(0).toISOString(), to: new Date(DAY_MS).toISOString() } })),
  clubs: row(ALL_200),
  userClubs: row(MEMBERS),
  followClubs: row(MEMBERS, () => ({ body: { clubs: ['ARS', 'Boston Celtics'] } })),
  practice: row(ALL_200),
  shares: row(MEMBERS),
  createShare: row([401, 201, 404, 401], ({ finalId: matchId }) => ({ body: { kind: 'PICK', matchId } })),
  share: row(ALL_200, ({ shareId: id }) => ({ params: { id } })),
  deleteShare: row([401, 204, 404, 401], ({ shareId: id }) => ({ params: { id } })),
  leaderboard: row(ALL_200, () => ({ query: { period: 'all', board: 'stars' } })),
  completedLive: row(ALL_200),
  gameInfo: row(ALL_200),
  machineStats: row(ALL_200),
  machineEdge: row(ALL_200),
  machineRecord: row(ALL_200, () => ({ query: { league: 'EPL' } })),
  userEdge: row(ALL_200, ({ selfId: id }) => ({ params: { id } })),
  recap: row(ALL_200, ({ finalId: id }) => ({ params: { id } })),
  achievements: row(ALL_200),
  dmThreads: row(MEMBERS),
  friendLeagues: row(MEMBERS),
  createFriendLeague: row([401, 201, 201, 401], () => ({ body: { name: 'Friends' } })),
  friendLeague: row([401, 200, 404, 401], ({ leagueId: id }) => ({ params: { id } })),
  friendLeagueTable: row([401, 200, 404, 401], ({ leagueId: id }) => ({ params: { id } })),
  renameFriendLeague: row([401, 200, 404, 401], ({ leagueId: id }) => ({ params: { id }, body: { name: 'Others' } })),
  createInvite: row([401, 200, 404, 401], ({ leagueId: id }) => ({ params: { id } })),
  revokeInvite: row([401, 200, 404, 401], ({ leagueId: id }) => ({ params: { id } })),
  removeFriendLeagueMember: row([401, 200, 404, 401], ({ leagueId: id, friendId: userId }) => ({
    params: { id, userId },
  })),
  leaveFriendLeague: row([401, 200, 404, 401], ({ leagueId: id }) => ({ params: { id } })),
  invite: row(ALL_200, ({ inviteCode: code }) => ({ params: { code } })),
  joinFriendLeague: row(MEMBERS, ({ inviteCode: code }) => ({ params: { code } })),
  createThread: row([401, 201, 403, 401], ({ followedId }) => ({ body: { participantIds: [followedId] } })),
  dmMessages: row([401, 200, 404, 401], ({ threadId }) => ({ params: { threadId } })),
  sendDmMessage: row([401, 201, 404, 401], ({ threadId }) => ({
    params: { threadId },
    body: { text: 'Hello' },
  })),
  addParticipants: row([401, 200, 404, 401], ({ threadId, followedId }) => ({
    params: { threadId },
    body: { participantIds: [followedId] },
  })),
  hiddenResults: row(MEMBERS),
  hideResults: row(MEMBERS, () => ({ body: { all: true, clubs: [] } })),
  showResult: row(MEMBERS, () => ({ body: { matchId: null } })),
  blocks: row(MEMBERS),
  block: row(MEMBERS, ({ strangerId: id }) => ({ params: { id } })),
  unblock: row(MEMBERS, ({ strangerId: id }) => ({ params: { id } })),
  mutes: row(MEMBERS),
  mute: row(MEMBERS, ({ followedId: id }) => ({ params: { id } })),
  unmute: row(MEMBERS, ({ followedId: id }) => ({ params: { id } })),
  leaveThread: row([401, 200, 404, 401], ({ leftThreadId: threadId }) => ({ params: { threadId } })),
  acceptThread: row([401, 200, 404, 401], ({ threadId }) => ({ params: { threadId } })),
  deleteDmMessage: row([401, 200, 404, 401], ({ threadId, dmMessageId: messageId }) => ({
    params: { threadId, messageId },
  })),
  deleteChatMessage: row([401, 200, 404, 401], ({ finalId: id, chatMessageId: messageId }) => ({
    params: { id, messageId },
  })),
  updatePreference: row(MEMBERS, () => ({ body: { emailNotifications: false } })),
  changePassword: row(MEMBERS, () => ({ body: { currentPassword: PASSWORD, newPassword: 'battery staple' } })),
  deleteAccount: row(MEMBERS),
  exportData: row(MEMBERS),
  resendConfirmation: row(MEMBERS),
  activeSessions: row(MEMBERS),
  endSession: row([401, 200, 404, 401], ({ sessionId: id }) => ({ params: { id } })),
  logoutEverywhere: row(MEMBERS),
  newResults: row(MEMBERS),
  reminders: row(MEMBERS),
  updateReminders: row(MEMBERS, () => ({ body: { digestHour: 8, timeZone: 'Europe/Berlin' } })),
  createCalendarAddress: row([401, 201, 201, 401]),
  revokeCalendarAddress: row(MEMBERS),
  pushKey: row(MEMBERS),
  subscribeToPush: row([401, 201, 201, 401], () => ({ body: { ...subscriptionOf() } })),
  // Of another's browser: nothing is removed.
  unsubscribeFromPush: row(MEMBERS, ({ pushId: id }) => ({ params: { id } })),
  sendTestPush: row([401, 200, 404, 401], ({ pushId: id }) => ({ params: { id } })),
  markResultsSeen: row(MEMBERS, () => ({ body: { until: new Date(0).toISOString() } })),
  audit: row(ALL_200),
  auditCheckpoints: row(ALL_200),
  auditEntries: row(ALL_200),
  auditInclusion: row(ALL_200, () => ({ query: { index: '0', size: '1' } })),
  auditConsistency: row(ALL_200, () => ({ query: { from: '0', to: '1' } })),
  auditResults: row(ALL_200),
  auditPicks: row(ALL_200, ({ finalId: matchId }) => ({ query: { matchId } })),
  createReport: row([401, 400, 201, 401], ({ selfId: id }) => ({
    body: { subject: { kind: 'NAME', id }, reason: 'IMPERSONATION' },
  })),
  moderationCases: row(MODERATORS, () => ({ query: { state: 'OPEN' } })),
  moderationCase: row(MODERATORS, ({ caseId: id }) => ({ params: { id } })),
  decideCase: row([401, 404, 404, 401, 201], ({ caseId: id }) => ({
    params: { id },
    body: { action: 'DISMISS', reason: 'OTHER', revision: 1 },
  })),
  undoDecision: row(MODERATORS, ({ decisionId: id }) => ({ params: { id } })),
  moderationLog: row(MODERATORS),
  setWordFilter: row(MODERATORS, ({ liveId: matchId }) => ({ params: { matchId }, body: { isOn: true } })),
  reportClientError: row([204, 204, 204, 204], () => ({
    body: { kind: 'caught', name: 'Error', code: null, stack: [], components: [], route: '/', version: '0.1.0' },
  })),
};

export const CALLS = Object.keys(ACCESS_MATRIX) as CallName[];
const endpointOf = (name: CallName): Endpoint => endpoints[name];
export const isRead = (name: CallName) => endpointOf(name).method === 'GET';

export function sendCall(who: Player, name: CallName, { params, query, body }: CallInput): ReturnType<Player['send']> {
  const { method, path } = endpointOf(name);
  return who.send(method, endpointUrl(path, params, query), {
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
}

/** Throws unless a response is exactly as the contract describes it. */
export function expectValid(name: CallName, body: unknown): void {
  const problems = bodyProblems(name, body === '' ? null : body);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
}

/** The callers in an order in which none affects the next one's result. */
export const CALLERS = ['anon', 'ended', 'other', 'admin', 'moderator', 'self'] as const satisfies (keyof Callers)[];

export const expectedStatus = (name: CallName, who: (typeof CALLERS)[number]) =>
  ACCESS_MATRIX[name][who === 'admin' ? 'other' : who];
