import { type CallName, type Endpoint, endpoints, isForVisitors } from '@machine/contract';
import { successOf } from '@machine/contract/openapi';
import type { Client, Input, Run } from './client.ts';

const CALLS = Object.entries<Endpoint>(endpoints) as [CallName, Endpoint][];

export type Ids = Record<'id' | 'followerId' | 'threadId' | 'messageId' | 'matchId', string>;

/** Returns the example of a call, with ids that exist. */
function inputFor({ example }: Endpoint, { id, matchId }: Pick<Ids, 'id' | 'matchId'>): Input {
  const body: Record<string, unknown> | undefined = example?.body && { ...example.body };
  if (body && 'participantIds' in body) body.participantIds = [id];
  if (body?.matchId) body.matchId = matchId;
  return { query: example?.query ?? {}, body };
}

/** Checks that visitors get 401 from every call for players, with valid ids and input. */
export async function checkAccess(visitor: Client, ids: Ids): Promise<void> {
  const params = { ...ids, userId: 'no-such-id', code: 'no-such-code' };
  for (const [name, endpoint] of CALLS) {
    if (isForVisitors(endpoint)) continue;
    await visitor.call(name, { params, ...inputFor(endpoint, ids) }, 401);
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
  const done: readonly CallName[] = ['randomPrediction', 'currentUser', 'dmThreads', 'notifications'];
  for (const [name, endpoint] of CALLS) {
    if (done.includes(name)) continue;
    const isAboutMatch = /\/(matches|completed)\//.test(endpoint.path);
    const input: Input = {
      params: { ...params, id: isAboutMatch ? match : name === 'markRead' ? (notification?.id ?? 'n1') : id },
      ...inputFor(endpoint, { id: 'u2', matchId: match }),
    };
    await player.call(name, input, Object.keys(successOf(name)).map(Number));
  }
  run.report.skip('requests', 'stateless server: sessions, errors, other sites and stored writes are not checked');
  run.report.skip('socket', 'stateless server: events are not checked');
}
