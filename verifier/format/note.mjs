import { fromBase64, utf8 } from './bytes.mjs';
import { hasId } from './key.mjs';
import { inSentence, quote, reject } from './rejection.mjs';

const KEY_ID_BYTES = 4;
const SIGNATURE_BYTES = 64;

/**
 * Verifies a signed note: lines of text, an empty line, and exactly one line with a signature by the key. Nothing may be
 * before, between or after them.
 *
 * @param {unknown} note
 * @param {import('./key.mjs').Key} key
 * @param {string} what for the message
 * @returns {Promise<string[]>} the lines of the text
 */
export async function verifyNote(note, key, what) {
  if (typeof note !== 'string') return reject(`${what} is missing.`);
  const { text, name, encoded } = split(note, what);
  if (name !== key.origin) reject(`${what} is signed by ${quote(name)}, not by ${key.origin}.`);
  const signed = fromBase64(encoded, KEY_ID_BYTES + SIGNATURE_BYTES, `The signature of ${inSentence(what)}`);
  if (!hasId(key, signed.slice(0, KEY_ID_BYTES))) reject(`${what} is signed with another key.`);
  const isGenuine = await crypto.subtle.verify('Ed25519', key.verifying, signed.slice(KEY_ID_BYTES), utf8(text));
  if (!isGenuine) reject(`The signature of ${inSentence(what)} doesn't fit its text.`);
  return text.slice(0, -1).split('\n');
}

/** @param {string} note @param {string} what */
function split(note, what) {
  const end = note.lastIndexOf('\n\n');
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)\n$/.exec(note.slice(end + 2)) ?? [];
  if (end < 1 || name === '') reject(`${what} isn't a text, an empty line and one line with a signature.`);
  return { text: note.slice(0, end + 1), name, encoded };
}
