import { type CallName, endpoints, FEATURES } from '@machine/contract';
import { ADDITIONS, type Level, levelOf } from '@machine/contract/levels.ts';
import type { Client, Run } from './client.ts';
import { CALLS } from './rejections.ts';

/** Returns a call of a level that needs no ids. */
const probeOf = (level: Level): CallName | undefined =>
  CALLS.find(([, endpoint]) => levelOf(endpoint) === level && !endpoint.path.includes(':'))?.[0];

/** Finds out which levels a server has: it announces its features, and knows the calls of its additions. */
export async function findLevels({ report }: Run, client: Client): Promise<void> {
  for (const level of ADDITIONS) {
    const probe = probeOf(level);
    // An empty body is refused, so it changes nothing.
    const input = probe && 'body' in endpoints[probe] ? { body: {} } : {};
    report.setLevel(level, probe !== undefined && (await client.has(probe, input)));
  }
  const features: readonly string[] = (await client.read('gameInfo'))?.features ?? [];
  for (const level of FEATURES) report.setLevel(level, features.includes(level));
}
