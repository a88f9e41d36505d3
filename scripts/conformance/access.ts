import { type CallName, type Endpoint, endpoints } from '@machine/contract';
import { isForVisitors, successOf } from '@machine/contract/openapi';
import type { Client, Input, Run } from './client.ts';

/** Valid input for the calls that only players may make. */
const BODIES: { [Name in CallName]?: unknown } = {
  createFriendLeague: { name: 'Friends' },
  renameFriendLeague: { name: 'Friends' },
  sendChatMessage: { text: 'Hello' },
  sendDmMessage: { text: 'Hello' },
  updatePreference: { notifyRankUp: false },
  hideResults: { all: false, clubs: [] },
  showResult: { matchId: null },
  markResultsSeen: { until: '2025-10-14T12:00:00Z' },
  changePassword: { currentPassword: 'a password', newPassword: 'another password' },
  createReport: { subject: { kind: 'NAME', id: 'u2' }, reason: 'OTHER' },
  decideCase: { action: 'DISMISS', reason: 'OTHER', revision: 0 },
  setWordFilter: { isOn: true },
  createShare: { kind: 'EDGE' },
  followClubs: { clubs: [] },
  updateReminders: { digestHour: 7 },
  subscribeToPush: {
    endpoint: 'https://push.example/a',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  },
};

/** The queries of calls that need one, for a server that stores no writes. */
const QUERIES: { [Name in CallName]?: Record<string, string> } = {
  searchUsers: { q: 'a' },
  auditInclusion: { index: '0', size: '1' },
  auditConsistency: { from: '1', to: '2' },
  auditPicks: { matchId: 'm1' },
  moderationCases: { state: 'OPEN' },
  slate: { from: '2025-10-14T00:00:00Z', to: '2025-10-15T00:00:00Z' },
};

export type Ids = Record<'id' | 'followerId' | 'threadId' | 'messageId' | 'matchId', string>;

/** Checks that visitors get 401 from every call for players, with valid ids and input. */
export async function checkAccess(visitor: Client, ids: Ids): Promise<void> {
  const bodies = {
    ...BODIES,
    lockPick: { matchId: ids.matchId, choice: 'AGREE' },
    createThread: { participantIds: [ids.id] },
    addParticipants: { participantIds: [ids.id] },
  };
  const params = { ...ids, userId: 'no-such-id', code: 'no-such-code' };
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints) as [CallName, Endpoint][]) {
    if (isForVisitors(endpoint)) continue;
    const body = bodies[name as keyof typeof bodies];
    await visitor.call(name, { params, query: QUERIES[name] ?? {}, body }, 401);
  }
}

/** Checks the rules that apply to every call, on a few examples: media types, sizes, methods and other sites. */
export async function checkTransport({ origin, report }: Run, visitor: Client): Promise<void> {
  const login = (input: Input, expected: number) => visitor.call('login', input, expected);
  await login({ raw: '{"email": ' }, 400);
  await login({ raw: '[]' }, 400);
  await login({ raw: '{}', headers: { 'Content-Type': 'text/plain' } }, 415);
  await login({ body: { email: 'ann@example.com', password: 'x'.repeat(20_000) } }, 413);
  await login({ body: {}, headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' } }, 403);

  const path = '/api/auth/user';
  const unknown = await fetch(`${origin}/api/no-such-call`);
  report.check('requests', unknown.status === 404 ? null : `an unknown path gets ${unknown.status} instead of 404`);
  const isJson = unknown.headers.get('content-type')?.startsWith('application/json');
  report.check('requests', isJson ? null : "the error for an unknown path isn't JSON");
  const method = await fetch(origin + path, {
    method: 'PUT',
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  });
  report.check('requests', method.status === 405 ? null : `PUT ${path} gets ${method.status} instead of 405`);
  const redirect = await fetch(`${origin}/api/login`, { redirect: 'manual' });
  const target = redirect.headers.get('location');
  const isRedirect = redirect.status === 302 && target?.endsWith('/?login=1');
  report.check('requests', isRedirect ? null : '/api/login does not redirect to /?login=1');
}

/** Makes every call once, with ids that exist, on a server that stores no writes. */
export async function checkStateless(run: Run, player: Client): Promise<void> {
  const card = (await player.call('randomPrediction', {}, 200)).data;
  const user = (await player.call('currentUser', {}, [200, 401])).data;
  const thread = (await player.call('dmThreads', {}, 200)).data?.[0];
  const notification = (await player.call('notifications', {}, 200)).data?.[0];
  const match = card?.match?.id ?? 'm1';
  const id = user?.id ?? 'u1';
  const others = { followerId: 'u2', userId: 'u2', messageId: 'm1', code: 'code' };
  const params = { id, threadId: thread?.id ?? 't1', matchId: match, ...others };
  const bodies: { [Name in CallName]?: unknown } = {
    ...BODIES,
    lockPick: { matchId: match, choice: 'AGREE' },
    createThread: { participantIds: ['u2'] },
    addParticipants: { participantIds: ['u2'] },
    login: { email: 'ann@example.com', password: 'a password' },
    signup: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', username: 'ann', password: 'a password' },
    forgotPassword: { email: 'ann@example.com' },
    resetPassword: { token: 'token', password: 'a password' },
    reportClientError: {
      kind: 'caught',
      name: 'Error',
      code: null,
      stack: [],
      components: [],
      route: '/',
      version: '0.1.0',
    },
  };
  const done: readonly CallName[] = ['randomPrediction', 'currentUser', 'dmThreads', 'notifications'];
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints) as [CallName, Endpoint][]) {
    if (done.includes(name)) continue;
    const isAboutMatch = /\/(matches|completed)\//.test(endpoint.path);
    const input: Input = {
      params: { ...params, id: isAboutMatch ? match : name === 'markRead' ? (notification?.id ?? 'n1') : id },
      query: QUERIES[name] ?? {},
      body: bodies[name],
    };
    await player.call(name, input, Object.keys(successOf(name)).map(Number));
  }
  run.report.skip('requests', 'stateless server: sessions, errors, other sites and stored writes are not checked');
  run.report.skip('socket', 'stateless server: events are not checked');
}
