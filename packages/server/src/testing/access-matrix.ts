import { BOARDS, type CallName, type Endpoint, endpoints, endpointUrl, PERIODS, SCOPES } from '@machine/contract';
import { bodyProblems, successOf } from '@machine/contract/openapi';
import { PASSWORD, signupOf } from './game.ts';
import type { Player } from './player.ts';
import { subscriptionOf } from './pushes.ts';
import type { Callers, Resources } from './access-fixture.ts';

export type { CallName };
export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

/** The expected status for each caller. The rank ADMIN alone counts as `other`. */
type Statuses = Record<'anon' | 'self' | 'other' | 'ended' | 'moderator', number>;

/** The input of a call, and the expected status for each caller. */
export type AccessRow = Statuses & { inputFor(resources: Resources): CallInput };

export const CALLS = Object.keys(endpoints) as CallName[];
const endpointOf = (name: CallName): Endpoint => endpoints[name];
export const isRead = (name: CallName) => endpointOf(name).method === 'GET';

/** The subject that a parameter of a path names, by the segment before it. */
const NAMED: Record<string, keyof Resources> = {
  blocks: 'strangerId',
  cases: 'caseId',
  chat: 'chatMessageId',
  chats: 'liveId',
  completed: 'finalId',
  decisions: 'decisionId',
  'dm-threads': 'threadId',
  follow: 'followedId',
  invites: 'inviteCode',
  leagues: 'leagueId',
  matches: 'liveId',
  members: 'friendId',
  messages: 'dmMessageId',
  mutes: 'followedId',
  notifications: 'notificationId',
  picks: 'liveId',
  'remove-follower': 'friendId',
  sessions: 'sessionId',
  shares: 'shareId',
  subscriptions: 'pushId',
  users: 'selfId',
};

/** Returns the parameters of a path, each by what the segment before it names. */
function paramsOf<Id>({ path }: Endpoint, idOf: (segment: string) => Id): Record<string, Id> {
  const params = path.matchAll(/([^/]+)\/:(\w+)/g);
  return Object.fromEntries([...params].map(([, segment = '', name = '']) => [name, idOf(segment)]));
}

/** The needs of a call besides the example of its endpoint. */
type Exception = { input?: (resources: Resources) => CallInput; statuses?: Partial<Statuses> };

const FOR_EVERYONE = (status: number) => ({
  anon: status,
  self: status,
  other: status,
  ended: status,
  moderator: status,
});

/** The calls whose input or statuses don't follow from their row in the contract. */
const EXCEPTIONS: { [Name in CallName]?: Exception } = {
  login: { input: ({ email }) => ({ body: { email, password: PASSWORD } }) },
  signup: {
    input: () => ({
      body: { ...signupOf(`new_${crypto.randomUUID().slice(0, 8)}`), rank: 'ADMIN', stars: 999, id: 'me' },
    }),
    statuses: { self: 400, other: 400, moderator: 400 },
  },
  forgotPassword: { input: ({ email }) => ({ body: { email } }) },
  resetPassword: {
    input: ({ email }) => ({ body: { token: 'A'.repeat(43), password: 'battery staple', email } }),
    statuses: FOR_EVERYONE(400),
  },
  changePassword: { input: () => ({ body: { currentPassword: PASSWORD, newPassword: 'battery staple' } }) },
  changeUsername: { input: () => ({ body: { username: `new_${crypto.randomUUID().slice(0, 8)}` } }) },
  searchUsers: { input: ({ username }) => ({ query: { q: username } }) },
  sendChatMessage: { statuses: { other: 403, moderator: 403 } },
  deleteChatMessage: { input: ({ finalId: id }) => ({ params: { id } }) },
  lockPick: { input: ({ openId: matchId, friendId: userId }) => ({ body: { matchId, choice: 'AGREE', userId } }) },
  randomPrediction: { input: ({ liveId: match }) => ({ query: { match } }) },
  createShare: {
    input: ({ finalId: matchId }) => ({ body: { kind: 'PICK', matchId } }),
    statuses: { other: 404, moderator: 404 },
  },
  createThread: {
    input: ({ followedId }) => ({ body: { participantIds: [followedId] } }),
    statuses: { other: 403, moderator: 403 },
  },
  addParticipants: { input: ({ followedId }) => ({ body: { participantIds: [followedId] } }) },
  leaveThread: { input: ({ leftThreadId: threadId }) => ({ params: { threadId } }) },
  subscribeToPush: { input: () => ({ body: { ...subscriptionOf() } }) },
  auditPicks: { input: ({ finalId: matchId }) => ({ query: { matchId } }) },
  createReport: {
    input: ({ selfId: id }) => ({ body: { subject: { kind: 'NAME', id }, reason: 'IMPERSONATION' } }),
    statuses: { self: 400 },
  },
};

/** The statuses that follow from the access of a call. `self` is the first to make it: what it creates is new. */
function statusesOf(name: CallName): Statuses {
  const success = Math.max(...Object.keys(successOf(name)).map(Number));
  const { access } = endpointOf(name);
  const all = FOR_EVERYONE(success);
  if (access === 'public' || access === 'optional') return all;
  const players = { ...all, anon: 401, ended: 401 };
  if (access === 'player') return players;
  return { ...players, other: 404, [access === 'owner' ? 'moderator' : 'self']: 404 };
}

function rowOf(name: CallName): AccessRow {
  const endpoint = endpointOf(name);
  const { input, statuses } = EXCEPTIONS[name] ?? {};
  return {
    ...statusesOf(name),
    ...statuses,
    inputFor(resources) {
      const { params, ...own } = input?.(resources) ?? {};
      const { query, body } = endpoint.example ?? {};
      return {
        params: { ...paramsOf(endpoint, (segment) => resources[NAMED[segment] ?? unknownSegment(segment)]), ...params },
        ...(query && { query }),
        ...(body && { body: { ...body } }),
        ...own,
      };
    },
  };
}

function unknownSegment(segment: string): never {
  throw new Error(`Say in access-matrix.ts what /${segment}/ names.`);
}

/** Every call of the contract: who gets which status. */
export const ACCESS_MATRIX = Object.fromEntries(CALLS.map((name) => [name, rowOf(name)])) as Record<
  CallName,
  AccessRow
>;

export function sendCall(who: Player, name: CallName, { params, query, body: json }: CallInput) {
  const { method, path } = endpointOf(name);
  return who.send(method, endpointUrl(path, params, query), { json });
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

/** Inputs for every board and period, of everyone and of followed players. */
export const BOARD_INPUTS: readonly CallInput[] = BOARDS.flatMap((board) =>
  PERIODS.flatMap((period) => SCOPES.map((scope) => ({ query: { board, period, scope } }))),
);
