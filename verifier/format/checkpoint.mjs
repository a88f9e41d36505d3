import { fromBase64 } from './bytes.mjs';
import { isTime } from './form.mjs';
import { verifyNote } from './note.mjs';
import { inSentence, quote, reject } from './rejection.mjs';

/**
 * What a server has signed about its log at one time.
 *
 * @typedef {object} Checkpoint
 * @property {string} note
 * @property {number} size the number of entries, from 1
 * @property {import('./bytes.mjs').Bytes} root
 * @property {string} time game time of the addition
 */

/**
 * Verifies the note of a checkpoint and reads its four lines.
 *
 * @param {unknown} note
 * @param {import('./key.mjs').Key} key
 * @param {string} [what] for the message
 * @returns {Promise<Checkpoint>}
 */
export async function verifyCheckpoint(note, key, what = 'The checkpoint') {
  const lines = await verifyNote(note, key, what);
  const [origin = '', size = '', root = '', timeLine = ''] = lines;
  if (lines.length !== 4) reject(`${what} has ${lines.length} lines of text instead of four.`);
  if (origin !== key.origin) reject(`${what} is of the log ${quote(origin)}, not of ${key.origin}.`);
  if (!/^[1-9]\d*$/.test(size) || !Number.isSafeInteger(Number(size))) reject(`${what} has no size: ${quote(size)}.`);
  const time = timeLine.replace(/^time /, '');
  if (time === timeLine || !isTime(time)) reject(`${what} has no time: ${quote(timeLine)}.`);
  return {
    note: String(note),
    size: Number(size),
    root: fromBase64(root, 32, `The root of ${inSentence(what)}`),
    time,
  };
}
