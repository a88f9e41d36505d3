import { mockedLog, player } from '@machine/mocks/fixtures';
import { canonicalJson, type Receipt } from '@machine/contract';
import { describe, expect, test } from 'vitest';
import {
  checkpointOf,
  createLog,
  createSigner,
  leafOf,
  pickNote,
  predictionEntry,
  rootOf,
} from '../../testing/proofLog.ts';
import { withText } from './receiptContent.ts';
import { type ReceiptToVerify, verifyReceipt } from './verifyReceipt.ts';

const [BEFORE, AT, LATER, START] = [
  '2025-10-12T10:00:00.000Z',
  '2025-10-13T10:00:00.000Z',
  '2025-10-13T12:00:00.000Z',
  '2025-10-13T19:00:00.000Z',
] as const;
const MATCH = { id: 'nba-1', homeTeam: 'Home', awayTeam: 'Away', startTime: START };
const PICK = { userId: 'u-1', choice: 'AGREE', at: LATER, startTime: START } as const;

const signer = createSigner(1);
const stranger = createSigner(2);
const entryAt = (index: number, at: string) =>
  predictionEntry({ ...MATCH, id: index === 4 ? MATCH.id : `nba-x${index}` }, at, 'A close match.');
const group = (from: number, count: number, at: string) => ({
  at,
  entries: Array.from({ length: count }, (_, index) => entryAt(from + index, at)),
});
const log = createLog(signer, [group(0, 3, BEFORE), group(3, 4, AT), group(7, 6, LATER)]);
const honest = log.receiptOf(4, PICK);
const SIZE = 7;
const path = log.consistencyFrom(SIZE);
const given: ReceiptToVerify = {
  receipt: honest,
  key: signer.key,
  playerId: PICK.userId,
  history: { checkpoint: log.newest, path },
};

/** Returns the steps that don't hold: "prediction: hash", or "history: unchecked". */
async function problems(changes: Partial<ReceiptToVerify>): Promise<string[]> {
  const steps = await verifyReceipt({ ...given, ...changes });
  return steps.flatMap((step) => {
    if (step.verdict === 'passed') return [];
    return `${step.id}: ${step.verdict === 'failed' ? step.failure : step.verdict}`;
  });
}
const matchIdOf = (entry = '') => (JSON.parse(entry) as { match: { id: string } }).match.id;
const ofReceipt = (changes: Partial<Receipt>) => ({ receipt: { ...honest, ...changes } });

const statement = JSON.parse(honest.pick.split('\n')[1] ?? '') as object;
const signed = (changes: object) => ofReceipt({ pick: pickNote(signer, { ...statement, ...changes }) });
/** The receipt of a prediction that the server itself has made and signed otherwise. */
const published = (changes: object) => {
  const entry = predictionEntry(MATCH, AT, 'A close match.', changes);
  const other = createLog(signer, [{ at: AT, entries: [entry] }]);
  return { receipt: other.receiptOf(0, PICK, statement), history: { checkpoint: other.newest, path: [] } };
};
const newest = (size: number, leaves = log.leaves) => checkpointOf(signer, size, rootOf(leaves.slice(0, size)), LATER);

describe('an honest receipt', () => {
  test('holds in every step, in trees of every shape', async () => {
    expect(await problems({})).toEqual([]);
    for (let size = 1; size <= 20; size += 1) {
      const older = group(0, size, AT);
      const grown = createLog(signer, [older, group(size, 21 - size, LATER)]);
      for (const index of new Set([0, size >> 1, size - 1])) {
        const receipt = grown.receiptOf(index, PICK, { matchId: matchIdOf(grown.entries[index]) });
        const history = { checkpoint: grown.newest, path: grown.consistencyFrom(size) };
        expect(await problems({ receipt, history }), `${index} of ${size}`).toEqual([]);
      }
    }
  });

  test('holds for the receipts of the mocks', async () => {
    const { audit, receipts, paths } = mockedLog;
    for (const receipt of receipts) {
      const from = Number(receipt.checkpoint.split('\n')[1]);
      const history = { checkpoint: audit.checkpoint ?? '', path: paths[from] ?? [] };
      expect(await problems({ receipt, key: audit.key, playerId: player.id, history })).toEqual([]);
    }
  });

  test('holds when nothing was added since', async () => {
    expect(await problems({ history: { checkpoint: honest.checkpoint, path: [] } })).toEqual([]);
  });

  test('is checked as far as possible without the server', async () => {
    expect(await problems({ history: null })).toEqual(['history: unchecked']);
  });
});

const swapped = (hashes: readonly string[]) => [hashes[1] ?? '', hashes[0] ?? '', ...hashes.slice(2)];

