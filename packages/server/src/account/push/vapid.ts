import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../platform/db/open.ts';
import { createServerKey } from '../../platform/db/server-key.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The key pair with which push services recognize this server, as base64url. */
export type VapidKeys = z.infer<typeof vapidKeys>;

const NAME = 'vapid keys';
const VALID_SECONDS = 12 * 60 * 60;

/**
 * Returns a function that reads the keys, which the first process creates. They must never change: browsers have
 * subscribed with the public one.
 */
export function createVapidKeys(db: Db): () => Promise<VapidKeys> {
  const stored = createServerKey(db, NAME, () => JSON.stringify(newVapidKeys()));
  return async () => vapidKeys.parse(JSON.parse(await stored()));
}

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), ...[x, y].map((part) => Buffer.from(part, 'base64url'))];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/**
 * Returns the Authorization header with which a push service recognizes this server (RFC 8292). `origin` is that of the
 * push service, and `subject` a mailto: or https: URL for its operators.
 */
export function vapidAuthorization(origin: string, subject: string, { publicKey, privateKey }: VapidKeys): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' });
  const claims = { aud: origin, exp: Math.floor(Date.now() / 1_000) + VALID_SECONDS, sub: subject };
  const content = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
}

const base64url = (text: string) => Buffer.from(text).toString('base64url');
