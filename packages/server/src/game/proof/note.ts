import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** Signed notes (https://c2sp.org/signed-note) with Ed25519. */

/** Signs as one origin: a name that follows from the key. */
export type Signer = {
  /** `beat-the-machine/` and 16 hex digits. */
  origin: string;
  /** The public key in the form of signed notes: `<origin>+<key id>+<base64>`. */
  publicKey: string;
  /** Returns a note. Each of its lines ends with a line break. */
  sign(lines: readonly string[]): string;
};

/** The type of an Ed25519 signature. */
const ED25519 = Uint8Array.of(1);
/** Precedes the 32 bytes of an Ed25519 private key in PKCS #8, and of a public key in SPKI. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_LENGTH = 12;

/** Returns the signer of a private key, 32 bytes. */
export function createSigner(privateKey: Uint8Array): Signer {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, privateKey]), format: 'der', type: 'pkcs8' });
  const bytes = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_LENGTH);
  const origin = `beat-the-machine/${sha256(bytes).toString('hex').slice(0, 16)}`;
  const typed = Buffer.concat([ED25519, bytes]);
  const id = sha256(Buffer.concat([Buffer.from(`${origin}\n`), typed])).subarray(0, 4);
  return {
    origin,
    publicKey: `${origin}+${id.toString('hex')}+${typed.toString('base64')}`,
    sign(lines) {
      const text = lines.map((line) => `${line}\n`).join('');
      const signature = Buffer.concat([id, sign(null, Buffer.from(text), key)]);
      return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
    },
  };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
