import { fromBase64, utf8 } from './bytes.mjs';
import { hasId } from './key.mjs';
import { inSentence, quote, reject } from './rejection.mjs';

const KEY_ID_BYTES = 4;
const SIGNATURE_BYTES = 64;

/**
 * A signed note: lines of text, an empty line, and exactly one line with a signature. Nothing is before, between or after
 * them.
 *
 * @typedef {{ text: string, lines: string[], name: string, keyId: Bytes, signature: Bytes }} Note
 * @typedef {import('./bytes.mjs').Bytes} Bytes
 */

/**
 * Reads a signed note, and rejects any other text. Its signature isn't verified yet.
 *
 * @param {unknown} note
 * @param {string} what for the message
 * @returns {Note}
 */
export function readNote(note, what) {
  if (typeof note !== 'string') return reject(`${what} is missing.`);
  const { text, name, encoded } = split(note, what);
  const signed = fromBase64(encoded, KEY_ID_BYTES + SIGNATURE_BYTES, `The signature of ${inSentence(what)}`);
  const lines = text.slice(0, -1).split('\n');
  return { text, lines, name, keyId: signed.slice(0, KEY_ID_BYTES), signature: signed.slice(KEY_ID_BYTES) };
}

/**
 * Verifies the signature of a note.
 *
 * @param {Note} note
 * @param {import('./key.mjs').Key | null} key null for one that isn't valid
 * @param {string} what for the message
 */
export async function verifySignature({ text, name, keyId, signature }, key, what) {
  if (key === null) return reject("The key isn't valid.", 'key');
  if (name !== key.origin) reject(`${what} is signed by ${quote(name)}, not by ${key.origin}.`, 'signer');
  if (!hasId(key, keyId)) reject(`${what} is signed with another key.`, 'signer');
  const isGenuine = await crypto.subtle.verify('Ed25519', key.verifying, signature, utf8(text));
  if (!isGenuine) reject(`The signature of ${inSentence(what)} doesn't fit its text.`, 'signature');
}

/** Reads and verifies a note. @param {unknown} text @param {import('./key.mjs').Key} key @param {string} what */
export async function verifyNote(text, key, what) {
  const note = readNote(text, what);
  await verifySignature(note, key, what);
  return note.lines;
}

/** @param {string} note @param {string} what */
function split(note, what) {
  const end = note.lastIndexOf('\n\n');
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)\n$/.exec(note.slice(end + 2)) ?? [];
  if (end < 1 || name === '') reject(`${what} isn't a text, an empty line and one line with a signature.`);
  return { text: note.slice(0, end + 1), name, encoded };
}
