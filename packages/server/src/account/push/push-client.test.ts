import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '@machine/contract';
import { afterAll, expect, it } from 'vitest';
import { createPushClient, type PushOutcome } from './push-client.ts';
import { newVapidKeys } from './vapid.ts';

const pushService = await openSimulatedPushService();
afterAll(pushService.close);

const vapid = newVapidKeys();
const MESSAGE: PushMessage = { title: 'Starts in 15 minutes', body: 'Zoë @ “Ärsenal” 🏀', tag: 'a', path: '/?match=1' };

const clientWith = (addresses: readonly string[], simulatedOrigin: string | null = pushService.origin) =>
  createPushClient({
    vapidKeys: async () => vapid,
    subject: () => 'mailto:ops@play.test',
    simulatedOrigin,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

function newBrowser() {
  const keys = { curve: createECDH('prime256v1'), auth: randomBytes(16) };
  const p256dh = keys.curve.generateKeys('base64url');
  const target = { endpoint: `${pushService.origin}/browser-1`, p256dh, auth: keys.auth.toString('base64url') };
  return { keys, target };
}

it('sends an encrypted, signed and small request that only the browser can read', async () => {
  const { keys, target } = newBrowser();
  expect(await clientWith([]).send(target, MESSAGE, 90_500)).toEqual({ kind: 'sent' });
  const { path, headers, body } = pushService.received.at(-1) as PushRequest;
  expect(path).toBe('/browser-1');
  expect(headers).toMatchObject({ ttl: '91', 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(body.length).toBeLessThan(1_000);
  expect(body.toString('latin1')).not.toContain('match');
  expect(JSON.parse(decryptPush(body, keys))).toEqual(MESSAGE);
  expect(() => decryptPush(body, newBrowser().keys)).toThrow(/authenticate/);
  const claims = checkVapid(headers.authorization ?? '', vapid.publicKey);
  expect(claims).toMatchObject({ aud: pushService.origin, sub: 'mailto:ops@play.test' });
  expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60_000);
});

it.each<[status: number, headers: Record<string, string>, outcome: PushOutcome]>([
  [200, {}, { kind: 'sent' }],
  [404, {}, { kind: 'gone' }],
  [410, {}, { kind: 'gone' }],
  [413, {}, { kind: 'failed' }],
  // Redirects could lead into the server's own network.
  [307, { Location: 'http://127.0.0.1:1/' }, { kind: 'failed' }],
  [429, { 'Retry-After': '120' }, { kind: 'later', retryAfterMs: 120_000 }],
  [429, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { kind: 'later', retryAfterMs: null }],
  [503, {}, { kind: 'later', retryAfterMs: null }],
])('understands the status %i %o', async (status, headers, outcome) => {
  pushService.respondWith(status, headers);
  expect(await clientWith([]).send(newBrowser().target, MESSAGE, 1_000)).toEqual(outcome);
  pushService.respondWith(201);
});

it('retries if the push service was never reached', async () => {
  const closed = await openSimulatedPushService();
  await closed.close();
  const target = { ...newBrowser().target, endpoint: `${closed.origin}/a` };
  const outcome = await clientWith([], closed.origin).send(target, MESSAGE, 1_000);
  expect(outcome).toEqual({ kind: 'later', retryAfterMs: null });
});

it.each(['B'.padEnd(87, 'x'), 'A'.repeat(87)])(
  'sends nothing to a browser with the impossible key %s',
  async (p256dh) => {
    expect(await clientWith([]).send({ ...newBrowser().target, p256dh }, MESSAGE, 1_000)).toEqual({ kind: 'gone' });
  },
);

it.each([
  ['http://push.example/a'],
  ['https://push.example:8443/a'],
  ['https://user:secret@push.example/a'],
  ['https://localhost/a'],
  ['https://127.0.0.1/a'],
  ['https://2130706433/a'],
  ['https://[::1]/a'],
  ['https://[::ffff:10.0.0.1]/a'],
  ['https://intranet/a'],
  ['ftp://push.example/a'],
  ['javascript:alert(1)'],
  ['not a url'],
])('accepts no endpoint such as %s', async (endpoint) => {
  const client = clientWith(['93.184.216.34'], null);
  expect(await client.isAllowed(endpoint)).toBe(false);
  expect(await client.send({ ...newBrowser().target, endpoint }, MESSAGE, 1_000)).toEqual({ kind: 'gone' });
});

it.each([
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
])('sends nothing to a host with the address %s, even if another one is public', async (address) => {
  const client = clientWith(['93.184.216.34', address]);
  const endpoint = 'https://push.example/a';
  expect(await client.isAllowed(endpoint)).toBe(false);
  const outcome = await client.send({ ...newBrowser().target, endpoint }, MESSAGE, 1_000);
  expect(outcome).toEqual({ kind: 'later', retryAfterMs: null });
});

it('accepts hosts with public addresses only', async () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ]) {
    expect(await clientWith(['93.184.216.34', '2606:2800:220:1::1']).isAllowed(endpoint)).toBe(true);
    expect(await clientWith([]).isAllowed(endpoint)).toBe(false);
  }
});

type PushRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Opens a push service on this machine that stores what it is sent. */
async function openSimulatedPushService() {
  const received: PushRequest[] = [];
  /** Its answer. */
  let response: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      reply.writeHead(response.status, response.headers).end('Anything');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respondWith: (status: number, headers?: Record<string, string>) =>
      void (response = { status, ...(headers && { headers }) }),
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/* The browser's side of web push. It shares no code with the server's side. */

/** Decrypts the body of a request to a push service (RFC 8188, RFC 8291). Throws if it isn't for these keys. */
function decryptPush(body: Buffer, { curve, auth }: { curve: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), serverKey]);
  const key = Buffer.from(hkdfSync('sha256', curve.computeSecret(serverKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const encrypted = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Checks the Authorization header of a request to a push service (RFC 8292) and returns its claims. Throws if it's wrong. */
function checkVapid(authorization: string, publicKey: string): { aud: string; exp: number; sub: string } {
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
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** Reads an uncompressed point of P-256. */
function pointToKey(point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
