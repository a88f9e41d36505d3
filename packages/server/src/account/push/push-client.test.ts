import {
  createDecipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
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

function newBrowser(): { keys: PushKeys; target: { endpoint: string; p256dh: string; auth: string } } {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const [d, x, y] = [curve.getPrivateKey(), publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) =>
    part.toString('base64url').padStart(43, 'A'),
  );
  return {
    keys: {
      privateKey: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' }),
      publicKey,
      auth,
    },
    target: {
      endpoint: `${pushService.origin}/browser-1`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
  };
}

it('sends an encrypted, signed and small request that only the browser can read', async () => {
  const { keys, target } = newBrowser();
  const received = pushService.next();
  expect(await clientWith([]).send(target, MESSAGE, 90_500)).toEqual({ kind: 'sent' });
  const { path, headers, body } = await received;
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
  [400, {}, { kind: 'failed' }],
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

it('retries only if the push service was never reached', async () => {
  const closed = await openSimulatedPushService();
  await closed.close();
  const { target } = newBrowser();
  const client = clientWith([], closed.origin);
  const outcome = await client.send({ ...target, endpoint: `${closed.origin}/a` }, MESSAGE, 1_000);
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
  const waiting: ((request: PushRequest) => void)[] = [];
  /** Its answer. */
  let response: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      const received = { path: request.url ?? '', headers: request.headers, body };
      waiting.shift()?.(received);
      reply.writeHead(response.status, response.headers).end('Anything');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respondWith: (status: number, headers?: Record<string, string>) =>
      void (response = { status, ...(headers && { headers }) }),
    next: () => new Promise<PushRequest>((resolve) => waiting.push(resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/* The browser's side of web push. It shares no code with the server's side. */

type PushKeys = { privateKey: KeyObject; /** 65 bytes. */ publicKey: Buffer; /** 16 bytes. */ auth: Buffer };

/** Decrypts the body of a request to a push service (RFC 8188, RFC 8291). Throws if it isn't for these keys. */
function decryptPush(body: Buffer, { privateKey, publicKey, auth }: PushKeys): string {
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
type VapidClaims = { aud: string; exp: number; sub: string };

/** Checks the Authorization header of a request to a push service (RFC 8292) and returns its claims. Throws if it's wrong. */
function checkVapid(authorization: string, publicKey: string): VapidClaims {
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
