import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, as base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

/** A new key pair and salt for each message. Only the test of the published example passes its own. */
type Sender = { privateKey: Buffer; salt: Buffer };

const CURVE = 'prime256v1';
/** The size of a record. A push message is a single one. */
const RECORD_BYTES = 4_096;

function newSender(): Sender {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
}

/** Encrypts a message so that only the browser can read it (RFC 8291), as `aes128gcm` (RFC 8188). */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, sender = newSender()): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(sender.privateKey);
  const senderKey = ecdh.getPublicKey();
  const browserKey = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const secret = hkdf(ecdh.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const derive = (name: string, length: number) => hkdf(secret, sender.salt, `Content-Encoding: ${name}\0`, length);
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(senderKey.length, 4);
  // The 2 marks the last record.
  const record = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([sender.salt, sizes, senderKey, ...record]);
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
