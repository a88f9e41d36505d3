import { expect, test } from 'vitest';
import { readKey } from '../format/key.mjs';
import { verifyReceipt } from '../receipt/verify-receipt.mjs';
import { historyOf, makeHonest, PLAYER, RECEIPT_FRAUDS } from './receipt-frauds.ts';
import { base64, createKey, nameKey } from './log-maker.ts';

const FRAUDS = Object.entries(RECEIPT_FRAUDS).flatMap(([step, frauds]) =>
  Object.entries(frauds).map(([name, make]) => ({ step, name, make })),
);
const honest = makeHonest();
const key = await readKey(honest.log.key.text);
const known = { key, player: PLAYER, history: historyOf(honest) };

test('accepts an honest receipt in seven steps', async () => {
  const { isValid, steps } = await verifyReceipt(honest.receipt, known);
  expect(steps.map(({ name, verdict, sentence }) => `${name} ${verdict}: ${sentence}`)).toEqual([
    'pick passed: The server has signed that AGREE was picked at 2026-11-20T17:00:00.000Z.',
    'player passed: The pick is by the player.',
    String.raw`prediction passed: The prediction is the one that was picked: "Z\u00fcrich \u201cBlue\u201d" against "Los Angeles".`,
    'checkpoint passed: The server has signed a log of 5 entries at 2026-11-20T16:00:00.000Z.',
    'inclusion passed: The prediction is entry 4 of this log.',
    'order passed: First the prediction (2026-11-20T16:00:00.000Z), then the pick (2026-11-20T17:00:00.000Z), then the match (2026-11-20T22:00:00.000Z).',
    'history passed: The log of 13 entries that the server has now still contains it unchanged.',
  ]);
  expect(isValid).toBe(true);
});

test('skips only what it knows nothing about', async () => {
  const { isValid, steps } = await verifyReceipt(honest.receipt, { key });
  expect(isValid).toBe(true);
  expect(steps.filter(({ verdict }) => verdict === 'skipped').map(({ name }) => name)).toEqual(['player', 'history']);
});

test.each(FRAUDS)('rejects $name at the step $step', async ({ step, make }) => {
  const { receipt, ...others } = make(honest);
  const { isValid, steps } = await verifyReceipt(receipt, { ...known, ...others });
  expect(isValid).toBe(false);
  expect(steps.find(({ verdict }) => verdict === 'failed')).toMatchObject({ name: step });
});

test.each([null, 'receipt', [], { version: 1 }, { receipt: honest.receipt }])('rejects %j', async (receipt) => {
  expect((await verifyReceipt(receipt, known)).isValid).toBe(false);
});

test('rejects a receipt when any one character of it is changed', async () => {
  const text = JSON.stringify(honest.receipt);
  const fields = Object.entries(honest.receipt).filter(([, value]) => typeof value === 'string');
  for (const [field, value] of fields as [string, string][]) {
    for (let index = 0; index < value.length; index += 7) {
      const changed = `${value.slice(0, index)}${value[index] === 'x' ? 'y' : 'x'}${value.slice(index + 1)}`;
      const { isValid } = await verifyReceipt({ ...JSON.parse(text), [field]: changed }, known);
      expect({ field, index, isValid }).toEqual({ field, index, isValid: false });
    }
  }
});

test('keeps control characters of a receipt away from the terminal', async () => {
  const { steps } = await verifyReceipt(
    { ...honest.receipt, pick: '\u001b[2J\u202e\n\n— \u001b[31m\u009b x\n' },
    known,
  );
  expect(steps.map(({ sentence }) => sentence).join('')).not.toMatch(/[^\x20-\x7e…]/);
});

const IDENTITY = Buffer.alloc(32);
IDENTITY[0] = 1;
const { origin, id, text } = honest.log.key;

test.each([
  ['an origin that is not its own', createKey(1, 'beat-the-machine/0123456789abcdef').text],
  ['another name', createKey(1, 'example.com/log').text],
  ['another key id', text.replace(id.toString('hex'), '00000000')],
  ['another kind of signature', `${origin}+${id.toString('hex')}+${base64(Buffer.alloc(33, 2))}`],
  ['too few bytes', `${origin}+${id.toString('hex')}+${base64(Buffer.alloc(32, 1))}`],
  ['a weak key', nameKey(IDENTITY).text],
  ['two lines', `${text}\n${text}`],
  ['nothing', ''],
])('rejects a key with %s', async (_, line) => {
  await expect(readKey(line)).rejects.toThrow(/key|origin|id/i);
});
