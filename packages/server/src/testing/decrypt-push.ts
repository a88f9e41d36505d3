import { createDecipheriv, createPublicKey, diffieHellman, hkdfSync, type KeyObject, verify } from 'node:crypto';

/* The browser's side of web push. It shares no code with the server's side. */

export type PushKeys = { privateKey: KeyObject; /** 65 bytes. */ publicKey: Buffer; /** 16 bytes. */ auth: Buffer };

/** Decrypts the body of a request to a push service (RFC 8188, RFC 8291). Throws if it isn't for these keys. */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: PushKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const secret = diffieHellman({ privateKey, publicKey: pointToKey(serverKey) });
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
  const key = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const encrypted = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The sender's claims to a push service. */
export type VapidClaims = { aud: string; exp: number; sub: string };

/** Checks the Authorization header of a request to a push service (RFC 8292) and returns its claims. Throws if it's wrong. */
export function checkVapid(authorization: string, publicKey: string): VapidClaims {
  const [, header = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The key is not the one with which the browser subscribed.');
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: pointToKey(Buffer.from(publicKey, 'base64url')), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as VapidClaims;
}

/** Reads an uncompressed point of P-256. */
function pointToKey(point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
