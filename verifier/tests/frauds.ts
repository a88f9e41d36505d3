import type { Known, StepName } from '../receipt/verify-receipt.mjs';
import {
  base64,
  canonicalOf,
  createKey,
  hours,
  leafHashOf,
  LogMaker,
  noteOf,
  predictionOf,
  type Receipt,
} from './log-maker.ts';

/*
 * Receipts that must not be accepted. In most of them the server itself cheats: it has the key and signs what it likes.
 */

export const PLAYER = 'player-1';
const INDEX = 4;
const COUNT = 13;
/** An hour after the prediction of match 4. */
const PICK = { userId: PLAYER, choice: 'AGREE', at: hours(INDEX + 1) } as const;

type Case = { receipt: unknown } & Partial<Known>;
export type Fraud = { name: string; step: StepName; make: (honest: Honest) => Case };
export type Honest = { log: LogMaker; receipt: Receipt };

/** Makes a log of 13 predictions; `change` replaces texts of entries before they are added. */
function makeLog(change: (text: string, index: number) => string | null = (text) => text, count = COUNT): LogMaker {
  const log = new LogMaker();
  for (let index = 0; index < count; index += 1) {
    const text = change(canonicalOf(predictionOf(index)), index);
    if (text !== null) log.addTexts([text], hours(index));
  }
  return log;
}

export function makeHonest(): Honest {
  const log = makeLog();
  return { log, receipt: log.receipt(INDEX, PICK) };
}

/** The history of the honest log for an honest receipt. */
export const historyOf = ({ log }: Honest) => log.history(INDEX + 1);

/** A receipt from a server whose log has another text in place of the entry, and that signs it all again. */
function signedEntry(change: (text: string) => string): Case {
  const log = makeLog((text, index) => (index === INDEX ? change(text) : text));
  const { match, stakes } = predictionOf(INDEX);
  const honest = { matchId: match.id, stakes, startTime: match.startTime };
  const pick = { v: 1, kind: 'pick', leaf: base64(leafHashOf(log.entries[INDEX] ?? '')), ...honest, ...PICK };
  const note = noteOf(log.key, `${log.key.origin}/picks\n${canonicalOf(pick)}\n`);
  const checkpoint = log.checkpoints[INDEX];
  return {
    receipt: {
      version: 1,
      entry: log.entries[INDEX],
      index: INDEX,
      path: log.inclusion(INDEX, INDEX + 1),
      checkpoint: checkpoint?.note,
      pick: note,
    },
    history: log.history(INDEX + 1),
  };
}

const withEntry = (change: (text: string) => string) => () => signedEntry(change);
/** The server signs a pick with other fields. */
const withPick =
  (changes: object) =>
  ({ log, receipt }: Honest): Case => ({ receipt: { ...receipt, pick: log.pickNote(INDEX, PICK, changes) } });
/** The server signs other lines in the place of a note. */
const withText =
  (field: 'pick' | 'checkpoint', change: (text: string) => string) =>
  ({ log, receipt }: Honest): Case => ({
    receipt: { ...receipt, [field]: noteOf(log.key, change(textOf(receipt[field]))) },
  });
/** Somebody without the key edits a field. */
const edited =
  <Field extends keyof Receipt>(field: Field, change: (value: Receipt[Field], honest: Honest) => unknown) =>
  (honest: Honest): Case => ({ receipt: { ...honest.receipt, [field]: change(honest.receipt[field], honest) } });
/** The server shows another log today. */
const withLog =
  (log: LogMaker) =>
  ({ receipt }: Honest): Case => ({ receipt, history: log.history(Math.min(INDEX + 1, log.newest.size)) });

const textOf = (note: string) => `${note.split('\n\n')[0]}\n`;
const signatureOf = (note: string) => note.split('\n\n')[1] ?? '';
const stranger = createKey(2);

/** Writes the last character before the padding with other bits that decoders ignore. */
const otherBits = (text: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return text.replace(
    /([^=\n])(=+\n?)$/,
    (_, last: string, end: string) => `${alphabet[alphabet.indexOf(last) + 1]}${end}`,
  );
};

