import {
  COUNT,
  edited,
  type Fraud,
  INDEX,
  makeLog,
  otherBits,
  PICK,
  signatureOf,
  stranger,
  textOf,
  withLog,
  withPick,
  withText,
} from './receipt-fraud.ts';
import { createKey, hours, noteOf, predictionOf } from './log-maker.ts';

/** Frauds with the checkpoint of a receipt, the tree, the times and the log since then. */
export const TREE_FRAUDS: Fraud[] = [
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