const CHANGED: [name: string, changes: Partial<ReceiptToVerify>, problems: string[]][] = [
  ['a letter of the text', { receipt: withText(honest, 'A clone match.') }, ['prediction: hash', 'inclusion: root']],
  [
    'spaces in the entry',
    ofReceipt({ entry: honest.entry.replace('{', '{ ') }),
    ['prediction: form', 'inclusion: root', 'order: unreadable'],
  ],
  [
    'a key that occurs twice',
    ofReceipt({ entry: honest.entry.replace('{', '{"at":"2020-01-01T00:00:00.000Z",') }),
    ['prediction: form', 'inclusion: root', 'order: unreadable'],
  ],
  [
    'a number in another form',
    ofReceipt({ entry: honest.entry.replace('63.4', '63.40') }),
    ['prediction: form', 'inclusion: root', 'order: unreadable'],
  ],
  ['another index', ofReceipt({ index: 3 }), ['inclusion: root']],
  ['an index outside of the tree', ofReceipt({ index: SIZE }), ['inclusion: root']],
  ['a fraction as an index', ofReceipt({ index: 4.5 }), ['inclusion: root']],
  ['a truncated path', ofReceipt({ path: honest.path.slice(0, -1) }), ['inclusion: root']],
  ['an extended path', ofReceipt({ path: [...honest.path, honest.path[0] ?? ''] }), ['inclusion: root']],
  ['swapped siblings', ofReceipt({ path: swapped(honest.path) }), ['inclusion: root']],
  ['a hash that is not base64', ofReceipt({ path: honest.path.map((hash) => `${hash}!`) }), ['inclusion: root']],
  ['another choice', ofReceipt({ pick: honest.pick.replace('AGREE', 'DISAGREE') }), ['pick: signature']],
  ['another player', { playerId: 'u-2' }, ['player: player']],
  ['another match in the pick', signed({ matchId: 'nba-2' }), ['prediction: match']],
  ['other stakes in the pick', signed({ stakes: { agree: 5, disagree: 5 } }), ['prediction: stakes']],
  ['a pick before the prediction', signed({ at: BEFORE }), ['order: late']],
  ['a pick at the start', signed({ at: START }), ['order: started']],
  [
    'a pick with one more field',
    signed({ more: 1 }),
    ['pick: form', 'player: unreadable', 'prediction: unreadable', 'order: unreadable'],
  ],
  [
    'a pick that is not canonical',
    ofReceipt({ pick: signer.sign(`${signer.origin}/picks\n${JSON.stringify(statement)} \n`) }),
    ['pick: form', 'player: unreadable', 'prediction: unreadable', 'order: unreadable'],
  ],
  ['a pick that someone else signed', ofReceipt({ pick: pickNote(stranger, statement) }), ['pick: signer']],
  [
    'a pick that someone else signed in the name of the server',
    ofReceipt({ pick: stranger.sign(`${signer.origin}/picks\n${canonicalJson(statement)}\n`, signer.origin) }),
    ['pick: signer'],
  ],
  [
    'a pick for something else than picks',
    ofReceipt({ pick: signer.sign(`${signer.origin}\n${canonicalJson(statement)}\n`) }),
    ['pick: signer'],
  ],
  [
    'a checkpoint in place of the pick',
    ofReceipt({ pick: honest.checkpoint }),
    ['pick: signer', 'player: unreadable', 'prediction: unreadable', 'order: unreadable'],
  ],
  [
    'two signatures',
    ofReceipt({ pick: `${honest.pick}${honest.pick.split('\n').at(-2)}\n` }),
    ['pick: form', 'player: unreadable', 'prediction: unreadable', 'order: unreadable'],
  ],
  [
    'a signature in another base64',
    ofReceipt({ checkpoint: honest.checkpoint.replace(/.=?\n$/, 'A\n') }),
    ['checkpoint: form', 'inclusion: unreadable', 'order: unreadable', 'history: unreadable'],
  ],
  ['an entry without stakes', published({ stakes: undefined }), ['prediction: form', 'order: unreadable']],
  ['an entry of another kind', published({ kind: 'season' }), ['prediction: form', 'order: unreadable']],
  ['a backdated prediction', published({ at: BEFORE }), ['prediction: hash', 'order: times']],
  ['a replaced nonce', published({ nonce: 'AAAAAAAAAAAAAAAAAAAAAA' }), ['prediction: hash']],
  [
    'a checkpoint of someone else',
    ofReceipt({ checkpoint: checkpointOf(stranger, SIZE, rootOf(log.leaves.slice(0, SIZE)), AT) }),
    ['checkpoint: signer'],
  ],
  [
    'a checkpoint with a changed size',
    ofReceipt({ checkpoint: honest.checkpoint.replace('\n7\n', '\n8\n') }),
    ['checkpoint: signature', 'history: rewritten'],
  ],
  [
    'a checkpoint with one more line',
    ofReceipt({ checkpoint: signer.sign(`${honest.checkpoint.split('\n\n')[0]}\nmore\n`) }),
    ['checkpoint: form', 'inclusion: unreadable', 'order: unreadable', 'history: unreadable'],
  ],
  ['a list that was rolled back', { history: { checkpoint: newest(6), path } }, ['history: shorter']],
  ['a path between other lists', { history: { checkpoint: log.newest, path: path.slice(1) } }, ['history: rewritten']],
  ['no path between the lists', { history: { checkpoint: log.newest, path: [] } }, ['history: rewritten']],
  [
    'a list with another beginning',
    { history: { checkpoint: newest(13, [leafOf('forged'), ...log.leaves.slice(1)]), path } },
    ['history: rewritten'],
  ],
  [
    'another list of the same length',
    { history: { checkpoint: newest(SIZE, [leafOf('forged'), ...log.leaves.slice(1)]), path: [] } },
    ['history: rewritten'],
  ],
  ["a newest list that isn't signed", { history: { checkpoint: `${log.newest} `, path } }, ['history: form']],
  ["another server's key", { key: stranger.key }, ['pick: signer', 'checkpoint: signer', 'history: signer']],
  [
    'a key under the name of another',
    { key: stranger.key.replace(stranger.origin, signer.origin) },
    ['pick: key', 'checkpoint: key', 'history: key'],
  ],
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
];

test.each(CHANGED)('verifyReceipt notices %s', async (_, changes, expected) => {
  expect(await problems(changes)).toEqual(expected);
});
