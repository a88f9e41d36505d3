import { expect } from 'vitest';
import { endProcess, startProcess } from '../../../packages/server/src/testing/server-process.ts';

/** Starts a server with a simulated season and bots, and stops it when `work` is done. */
export async function withServer<T>(
  env: Record<string, string>,
  speed: number,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = await startProcess({ ...env, FEED: 'simulated', BOTS: 'on', SPEED: String(speed) });
  try {
    return await work(server.url);
  } finally {
    expect(await endProcess(server, 'SIGTERM')).toBe(0);
  }
}
