import { parseEntry, verifyCheckpoint } from '@machine/verify';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/open.ts';
import { checkLog } from '../../testing/check-log.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { publicKeyOf, publishMatches } from '../../testing/published.ts';
import { selectFrom } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendEntries } from './append.ts';
import type { NewEntry } from './entries.ts';
import { createProofKey } from './key.ts';

const DETAILS = { league: 'NBA', from: '', until: '', seed: 1, secretHash: '' } as const;
const season = (name: string): NewEntry => ({ kind: 'season', season: name, ...DETAILS });
const names = (count: number, prefix = 'm') => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

it('adds predictions and other entries, with one checkpoint for each addition', async () => {
  const { db } = await openTestDatabase();
  const signer = await createProofKey(db)();
  const add = (...entries: NewEntry[]) =>
    db.transaction().execute((transaction) => appendEntries(transaction, signer, entries, KICK_OFF));
  await add();
  expect(await checkLog(db)).toEqual({ entries: 0, receipts: 0 });
  await add(season('NBA 2026'), season('EPL 2026'));
  await publishMatches(db, names(5), { now: KICK_OFF + 1 });
  await add({ kind: 'secret', season: 'NBA 2026', secret: 'x' });
  expect((await selectFrom(db, 'proof_checkpoints', ['size'])).map(({ size }) => size)).toEqual([2, 7, 8]);
  expect(await checkLog(db)).toEqual({ entries: 8, receipts: 0 });
});

it('says what was published, each with a nonce of its own', async () => {
  const { db } = await openTestDatabase();
  await publishMatches(db, ['a', 'b'], { now: KICK_OFF });
  const [first, second] = (await selectFrom(db, 'proof_entries', ['text'])).map(({ text }) => parseEntry(text));
  const teams = { homeTeam: 'Los Angeles Lakers', awayTeam: 'Phoenix Suns' };
  const match = { id: 'a', league: 'NBA', ...teams, startTime: '2026-11-20T19:00:00.000Z' };
  expect(first).toMatchObject({ at: '2026-11-20T18:00:00.000Z', match, isGold: false });
  expect(first).not.toMatchObject({ nonce: second?.kind === 'prediction' && second.nonce });
});

it('accepts entries only in a transaction, and each only once', async () => {
  const { db } = await openTestDatabase();
  const signer = await createProofKey(db)();
  const add = (on: Db) => appendEntries(on, signer, [season('NBA 2026')], KICK_OFF);
  await expect(add(db)).rejects.toThrow('together');
  await db.transaction().execute(add);
  await expect(db.transaction().execute(add)).rejects.toThrow(/unique/i);
  expect(await checkLog(db)).toEqual({ entries: 1, receipts: 0 });
});

it('is not forked by two writers at once: if they meet, one of them fails', async () => {
  const { db } = await openTestDatabase();
  const results = await Promise.allSettled(
    ['one', 'other'].map((writer) => publishMatches(db, names(3, writer), { now: KICK_OFF })),
  );
  const stored = results.filter(({ status }) => status === 'fulfilled').length;
  expect(stored).toBeGreaterThan(0);
  expect(await checkLog(db)).toEqual({ entries: 3 * stored, receipts: 0 });
});

it('serves the key and the checkpoints as texts that anyone may mirror', async () => {
  const game = await openGame();
  const visitor = game.visitor();
  const newest = () => visitor.get('/proof/checkpoint');
  expect((await newest()).status).toBe(404);
  await publishMatches(game.db, ['a'], { now: KICK_OFF });
  const key = await publicKeyOf(game);
  const first = await newest();
  expect(await verifyCheckpoint(first.text, key)).toMatchObject({ size: 1, time: '2026-11-20T18:00:00.000Z' });
  await publishMatches(game.db, ['b', 'c'], { now: KICK_OFF + 1 });
  const second = await newest();
  expect((await verifyCheckpoint(second.text, key)).size).toBe(3);
  const stored = await visitor.get('/proof/checkpoints/1');
  expect([stored.text, (await visitor.get('/proof/checkpoints/3')).text]).toEqual([first.text, second.text]);
  for (const size of ['2', '0', '01', 'x', '1e1', '9999999999']) {
    expect((await visitor.get(`/proof/checkpoints/${size}`)).status).toBe(404);
  }
  expect(Object.fromEntries(stored.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/plain; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(second.headers.get('cache-control')).toBe('public, s-maxage=1, max-age=0');
  const again = await visitor.get('/proof/checkpoint', { 'If-None-Match': second.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await visitor.post('/proof/checkpoint')).status).toBe(405);
});
