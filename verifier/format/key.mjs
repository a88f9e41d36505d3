import { concat, fromBase64, isEqual, sha256, toHex, utf8 } from './bytes.mjs';
import { reject } from './rejection.mjs';

/**
 * The public key of a server.
 *
 * @typedef {object} Key
 * @property {string} text as `GET /proof/key` answers with it
 * @property {string} origin the name of the key
 * @property {import('./bytes.mjs').Bytes} id four bytes
 * @property {CryptoKey} verifying
 */

/** Marks Ed25519 in a signed note. */
const ED25519 = new Uint8Array([1]);

/**
 * Anyone can make signatures that fit these keys: they are the points of small order, without the bit of the sign. A
 * server with such a key could deny each of its signatures.
 */
const WEAK_KEYS = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]);

/**
 * Reads a key, and rejects one whose origin or id doesn't follow from its bytes.
 *
 * @param {string} text with or without a line break at the end
 * @returns {Promise<Key>}
 */
export async function readKey(text) {
  const line = text.replace(/\n$/, '');
  const [, origin = '', id = '', encoded = ''] =
    /^(beat-the-machine\/[0-9a-f]{16})\+([0-9a-f]{8})\+(\S+)$/.exec(line) ?? [];
  if (origin === '') reject("The key isn't in the form <origin>+<key id>+<public key>.");
  const marked = fromBase64(encoded, 33, 'The public key');
  const bytes = marked.slice(1);
  if (marked[0] !== ED25519[0]) reject("The key isn't one for Ed25519.");
  if (isWeak(bytes)) reject('The key is weak: anyone can make signatures that fit it.');
  const fingerprint = toHex(await sha256(bytes)).slice(0, 16);
  if (origin !== `beat-the-machine/${fingerprint}`) reject(`The origin of the key has to end with ${fingerprint}.`);
  const expected = (await sha256(concat(utf8(`${origin}\n`), marked))).slice(0, 4);
  if (toHex(expected) !== id) reject(`The id of the key has to be ${toHex(expected)}.`);
  return { text: line, origin, id: expected, verifying: await importKey(bytes) };
}

/** @param {Key} key @param {import('./bytes.mjs').Bytes} id */
export const hasId = (key, id) => isEqual(key.id, id);

/** @param {import('./bytes.mjs').Bytes} bytes */
function isWeak(bytes) {
  const unsigned = bytes.slice();
  unsigned[31] = (unsigned[31] ?? 0) & 0x7f;
  return WEAK_KEYS.has(toHex(unsigned));
}

/** @param {import('./bytes.mjs').Bytes} bytes */
async function importKey(bytes) {
  try {
    return await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  } catch {
    return reject('The public key is no point of Ed25519.');
  }
}
