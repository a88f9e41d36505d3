import { AUDIT_ROWS_MAX, type Endpoint, endpoints } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../testing/check-log.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { readExactly } from '../../testing/player.ts';
import { appendEntries } from '../proof/append.ts';
import { createProofKey } from '../proof/key.ts';
import { toBase64 } from '../proof/nodes.ts';

const game = gameBeforeEach();

const get = async (path: string) => game.visitor().get(path);
const read = <Read extends Endpoint>(endpoint: Read, path: string) => readExactly(game.visitor(), endpoint, path);

const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control');
const openTo = async ({ path }: Endpoint) => (await get(path)).headers.get('access-control-allow-origin');

/** Adds entries, with one checkpoint for each number. */
async function addEntries(...counts: number[]): Promise<void> {
  const signer = await createProofKey(game.db)();
  let season = 0;
  for (const [addition, count] of counts.entries()) {
    const entries = Array.from({ length: count }, () => {
      season += 1;
      return { kind: 'secret' as const, season: `NBA ${season}`, secret: 'A'.repeat(43) };
    });
    await game.db.transaction().execute((db) => appendEntries(db, signer, entries, KICK_OFF + addition));
  }
}

describe('the log', () => {
  it('is empty at first', async () => {
    const { key, checkpoint } = await read(endpoints.audit, '/api/audit');
    expect(key).toMatch(/^beat-the-machine\/[0-9a-f]{16}\+[0-9a-f]{8}\+[\w+/]{44}$/);
    expect(checkpoint).toBeNull();
    expect((await get('/api/audit/checkpoints')).body).toEqual({ checkpoints: [], next: null });
    expect((await get('/api/audit/entries')).body).toEqual({ entries: [], next: null });
  });

  it('has entries whose root is in the checkpoint of their number', async () => {
    await addEntries(3, 1, 4);
    const { entries } = await read(endpoints.auditEntries, '/api/audit/entries');
    const { checkpoints, next } = await read(endpoints.auditCheckpoints, '/api/audit/checkpoints');
    expect(entries.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(checkpoints.map(({ size }) => size)).toEqual([3, 4, 8]);
    expect(next).toBeNull();
    const tree = treeOf(entries.map(({ entry }) => entry));
    for (const { size, checkpoint } of checkpoints) {
      const root = toBase64(tree.root(0, size));
      expect(checkpoint.split('\n').slice(1, 3)).toEqual([String(size), root]);
    }
    expect((await read(endpoints.audit, '/api/audit')).checkpoint).toBe(checkpoints.at(-1)?.checkpoint);
    expect((await get('/api/audit/checkpoints?after=3')).body).toMatchObject({
      checkpoints: [{ size: 4 }, { size: 8 }],
    });
    expect((await get('/api/audit/entries?from=7')).body).toMatchObject({ entries: [{ index: 7 }], next: null });
  });

  it('is read a page at a time, and may be kept where it never changes', async () => {
    const max = AUDIT_ROWS_MAX.entries;
    await addEntries(max, 1);
    const first = await read(endpoints.auditEntries, '/api/audit/entries');
    expect([first.entries.length, first.next]).toEqual([max, max]);
    const second = await read(endpoints.auditEntries, `/api/audit/entries?from=${first.next}`);
    expect([second.entries.map(({ index }) => index), second.next]).toEqual([[max], null]);
    expect(await cachingOf('/api/audit/entries')).toBe('public, max-age=86400, immutable');
    expect((await get('/api/audit/entries')).headers.has('game-time')).toBe(false);
    expect(await cachingOf('/api/audit/entries?from=2')).toBe('public, no-cache');
    expect(await cachingOf('/api/audit/inclusion?index=0&size=200')).toBe('no-store');
  });
});

it('lets pages of other sites read the audit, also a rejected request, and no other call', async () => {
  const { audit, auditConsistency, auditPicks, currentUser, gameInfo, leaderboard } = endpoints;
  for (const call of [audit, auditConsistency, auditPicks]) expect(await openTo(call)).toBe('*');
  for (const call of [currentUser, gameInfo, leaderboard]) expect(await openTo(call)).toBeNull();
});
