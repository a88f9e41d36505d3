import { type CallName, type Endpoint, endpoints, isForVisitors } from '@machine/contract';
import { statusesOf } from '@machine/contract/openapi';
import { safeParse } from 'zod/mini';
import type { Input } from './client.ts';
import type { Checked } from './players.ts';

export const CALLS = Object.entries<Endpoint>(endpoints) as [CallName, Endpoint][];
export const UNKNOWN = 'no-such-id';

/** Ids that exist: of a player, a match, and what the first player of a run has, by the first part of its path. */
export type Ids = { userId: string; matchId: string; 'dm-threads'?: string; leagues?: string };

/** Returns the example of a call, with ids that exist. */
export function inputFor({ example }: Endpoint, { userId, matchId }: Pick<Ids, 'userId' | 'matchId'>): Input {
  const body: Record<string, unknown> | undefined = example?.body && { ...example.body };
  if (body && 'participantIds' in body) body.participantIds = [userId];
  if (body?.matchId) body.matchId = matchId;
  return { query: example?.query ?? {}, body };
}

/** Returns the ids in the path of a call, as far as they exist. */
export function paramsFor({ path }: Endpoint, ids: Partial<Ids>): Record<string, string> {
  const collection = path.split('/')[2] ?? '';
  const first = { users: ids.userId, follow: ids.userId, blocks: ids.userId, mutes: ids.userId, ...ids };
  const isMatch = collection === 'matches' || collection === 'completed';
  const own = isMatch ? ids.matchId : first[collection as keyof typeof first];
  return Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = ''], index) => [
      name,
      (index === 0 ? (own ?? ids[name as 'userId' | 'matchId']) : undefined) ?? UNKNOWN,
    ]),
  );
}

/** Values that many fields refuse: no text, too much of it, and something of another type. */
const WRONG = ['', 'x'.repeat(9_000), {}];

/** Returns inputs that the schema of a call refuses: without any field, and with each field of the example wrong. */
function invalidInputs(name: CallName, { body, query, example }: Endpoint): Input[] {
  const [kind, schema] = body ? (['body', body] as const) : (['query', query] as const);
  if (schema === undefined || !statusesOf(name).includes(400)) return [];
  const valid: Record<string, unknown> = { ...example?.[kind] };
  const changed = Object.keys(valid).flatMap((field) =>
    WRONG.filter((value) => body || typeof value === 'string').map((value) => ({ ...valid, [field]: value })),
  );
  return [{}, ...changed].flatMap((value) => (safeParse(schema, value).success ? [] : [{ [kind]: value }]));
}

/**
 * Checks what follows from the row of each call: 401 for visitors, 404 for what a caller may not see or does not exist,
 * and 400 for invalid input. `ids` belong to `ann`, and nothing of them to `cleo`.
 */
export async function checkRejections({ report, visitor, ann, cleo }: Checked, ids: Ids): Promise<void> {
  for (const [name, endpoint] of CALLS) {
    if (report.lacks(name)) continue;
    const [params, input] = [paramsFor(endpoint, ids), inputFor(endpoint, ids)];
    const hasIds = Object.keys(params).length > 0;
    if (!isForVisitors(endpoint)) await visitor.call(name, { params, ...input }, 401);
    if (endpoint.access === 'moderator') {
      await ann.call(name, { params, ...input }, 404);
      continue;
    }
    if (endpoint.access === 'owner') await cleo.call(name, { params, ...input }, 404);
    if (hasIds && endpoint.errors?.[404]) await ann.call(name, { params: paramsFor(endpoint, {}), ...input }, 404);
    for (const invalid of invalidInputs(name, endpoint)) await ann.call(name, { params, ...invalid }, 400);
  }
}
