import {
  edited,
  type Frauds,
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
export const PICK_FRAUDS: Frauds = {
  prediction: {
    'a prediction changed after the first pick, in a log that is signed again': ({ receipt }) => ({
      ...signedEntry((text) => text.replace('home side', 'away side')),
      ...keepPick(receipt),
    }),
    'a replaced nonce': edited('entry', (text) => text.replace(/"nonce":"./, '"nonce":"_')),
    'a re-serialized entry': edited('entry', (text) => JSON.stringify(JSON.parse(text), null, 1)),
    'an entry with spaces, signed as it is': withEntry((text) => JSON.stringify(JSON.parse(text), null, 1)),
    'an entry with unsorted keys, signed as it is': withEntry((text) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed())),
    ),
    'an entry with a key twice, signed as it is': withEntry((text) =>
      text.replace('"machinePick":"HOME"', '"machinePick":"AWAY","machinePick":"HOME"'),
    ),
    'a number written as 2e0, signed as it is': withEntry((text) => text.replace('"agree":2', '"agree":2e0')),
    'an escaped letter, signed as it is': withEntry((text) => text.replace('Los', String.raw`\u004cos`)),
    'half of a surrogate pair, signed as it is': withEntry((text) => text.replace('Los', String.raw`\ud83d`)),
    'a decomposed accent': edited('entry', (text) => text.normalize('NFD')),
    'a look-alike letter': edited('entry', (text) => text.replace('Angeles', 'Аngeles')),
    'a line break after the entry': edited('entry', (text) => `${text}\n`),
    'an entry of another kind': withEntry(() =>
      canonicalOf({ v: 1, kind: 'secret', at: hours(INDEX), season: 'NBA 2026', secret: 'A'.repeat(43) }),
    ),
    'an entry with an unknown field, signed as it is': withEntry((text) =>
      canonicalOf({ ...(JSON.parse(text) as object), note: 'x' }),
    ),
    'an entry without a nonce to guess its text from, signed as it is': withEntry((text) =>
      text.replace(/"nonce":"[^"]*"/, '"nonce":""'),
    ),
    'the prediction of another match': edited('entry', (_, { log }) => log.entries[5]),
    'a pick that is signed for another match': withPick({ matchId: 'm5' }),
    'a pick that is signed with other stakes': withPick({ stakes: { agree: 1, disagree: 3 } }),
    'an inner node of the tree in place of a leaf': ({ log, receipt }) => {
      const [left, right] = [log.tree.root(4, 5), log.tree.root(5, 6)];
      const leaf = base64(log.tree.root(4, 6));
      const path = log.inclusion(INDEX, 8).slice(1);
      const checkpoint = log.checkpoints[7]?.note;
      const entry = Buffer.concat([left, right]).toString('latin1');
      return { receipt: { ...receipt, entry, index: 2, path, checkpoint, pick: log.pickNote(INDEX, PICK, { leaf }) } };
    },
  },
  pick: {
    'another choice': edited('pick', (note) => note.replace('"AGREE"', '"DISAGREE"')),
    'other stakes': edited('pick', (note) => note.replace('"agree":2', '"agree":1')),
    'a moved start': edited('pick', (note) => note.replace(/("startTime":"2026-11-2)./, '$19')),
    'a checkpoint as the pick': edited('pick', (_, { receipt }) => receipt.checkpoint),
    'a pick signed by a stranger': edited('pick', (note) => noteOf(stranger, textOf(note))),
    'a pick signed by a stranger under the name of the server': edited('pick', (note, { log }) =>
      noteOf(createKey(2, log.key.origin), textOf(note)),
    ),
    'a pick signed by a stranger under the name and key id of the server': edited('pick', (note, { log }) =>
      noteOf({ ...log.key, sign: stranger.sign }, textOf(note)),
    ),
    'a re-serialized pick, signed as it is': withText('pick', (text) => text.replaceAll('":', '": ')),
    'a pick with a key twice, signed as it is': withText('pick', (text) =>
      text.replace('"choice":', '"choice":"DISAGREE","choice":'),
    ),
    'a pick with an unknown field, signed as it is': withPick({ void: true }),
    'a pick at a time with an offset, signed as it is': withPick({ at: '2026-11-20T17:00:00+01:00' }),
    'a pick of both choices, signed as it is': withPick({ choice: ['AGREE', 'DISAGREE'] }),
    'a pick for another purpose, signed as it is': withText('pick', (text) => text.replace('/picks\n', '/tests\n')),
    'bytes after the pick': edited('pick', (note) => `${note} `),
    'line breaks of another system': edited('pick', (note) => note.replaceAll('\n', '\r\n')),
    'a hyphen for the dash': edited('pick', (note) => note.replace('—', '-')),
    'no pick': edited('pick', () => undefined),
    'an unknown version': edited('version', () => 2),
  },
  player: {
    'the receipt of another player': withPick({ userId: 'player-2' }),
  },
};
