import {
  edited,
  type Fraud,
  INDEX,
  keepPick,
  PICK,
  signedEntry,
  stranger,
  textOf,
  withEntry,
  withPick,
  withText,
} from './receipt-fraud.ts';
import { base64, canonicalOf, createKey, hours, noteOf } from './log-maker.ts';

/** Frauds with the prediction and the pick of a receipt. */
export const PICK_FRAUDS: Fraud[] = [
  // The prediction.
  {
    name: 'a prediction changed after the first pick, in a log that is signed again',
    step: 'prediction',
    make: ({ receipt }) => ({ ...signedEntry((text) => text.replace('home side', 'away side')), ...keepPick(receipt) }),
  },
  {
    name: 'a replaced nonce',
    step: 'prediction',
    make: edited('entry', (text) => text.replace(/"nonce":"./, '"nonce":"_')),
  },
  {
    name: 'a re-serialized entry',
    step: 'prediction',
    make: edited('entry', (text) => JSON.stringify(JSON.parse(text), null, 1)),
  },
  {
    name: 'an entry with spaces, signed as it is',
    step: 'prediction',
    make: withEntry((text) => JSON.stringify(JSON.parse(text), null, 1)),
  },
  {
    name: 'an entry with unsorted keys, signed as it is',
    step: 'prediction',
    make: withEntry((text) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed())),
    ),
  },
  {
    name: 'an entry with a key twice, signed as it is',
    step: 'prediction',
    make: withEntry((text) => text.replace('"machinePick":"HOME"', '"machinePick":"AWAY","machinePick":"HOME"')),
  },
  {
    name: 'a number written as 2e0, signed as it is',
    step: 'prediction',
    make: withEntry((text) => text.replace('"agree":2', '"agree":2e0')),
  },
  {
    name: 'an escaped letter, signed as it is',
    step: 'prediction',
    make: withEntry((text) => text.replace('Los', String.raw`\u004cos`)),
  },
  {
    name: 'half of a surrogate pair, signed as it is',
    step: 'prediction',
    make: withEntry((text) => text.replace('Los', String.raw`\ud83d`)),
  },
  { name: 'a decomposed accent', step: 'prediction', make: edited('entry', (text) => text.normalize('NFD')) },
  {
    name: 'a look-alike letter',
    step: 'prediction',
    make: edited('entry', (text) => text.replace('Angeles', 'Аngeles')),
  },
  { name: 'a line break after the entry', step: 'prediction', make: edited('entry', (text) => `${text}\n`) },
  {
    name: 'an entry of another kind',
    step: 'prediction',
    make: withEntry(() =>
      canonicalOf({ v: 1, kind: 'secret', at: hours(INDEX), season: 'NBA 2026', secret: 'A'.repeat(43) }),
    ),
  },
  {
    name: 'an entry with an unknown field, signed as it is',
    step: 'prediction',
    make: withEntry((text) => canonicalOf({ ...(JSON.parse(text) as object), note: 'x' })),
  },
  {
    name: 'an entry without a nonce to guess its text from, signed as it is',
    step: 'prediction',
    make: withEntry((text) => text.replace(/"nonce":"[^"]*"/, '"nonce":""')),
  },
  {
    name: 'the prediction of another match',
    step: 'prediction',
    make: edited('entry', (_, { log }) => log.entries[5]),
  },
  { name: 'a pick that is signed for another match', step: 'prediction', make: withPick({ matchId: 'm5' }) },
  {
    name: 'a pick that is signed with other stakes',
    step: 'prediction',
    make: withPick({ stakes: { agree: 1, disagree: 3 } }),
  },
  {
    name: 'an inner node of the tree in place of a leaf',
    step: 'prediction',
    make: ({ log, receipt }) => {
      const [left, right] = [log.tree.root(4, 5), log.tree.root(5, 6)];
      const leaf = base64(log.tree.root(4, 6));
      const path = log.inclusion(INDEX, 8).slice(1);
      const checkpoint = log.checkpoints[7]?.note;
      const entry = Buffer.concat([left, right]).toString('latin1');
      return { receipt: { ...receipt, entry, index: 2, path, checkpoint, pick: log.pickNote(INDEX, PICK, { leaf }) } };
    },
  },

  // The pick.
  { name: 'another choice', step: 'pick', make: edited('pick', (note) => note.replace('"AGREE"', '"DISAGREE"')) },
  { name: 'other stakes', step: 'pick', make: edited('pick', (note) => note.replace('"agree":2', '"agree":1')) },
  {
    name: 'a moved start',
    step: 'pick',
    make: edited('pick', (note) => note.replace(/("startTime":"2026-11-2)./, '$19')),
  },
  { name: 'a checkpoint as the pick', step: 'pick', make: edited('pick', (_, { receipt }) => receipt.checkpoint) },
  { name: 'a pick signed by a stranger', step: 'pick', make: edited('pick', (note) => noteOf(stranger, textOf(note))) },
  {
    name: 'a pick signed by a stranger under the name of the server',
    step: 'pick',
    make: edited('pick', (note, { log }) => noteOf(createKey(2, log.key.origin), textOf(note))),
  },
  {
    name: 'a pick signed by a stranger under the name and key id of the server',
    step: 'pick',
    make: edited('pick', (note, { log }) => noteOf({ ...log.key, sign: stranger.sign }, textOf(note))),
  },
  {
    name: 'a re-serialized pick, signed as it is',
    step: 'pick',
    make: withText('pick', (text) => text.replaceAll('":', '": ')),
  },
  {
    name: 'a pick with a key twice, signed as it is',
    step: 'pick',
    make: withText('pick', (text) => text.replace('"choice":', '"choice":"DISAGREE","choice":')),
  },
  { name: 'a pick with an unknown field, signed as it is', step: 'pick', make: withPick({ void: true }) },
  {
    name: 'a pick at a time with an offset, signed as it is',
    step: 'pick',
    make: withPick({ at: '2026-11-20T17:00:00+01:00' }),
  },
  { name: 'a pick of both choices, signed as it is', step: 'pick', make: withPick({ choice: ['AGREE', 'DISAGREE'] }) },
  {
    name: 'a pick for another purpose, signed as it is',
    step: 'pick',
    make: withText('pick', (text) => text.replace('/picks\n', '/tests\n')),
  },
  { name: 'bytes after the pick', step: 'pick', make: edited('pick', (note) => `${note} `) },
  {
    name: 'line breaks of another system',
    step: 'pick',
    make: edited('pick', (note) => note.replaceAll('\n', '\r\n')),
  },
  { name: 'a hyphen for the dash', step: 'pick', make: edited('pick', (note) => note.replace('—', '-')) },
  { name: 'no pick', step: 'pick', make: edited('pick', () => undefined) },
  { name: 'an unknown version', step: 'pick', make: edited('version', () => 2) },
  { name: 'the receipt of another player', step: 'player', make: withPick({ userId: 'player-2' }) },
];
