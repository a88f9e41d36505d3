import {
  COUNT,
  edited,
  type Frauds,
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
export const TREE_FRAUDS: Frauds = {
  checkpoint: {
    'a checkpoint of another origin, signed by the server': withText('checkpoint', (text) =>
      text.replace(/^.*/, stranger.origin),
    ),
    'a checkpoint signed by a stranger': edited('checkpoint', (note) => noteOf(stranger, textOf(note))),
    'a checkpoint signed by another key of the same origin': edited('checkpoint', (note, { log }) =>
      noteOf(createKey(2, log.key.origin), textOf(note)),
    ),
    'a pick as the checkpoint': edited('checkpoint', (_, { receipt }) => receipt.pick),
    'a checkpoint without the line break at its end': edited('checkpoint', (note) => note.slice(0, -1)),
    'a checkpoint without the empty line': edited('checkpoint', (note) => note.replace('\n\n', '\n')),
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
    'no time in the checkpoint, signed as it is': withText('checkpoint', (text) => text.replace(/time .*\n/, '')),
    'the size 0': withText('checkpoint', (text) => text.replace('\n5\n', '\n0\n')),
    'the size 05': withText('checkpoint', (text) => text.replace('\n5\n', '\n05\n')),
    'a size that no number has': withText('checkpoint', (text) => text.replace('\n5\n', '\n9007199254740993\n')),
  },
  inclusion: {
    'a huge size': withText('checkpoint', (text) => text.replace('\n5\n', '\n9007199254740991\n')),
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
      const late = makeLog((text, index) => (index === INDEX ? null : text));
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
    'a changed entry in the log of today': withLog(
      makeLog((text, index) => (index === INDEX ? text.replace('home', 'away') : text)),
    ),
    'a dropped entry in the log of today': withLog(makeLog((text, index) => (index === INDEX ? null : text))),
    'a forked log': withLog(makeLog((text, index) => (index === 2 ? text.replace('home', 'away') : text))),
    'a forked log of the same size': withLog(
      makeLog((text, index) => (index === 2 ? text.replace('home', 'away') : text), INDEX + 1),
    ),
    'a rolled-back log': withLog(makeLog((text) => text, INDEX)),
    'the proof for another checkpoint': ({ log, receipt }) => ({ receipt, history: log.history(INDEX) }),
    'a newest checkpoint by a stranger': ({ log, receipt }) => ({
      receipt,
      history: { ...log.history(INDEX + 1), checkpoint: noteOf(stranger, textOf(log.newest.note)) },
    }),
  },
};