export const FRAUDS: Fraud[] = [
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

  // The checkpoint.
  {
    name: 'a checkpoint of another origin, signed by the server',
    step: 'checkpoint',
    make: withText('checkpoint', (text) => text.replace(/^.*/, stranger.origin)),
  },
  {
    name: 'a checkpoint signed by a stranger',
    step: 'checkpoint',
    make: edited('checkpoint', (note) => noteOf(stranger, textOf(note))),
  },
  {
    name: 'a checkpoint signed by another key of the same origin',
    step: 'checkpoint',
    make: edited('checkpoint', (note, { log }) => noteOf(createKey(2, log.key.origin), textOf(note))),
  },
  {
    name: 'a pick as the checkpoint',
    step: 'checkpoint',
    make: edited('checkpoint', (_, { receipt }) => receipt.pick),
  },
  {
    name: 'a checkpoint without the line break at its end',
    step: 'checkpoint',
    make: edited('checkpoint', (note) => note.slice(0, -1)),
  },
  {
    name: 'a checkpoint without the empty line',
    step: 'checkpoint',
    make: edited('checkpoint', (note) => note.replace('\n\n', '\n')),
  },
  {
    name: 'two signatures, the first of them wrong',
    step: 'checkpoint',
    make: edited('checkpoint', (note, { receipt }) => note.replace('\n\n', `\n\n${signatureOf(receipt.pick)}`)),
  },
  {
    name: 'two signatures, the second of them wrong',
    step: 'checkpoint',
    make: edited('checkpoint', (note, { receipt }) => note + signatureOf(receipt.pick)),
  },
  {
    name: 'a signature in base64 that is not canonical',
    step: 'checkpoint',
    make: edited('checkpoint', (note) => otherBits(note.replace(/(=*)\n$/, '$1\n'))),
  },
  {
    name: 'a fifth line in the checkpoint, signed as it is',
    step: 'checkpoint',
    make: withText('checkpoint', (text) => `${text}more\n`),
  },
  {
    name: 'no time in the checkpoint, signed as it is',
    step: 'checkpoint',
    make: withText('checkpoint', (text) => text.replace(/time .*\n/, '')),
  },
  { name: 'the size 0', step: 'checkpoint', make: withText('checkpoint', (text) => text.replace('\n5\n', '\n0\n')) },
  { name: 'the size 05', step: 'checkpoint', make: withText('checkpoint', (text) => text.replace('\n5\n', '\n05\n')) },
  {
    name: 'a size that no number has',
    step: 'checkpoint',
    make: withText('checkpoint', (text) => text.replace('\n5\n', '\n9007199254740993\n')),
  },

  // The tree.
  {
    name: 'a huge size',
    step: 'inclusion',
    make: withText('checkpoint', (text) => text.replace('\n5\n', '\n9007199254740991\n')),
  },
  { name: 'a truncated path', step: 'inclusion', make: edited('path', (path) => path.slice(0, -1)) },
  { name: 'an extended path', step: 'inclusion', make: edited('path', (path) => [...path, path[0]]) },
  {
    name: 'swapped siblings',
    step: 'inclusion',
    make: ({ log, receipt }) => {
      const [first, second, ...rest] = log.inclusion(INDEX, COUNT);
      return { receipt: { ...receipt, path: [second, first, ...rest], checkpoint: log.newest.note } };
    },
  },
  { name: 'a wrong index', step: 'inclusion', make: edited('index', (index) => index - 1) },
  { name: 'an index outside of the log', step: 'inclusion', make: edited('index', (index) => index + 1) },
  { name: 'an index as a text', step: 'inclusion', make: edited('index', String) },
  {
    name: 'a path in base64 that is not canonical',
    step: 'inclusion',
    make: edited('path', (path) => path.map(otherBits)),
  },
  {
    name: 'a path without padding',
    step: 'inclusion',
    make: edited('path', (path) => path.map((hash) => hash.replace('=', ''))),
  },
  {
    name: 'a checkpoint that was signed before the prediction',
    step: 'inclusion',
    make: edited('checkpoint', (_, { log }) => log.checkpoints[INDEX - 1]?.note),
  },

  // The times.
  {
    name: 'a backdated entry',
    step: 'order',
    make: ({ log }) => {
      const late = makeLog((text, index) => (index === INDEX ? null : text));
      const checkpoint = late.addTexts([log.entries[INDEX] ?? ''], hours(COUNT));
      return { receipt: late.receipt(COUNT - 1, PICK), history: late.history(checkpoint.size) };
    },
  },
  {
    name: 'a later checkpoint than the first',
    step: 'order',
    make: ({ log, receipt }) => ({
      receipt: { ...receipt, path: log.inclusion(INDEX, COUNT), checkpoint: log.newest.note },
      history: log.history(COUNT),
    }),
  },
  { name: 'a pick after the start', step: 'order', make: withPick({ at: hours(INDEX + 7) }) },
  { name: 'a pick at the start', step: 'order', make: withPick({ at: predictionOf(INDEX).match.startTime }) },
  { name: 'a pick before the prediction', step: 'order', make: withPick({ at: hours(INDEX - 1) }) },

  // The log since then.
  {
    name: 'a changed entry in the log of today',
    step: 'history',
    make: withLog(makeLog((text, index) => (index === INDEX ? text.replace('home', 'away') : text))),
  },
  {
    name: 'a dropped entry in the log of today',
    step: 'history',
    make: withLog(makeLog((text, index) => (index === INDEX ? null : text))),
  },
  {
    name: 'a forked log',
    step: 'history',
    make: withLog(makeLog((text, index) => (index === 2 ? text.replace('home', 'away') : text))),
  },
  {
    name: 'a forked log of the same size',
    step: 'history',
    make: withLog(makeLog((text, index) => (index === 2 ? text.replace('home', 'away') : text), INDEX + 1)),
  },
  { name: 'a rolled-back log', step: 'history', make: withLog(makeLog((text) => text, INDEX)) },
  {
    name: 'the proof for another checkpoint',
    step: 'history',
    make: ({ log, receipt }) => ({ receipt, history: log.history(INDEX) }),
  },
  {
    name: 'a newest checkpoint by a stranger',
    step: 'history',
    make: ({ log, receipt }) => ({
      receipt,
      history: { ...log.history(INDEX + 1), checkpoint: noteOf(stranger, textOf(log.newest.note)) },
    }),
  },
];

const keepPick = (receipt: Receipt) => ({
  receipt: {
    ...(signedEntry((text) => text.replace('home side', 'away side')).receipt as Receipt),
    pick: receipt.pick,
  },
});
