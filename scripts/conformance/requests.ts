import { successOf } from '@machine/contract/openapi';
import type { CallName } from '@machine/contract';
import type { Client, Input, Run } from './client.ts';
import { findLevels } from './levels.ts';
import { CALLS, inputFor, paramsFor } from './rejections.ts';

/** Checks the rules that apply to every call, on a few examples: media types, sizes, methods and other sites. */
export async function checkTransport({ origin, fetch, report }: Run, visitor: Client): Promise<void> {
  const login = (input: Input, expected: number) => visitor.call('login', { ...input, rule: 'requests' }, expected);
  await login({ raw: '{"email": ' }, 400);
  await login({ raw: '[]' }, 400);
  await login({ raw: '{}', headers: { 'Content-Type': 'text/plain' } }, 415);
  await login({ body: { email: 'ann@example.com', password: 'x'.repeat(20_000) } }, 413);
  await login({ body: {}, headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' } }, 403);

  const path = '/api/auth/user';
  const unknown = await fetch(`${origin}/api/no-such-call`);
  report.expect('requests', unknown.status === 404, `an unknown path gets ${unknown.status} instead of 404`);
  const isJson = unknown.headers.get('content-type')?.startsWith('application/json');
  report.expect('requests', isJson, "the error for an unknown path isn't JSON");
  const method = await fetch(origin + path, {
    method: 'PUT',
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  });
  report.expect('requests', method.status === 405, `PUT ${path} gets ${method.status} instead of 405`);
  const redirect = await fetch(`${origin}/api/login`, { redirect: 'manual' });
  const target = redirect.headers.get('location');
  const isRedirect = redirect.status === 302 && target?.endsWith('/?login=1');
  report.expect('requests', isRedirect, '/api/login does not redirect to /?login=1');
}

/** Makes every call once, with ids that exist, on a server that stores no writes. */
export async function checkStateless(run: Run, player: Client): Promise<void> {
  const { report } = run;
  await findLevels(run, player);
  const matchId = (await player.read('randomPrediction'))?.match?.id ?? 'm1';
  const userId = (await player.call('currentUser', {}, [200, 401])).data?.id ?? 'u1';
  const thread = (await player.read('dmThreads'))?.[0]?.id ?? 't1';
  const notification = (await player.read('notifications'))?.[0]?.id ?? 'n1';
  const ids = { userId, matchId, 'dm-threads': thread, notifications: notification };
  const done: readonly CallName[] = ['randomPrediction', 'currentUser', 'dmThreads', 'notifications'];
  for (const [name, endpoint] of CALLS) {
    if (done.includes(name)) continue;
    const input = { params: paramsFor(endpoint, ids), ...inputFor(endpoint, { userId: 'u2', matchId }) };
    await player.call(name, input, Object.keys(successOf(name)).map(Number));
  }
  report.skip('requests', 'stateless server: sessions, errors, other sites and stored writes are not checked');
  report.skip('idempotency', 'stateless server: repeats are not checked');
  for (const subject of ['socket', 'events', 'privacy'] as const) report.skip(subject, 'stateless server: not checked');
}
