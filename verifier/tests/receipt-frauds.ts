import type { Known, StepName } from '../receipt/verify-receipt.mjs';
import { base64, canonicalOf, createKey, hours, LogMaker, noteOf, predictionOf, type Receipt } from './log-maker.ts';

/*
 * Receipts that must not be accepted. In most of them the server itself cheats: it has the key and signs what it likes.
 */

export const PLAYER = 'player-1';
const INDEX = 4;
const COUNT = 13;
/** An hour after the prediction of match 4. */
const PICK = { userId: PLAYER, choice: 'AGREE', at: hours(INDEX + 1) } as const;

type Case = { receipt: unknown } & Partial<Known>;
/** Frauds by the step at which they are found, and by name. */
type Frauds = Partial<Record<StepName, Record<string, (honest: Honest) => Case>>>;
type Honest = { log: LogMaker; receipt: Receipt };

/** Makes a log of predictions; `change` replaces the text of entry `at`, or drops it. */
function makeLog(at?: number, change: (text: string) => string | null = () => null, count = COUNT): LogMaker {
  const log = new LogMaker();
  for (let index = 0; index < count; index += 1) {
    const text = canonicalOf(predictionOf(index));
    const added = index === at ? change(text) : text;
    if (added !== null) log.addTexts([added], hours(index));
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
function signedEntry(change: (text: string) => string) {
  const log = makeLog(INDEX, change);
  return { receipt: log.receipt(INDEX, PICK), history: log.history(INDEX + 1) };
}

const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
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

const toAway = (text: string) => text.replace('home side', 'away side');

/** Frauds with the prediction, the pick, the checkpoint, the tree, the times and the log since then. */
export const RECEIPT_FRAUDS: Frauds = {
  prediction: {
    'a prediction changed after the first pick, in a log that is signed again': ({ receipt: { pick } }) => {
      const { receipt, history } = signedEntry(toAway);
      return { receipt: { ...receipt, pick }, history };
    },
    'an entry with spaces, signed as it is': withEntry((text) => JSON.stringify(JSON.parse(text), null, 1)),
    'an entry with unsorted keys, signed as it is': withEntry((text) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed())),
    ),
    'an entry with a key twice, signed as it is': withEntry(
      replaced('"machinePick":"HOME"', '"machinePick":"AWAY","machinePick":"HOME"'),
    ),
    'a number written as 2e0, signed as it is': withEntry(replaced('"agree":2', '"agree":2e0')),
    'an escaped letter, signed as it is': withEntry(replaced('Los', String.raw`\u004cos`)),
    'half of a surrogate pair, signed as it is': withEntry(replaced('Los', String.raw`\ud83d`)),
    'a decomposed accent': edited('entry', (text) => text.normalize('NFD')),
    'an entry of another kind': withEntry(() =>
      canonicalOf({ v: 1, kind: 'secret', at: hours(INDEX), season: 'NBA 2026', secret: 'A'.repeat(43) }),
    ),
    'an entry with an unknown field, signed as it is': withEntry((text) =>
      canonicalOf({ ...(JSON.parse(text) as object), note: 'x' }),
    ),
    'an entry without a nonce to guess its text from, signed as it is': withEntry(
      replaced(/"nonce":"[^"]*"/, '"nonce":""'),
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
    'a checkpoint as the pick': edited('pick', (_, { receipt }) => receipt.checkpoint),
    'a pick signed by a stranger': edited('pick', (note) => noteOf(stranger, textOf(note))),
    'a pick signed by a stranger under the name of the server': edited('pick', (note, { log }) =>
      noteOf(createKey(2, log.key.origin), textOf(note)),
    ),
    'a pick signed by a stranger under the name and key id of the server': edited('pick', (note, { log }) =>
      noteOf({ ...log.key, sign: stranger.sign }, textOf(note)),
    ),
    'a re-serialized pick, signed as it is': withText('pick', (text) => text.replaceAll('":', '": ')),
    'a pick with an unknown field, signed as it is': withPick({ void: true }),
    'a pick at a time with an offset, signed as it is': withPick({ at: '2026-11-20T17:00:00+01:00' }),
    'a pick of both choices, signed as it is': withPick({ choice: ['AGREE', 'DISAGREE'] }),
    'a pick for another purpose, signed as it is': withText('pick', replaced('/picks\n', '/tests\n')),
    'bytes after the pick': edited('pick', (note) => `${note} `),
    'line breaks of another system': edited('pick', (note) => note.replaceAll('\n', '\r\n')),
    'no pick': edited('pick', () => undefined),
    'an unknown version': edited('version', () => 2),
  },
  player: { 'the receipt of another player': withPick({ userId: 'player-2' }) },
  checkpoint: {
    'a checkpoint of another origin, signed by the server': withText('checkpoint', replaced(/^.*/, stranger.origin)),
    'a checkpoint signed by a stranger': edited('checkpoint', (note) => noteOf(stranger, textOf(note))),
    'a checkpoint signed by another key of the same origin': edited('checkpoint', (note, { log }) =>
      noteOf(createKey(2, log.key.origin), textOf(note)),
    ),
    'a pick as the checkpoint': edited('checkpoint', (_, { receipt }) => receipt.pick),
    'a checkpoint without the line break at its end': edited('checkpoint', (note) => note.slice(0, -1)),
    'a checkpoint without the empty line': edited('checkpoint', replaced('\n\n', '\n')),
    'two signatures, the first of them wrong': edited('checkpoint', (note, { receipt }) =>
      note.replace('\n\n', `\n\n${signatureOf(receipt.pick)}`),
    ),
    'two signatures, the second of them wrong': edited(
      'checkpoint',
      (note, { receipt }) => note + signatureOf(receipt.pick),
    ),
    'a signature in base64 that is not canonical': edited('checkpoint', (note) =>
      otherBits(note.replace(/(=*)\n$/, '$1\n')),
    ),
    'a fifth line in the checkpoint, signed as it is': withText('checkpoint', (text) => `${text}more\n`),
    'no time in the checkpoint, signed as it is': withText('checkpoint', replaced(/time .*\n/, '')),
    'the size 0': withText('checkpoint', replaced('\n5\n', '\n0\n')),
    'the size 05': withText('checkpoint', replaced('\n5\n', '\n05\n')),
    'a size that no number has': withText('checkpoint', replaced('\n5\n', '\n9007199254740993\n')),
  },
  inclusion: {
    'a huge size': withText('checkpoint', replaced('\n5\n', '\n9007199254740991\n')),
    'a truncated path': edited('path', (path) => path.slice(0, -1)),
    'an extended path': edited('path', (path) => [...path, path[0]]),
    'swapped siblings': ({ log, receipt }) => {
      const [first, second, ...rest] = log.inclusion(INDEX, COUNT);
      return { receipt: { ...receipt, path: [second, first, ...rest], checkpoint: log.newest.note } };
    },
    'a wrong index': edited('index', (index) => index - 1),
    'an index outside of the log': edited('index', (index) => index + 1),
    'an index as a text': edited('index', String),
    'a path in base64 that is not canonical': edited('path', (path) => path.map(otherBits)),
    'a path without padding': edited('path', (path) => path.map((hash) => hash.replace('=', ''))),
    'a checkpoint that was signed before the prediction': edited(
      'checkpoint',
      (_, { log }) => log.checkpoints[INDEX - 1]?.note,
    ),
  },
  order: {
    'a backdated entry': ({ log }) => {
      const late = makeLog(INDEX);
      const checkpoint = late.addTexts([log.entries[INDEX] ?? ''], hours(COUNT));
      return { receipt: late.receipt(COUNT - 1, PICK), history: late.history(checkpoint.size) };
    },
    'a later checkpoint than the first': ({ log, receipt }) => ({
      receipt: { ...receipt, path: log.inclusion(INDEX, COUNT), checkpoint: log.newest.note },
      history: log.history(COUNT),
    }),
    'a pick after the start': withPick({ at: hours(INDEX + 7) }),
    'a pick at the start': withPick({ at: predictionOf(INDEX).match.startTime }),
    'a pick before the prediction': withPick({ at: hours(INDEX - 1) }),
  },
  history: {
    'a changed entry in the log of today': withLog(makeLog(INDEX, toAway)),
    'a dropped entry in the log of today': withLog(makeLog(INDEX)),
    'a forked log': withLog(makeLog(2, toAway)),
    'a forked log of the same size': withLog(makeLog(2, toAway, INDEX + 1)),
    'a rolled-back log': withLog(makeLog(undefined, undefined, INDEX)),
    'the proof for another checkpoint': ({ log, receipt }) => ({ receipt, history: log.history(INDEX) }),
    'a newest checkpoint by a stranger': ({ log, receipt }) => ({
      receipt,
      history: { ...log.history(INDEX + 1), checkpoint: noteOf(stranger, textOf(log.newest.note)) },
    }),
  },
};
