import type { Receipt } from '@machine/contract/proof.ts';
import { createKey, hours, LogMaker, predictionOf } from '@machine/verify/testing';
import { expect, test } from 'vitest';
import { receiptContent, withText } from './receiptContent.ts';
import { type ReceiptToVerify, verifyReceipt } from './verifyReceipt.ts';

/* The verifier's own tests prove that it finds every fraud; these prove what the page passes on to it, and what it says. */

const INDEX = 4;
const PICK = { userId: 'u-1', choice: 'AGREE', at: hours(INDEX + 1) } as const;

const log = new LogMaker();
for (let index = 0; index < 13; index += 1) log.add([predictionOf(index)]);
const honest: Receipt = { ...log.receipt(INDEX, PICK), version: 1 };
const { checkpoint, proof } = log.history(INDEX + 1);
const given: ReceiptToVerify = {
  receipt: honest,
  key: log.key.text,
  playerId: PICK.userId,
  history: { checkpoint, path: proof },
};
const ofReceipt = (changes: Partial<Receipt>) => ({ receipt: { ...honest, ...changes } });

/** Returns the steps that don't hold: "prediction: hash", or "history: unchecked". */
async function problems(changes: Partial<ReceiptToVerify>): Promise<string[]> {
  const steps = await verifyReceipt({ ...given, ...changes });
  return steps.flatMap((step) => {
    if (step.verdict === 'passed') return [];
    return `${step.id}: ${step.verdict === 'failed' ? step.failure : step.verdict}`;
  });
}

test('an honest receipt holds in every step, and shows what was compared', async () => {
  const steps = await verifyReceipt(given);
  expect(steps.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 7 }, () => 'passed'));
  const facts = Object.assign({}, ...steps.map((step) => step.facts)) as Record<string, string>;
  expect(facts).toMatchObject({ player: 'u-1', viewer: 'u-1', position: '5 of 5', oldSize: '5', newSize: '13' });
  expect(facts.hash).toBe(facts.pickedHash);
  expect(facts.computedRoot).toBe(facts.root);
  expect(facts.predictedAt && facts.pickedAt && facts.predictedAt < facts.pickedAt).toBe(true);
  expect(facts.key).toBe(log.key.origin);
});

test.each<[name: string, changes: Partial<ReceiptToVerify>, problems: string[]]>([
  ['that the server is out of reach', { history: null }, ['history: unchecked']],
  ['a letter of the text', { receipt: withText(honest, 'A clone match.') }, ['prediction: hash', 'inclusion: root']],
  ['another player', { playerId: 'u-2' }, ['player: player']],
  ['no path between the lists', { history: { checkpoint, path: [] } }, ['history: rewritten']],
  ["another server's key", { key: createKey(2).text }, ['pick: signer', 'checkpoint: signer', 'history: signer']],
  ['no key', { key: '' }, ['pick: key', 'checkpoint: key', 'history: key']],
  [
    'nothing readable',
    ofReceipt({ entry: '', checkpoint: '', pick: '\uD800' }),
    [
      'pick: form',
      'player: unreadable',
      'prediction: form',
      'checkpoint: form',
      'inclusion: unreadable',
      'order: unreadable',
      'history: unreadable',
    ],
  ],
])('verifyReceipt notices %s', async (_, changes, expected) => {
  expect(await problems(changes)).toEqual(expected);
});

test.each([
  [false, 2],
  [true, 5],
])('says what a right pick pays on a match that is gold (%s)', (isGold, stars) => {
  const ofMatch = new LogMaker();
  const entry = { ...predictionOf(0), isGold };
  ofMatch.add([entry]);
  expect(receiptContent({ ...ofMatch.receipt(0, PICK), version: 1 }).pick?.stars).toBe(stars);
});
