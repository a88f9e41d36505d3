import { fromBase64 } from './bytes.mjs';
import { isTime } from './form.mjs';
import { readNote, verifySignature } from './note.mjs';
import { inSentence, quote, reject } from './rejection.mjs';

/**
 * A server's signed state of its log at one time.
 *
 * @typedef {object} Checkpoint
 * @property {string} note
 * @property {import('./note.mjs').Note} signed
 * @property {string} origin
 * @property {number} size the number of entries, from 1
 * @property {import('./bytes.mjs').Bytes} root
 * @property {string} time game time of the addition
 */

/**
 * Reads the four lines of a checkpoint. Its signature isn't verified yet.
 *
 * @param {unknown} text
 * @param {string} [what] for the message
 * @returns {Checkpoint}
 */
export function readCheckpoint(text, what = 'The checkpoint') {
  const signed = readNote(text, what);
  const [origin = '', size = '', root = '', timeLine = ''] = signed.lines;
  if (signed.lines.length !== 4) reject(`${what} has ${signed.lines.length} lines of text instead of four.`);
  if (!/^[1-9]\d*$/.test(size) || !Number.isSafeInteger(Number(size))) reject(`${what} has no size: ${quote(size)}.`);
  const time = timeLine.replace(/^time /, '');
  if (time === timeLine || !isTime(time)) reject(`${what} has no time: ${quote(timeLine)}.`);
  const bytes = fromBase64(root, 32, `The root of ${inSentence(what)}`);
  return { note: String(text), signed, origin, size: Number(size), root: bytes, time };
}

/**
 * Verifies the signature and the origin of a checkpoint.
 *
 * @param {Checkpoint} checkpoint
 * @param {import('./key.mjs').Key | null} key
 * @param {string} [what] for the message
 */
export async function verifySigned({ signed, origin }, key, what = 'The checkpoint') {
  await verifySignature(signed, key, what);
  if (origin !== key?.origin) reject(`${what} is of the log ${quote(origin)}, not of ${key?.origin}.`, 'signer');
}

/** Reads and verifies a checkpoint. @param {unknown} text @param {import('./key.mjs').Key} key @param {string} [what] */
export async function verifyCheckpoint(text, key, what) {
  const checkpoint = readCheckpoint(text, what);
  await verifySigned(checkpoint, key, what);
  return checkpoint;
}
