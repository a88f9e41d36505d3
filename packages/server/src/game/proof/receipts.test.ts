import { endpoints, parseResponse, type Receipt } from '@machine/contract';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { openReceipt, pickForReceipts, publicKeyOf, publishMatches } from '../../testing/published.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { signUpUser } from '../../testing/test-users.ts';

const game = await openGame();
const player = await signUpUser(game);
const key = await publicKeyOf(game);

const repeatOf = async (matchId: string) => {
  const { body } = await player.get(`/api/picks/${matchId}/receipt`);
  return parseResponse(endpoints.pickReceipt, body).receipt;
};

it('proves a pick: what was predicted before, and what was picked when', async () => {
  await publishMatches(game.db, ['a', 'b', 'c'], { now: KICK_OFF - HOUR_MS, startTime: KICK_OFF + HOUR_MS });
  const receipts = await pickForReceipts(player, ['c', 'a'], 'DISAGREE');
  expect(await Promise.all(receipts.map((receipt) => openReceipt(receipt, key)))).toEqual(
    ['c', 'a'].map((matchId) => ({
      v: 1,
      kind: 'pick',
      leaf: expect.any(String),
      matchId,
      userId: player.id,
      choice: 'DISAGREE',
      stakes: { agree: expect.any(Number), disagree: expect.any(Number) },
      at: '2026-11-20T18:00:00.000Z',
      startTime: '2026-11-20T19:00:00.000Z',
    })),
  );
  expect(receipts.map(({ index, path }) => [index, path.length])).toEqual([
    [2, 1],
    [0, 2],
  ]);
});

it('stays the same when it is read again or the pick is repeated, also after the match was moved', async () => {
  await publishMatches(game.db, ['moved'], { now: KICK_OFF });
  const [receipt] = await pickForReceipts(player, ['moved']);
  await updateTable(game.db, 'matches', { start_time: KICK_OFF + 9 * HOUR_MS }, { id: 'moved' });
  expect(await repeatOf('moved')).toEqual(receipt);
  const response = await player.post('/api/picks', { matchId: 'moved', choice: 'AGREE' });
  expect([response.status, (response.body as { receipt: Receipt }).receipt]).toEqual([200, receipt]);
});

it('is not given on a prediction from before the log', async () => {
  await addMatch(game.db, 'old', KICK_OFF + HOUR_MS);
  const { status, body } = await player.post('/api/picks', { matchId: 'old', choice: 'AGREE' });
  expect([status, body]).toEqual([201, { pick: { matchId: 'old', choice: 'AGREE' }, receipt: null }]);
  expect(await repeatOf('old')).toBeNull();
});

it('dates a pick no earlier than the prediction, if the clock of the publisher is ahead', async () => {
  await publishMatches(game.db, ['ahead'], { now: KICK_OFF + 40 });
  const [receipt] = (await pickForReceipts(player, ['ahead'])) as [Receipt];
  expect((await openReceipt(receipt, key))?.at).toBe('2026-11-20T18:00:00.040Z');
});

it('is not there, nor is the pick, if the log cannot be read', async () => {
  await publishMatches(game.db, ['unread'], { now: KICK_OFF });
  await game.db.schema.alterTable('proof_entries').renameTo('renamed').execute();
  const failed = await player.post('/api/picks', { matchId: 'unread', choice: 'AGREE' });
  await game.db.schema.alterTable('renamed').renameTo('proof_entries').execute();
  expect([failed.status, await selectFrom(game.db, 'picks', ['id'], { match_id: 'unread' })]).toEqual([500, []]);
  expect(await pickForReceipts(player, ['unread'])).toHaveLength(1);
});

it('is part of the exported data', async () => {
  await publishMatches(game.db, ['exported'], { now: KICK_OFF });
  const owner = await signUpUser(game);
  const receipts = await pickForReceipts(owner, ['exported']);
  const { body } = await owner.get('/api/user/export-data');
  expect((body as { receipts: Receipt[] }).receipts).toEqual(receipts);
});
