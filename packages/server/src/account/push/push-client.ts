import { ECDH } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { type RequestOptions as HttpOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushMessage } from '@machine/contract';
import { encryptPush } from './encrypt-push.ts';
import { createResolve, isPushUrl, publicAddressesOf, type Resolve } from './push-host.ts';
import { vapidAuthorization, type VapidKeys } from './vapid.ts';

const DEADLINE_MS = 5_000;

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * sent: the push service has it. gone: the browser's subscription has ended. later: the push service refused it for now,
 * for `retryAfterMs` if it says so. failed: it refused it, or it is unknown whether it has it.
 */
export type PushOutcome = { kind: 'sent' | 'gone' | 'failed' } | { kind: 'later'; retryAfterMs: number | null };

export type PushClient = ReturnType<typeof createPushClient>;

type PushClientDeps = {
  vapidKeys: () => Promise<VapidKeys>;
  /** Whom push services can contact: a mailto: or https: URL. */
  subject: () => string;
  /** The origin of a push service for tests, which may be private and without https. */
  simulatedOrigin: string | null;
  resolve?: Resolve;
};

export function createPushClient({ vapidKeys, subject, simulatedOrigin, resolve = createResolve() }: PushClientDeps) {
  const isSimulated = (url: URL) => url.origin === simulatedOrigin;

  /** Encrypts a message for a browser and hands it to the browser's push service. Never throws. */
  async function send(target: PushTarget, message: PushMessage, ttlMs: number): Promise<PushOutcome> {
    if (!isPushUrl(target.endpoint, simulatedOrigin) || !isPublicKey(target.p256dh)) return { kind: 'gone' };
    const url = new URL(target.endpoint);
    let addresses;
    try {
      addresses = isSimulated(url) ? undefined : await publicAddressesOf(url.hostname, resolve);
    } catch {
      return { kind: 'later', retryAfterMs: null };
    }
    return post(url, {
      headers: {
        Authorization: vapidAuthorization(url.origin, subjectFrom(subject()), await vapidKeys()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(Math.ceil(ttlMs / 1_000)),
        Urgency: 'normal',
      },
      body: encryptPush(JSON.stringify(message), target),
      // The addresses that were checked, so that the name can't point elsewhere by now.
      lookup: addresses && lookupOf(addresses),
    });
  }

  /** Returns whether an endpoint may be stored. */
  async function isAllowed(endpoint: string): Promise<boolean> {
    if (!isPushUrl(endpoint, simulatedOrigin)) return false;
    const url = new URL(endpoint);
    if (isSimulated(url)) return true;
    return publicAddressesOf(url.hostname, resolve).then(
      () => true,
      () => false,
    );
  }

  return { send, isAllowed };
}

/** True if a key is on the curve: no browser can decrypt with another one, and encrypting with it throws. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Push services accept only https: and mailto: URLs. */
const subjectFrom = (subject: string) => (/^(?:https|mailto):/.test(subject) ? subject : 'mailto:nobody@localhost');

/** Answers every lookup with addresses that are already known. */
const lookupOf =
  (addresses: readonly LookupAddress[]): NonNullable<HttpOptions['lookup']> =>
  (_host, { all }, done) => {
    const [first = { address: '', family: 4 }] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };

type PostOptions = { headers: Record<string, string>; body: Buffer; lookup: HttpOptions['lookup'] };

/** Posts without following redirects, and ignores the body of the response. */
function post(url: URL, { headers, body, lookup }: PostOptions): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    let hasConnected = false;
    const request = send(
      url,
      { method: 'POST', headers, signal, agent: false, ...(lookup && { lookup }) },
      (response) => {
        response.resume();
        response.on('error', () => {});
        resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
      },
    );
    request.on('socket', (socket) => socket.once('connect', () => (hasConnected = true)));
    // Once connected, the push service may have it, and a repetition could be a second one.
    request.on('error', () => resolve(hasConnected ? { kind: 'failed' } : { kind: 'later', retryAfterMs: null }));
    request.end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    const seconds = Number(retryAfter);
    return { kind: 'later', retryAfterMs: retryAfter !== undefined && seconds >= 0 ? seconds * 1_000 : null };
  }
  return { kind: 'failed' };
}
