import { type Bytes, fromBase64, isSame, sha256, toHex, utf8 } from './bytes.ts';

/** The algorithm's number in keys of signed notes, and its name in browsers. */
const ED25519 = { number: Uint8Array.of(1), name: 'Ed25519' } as const;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const SIGNATURE_BYTES = 64;
const LINE_BREAK = Uint8Array.of(0x0a);
const PRODUCT = 'beat-the-machine/';

export type LogKey = { origin: string; id: Bytes; publicKey: CryptoKey };

/** Reads the key of a log: `<origin>+<key id>+<public key>`. Returns null if the parts don't fit each other. */
export async function readKey(text: string): Promise<LogKey | null> {
  const [, origin = '', id = '', encoded = ''] = /^(\S+?)\+([0-9a-f]{8})\+(\S+)\n?$/.exec(text) ?? [];
  const typed = fromBase64(encoded);
  if (typed?.length !== 1 + KEY_BYTES || typed[0] !== ED25519.number[0]) return null;
  const key = typed.slice(1);
  if (origin !== PRODUCT + toHex(await sha256(key)).slice(0, 16)) return null;
  const keyId = (await sha256(utf8(origin), LINE_BREAK, typed)).slice(0, KEY_ID_BYTES);
  return toHex(keyId) === id ? { origin, id: keyId, publicKey: await importKey(key) } : null;
}

const importKey = (key: Bytes) => crypto.subtle.importKey('raw', key, ED25519.name, false, ['verify']);

export type BrowserSupport = 'full' | 'insecure' | 'outdated';

/** Whether the browser can check signatures: only on a secure page, and only newer ones know Ed25519. */
export async function browserSupport(): Promise<BrowserSupport> {
  if (globalThis.crypto?.subtle === undefined) return 'insecure';
  // The point that the curve starts with: any valid key.
  const example = new Uint8Array(KEY_BYTES).fill(0x66).fill(0x58, 0, 1);
  return importKey(example).then(
    () => 'full',
    () => 'outdated',
  );
}

export type SignedNote = { text: string; name: string; keyId: Bytes; signature: Bytes };

/** Reads a text that ends with a line break, an empty line, and one line with a signature. Null for anything else. */
export function readNote(note: string): SignedNote | null {
  const [, text = '', name = '', encoded = ''] = /^([^]*\n)\n— (\S+) (\S+)\n$/.exec(note) ?? [];
  const signed = fromBase64(encoded);
  if (signed?.length !== KEY_ID_BYTES + SIGNATURE_BYTES) return null;
  return { text, name, keyId: signed.slice(0, KEY_ID_BYTES), signature: signed.slice(KEY_ID_BYTES) };
}

/** Returns the second of the two lines of a signed pick. */
export const pickStatement = (note: SignedNote | null): string => /^.*\n(.*)\n$/.exec(note?.text ?? '')?.[1] ?? '';

/** Why a note isn't signed with a key: null if it is. */
export async function noteFailure(
  key: LogKey | null,
  note: SignedNote | null,
): Promise<'key' | 'form' | 'signer' | 'signature' | null> {
  if (key === null) return 'key';
  if (note === null) return 'form';
  if (note.name !== key.origin || !isSame(note.keyId, key.id)) return 'signer';
  const isSigned = await crypto.subtle.verify(ED25519.name, key.publicKey, note.signature, utf8(note.text));
  return isSigned ? null : 'signature';
}
