import { setTimeout as sleep } from 'node:timers/promises';
import { concat } from '../format/bytes.mjs';
import { reject, Rejection } from '../format/rejection.mjs';
import { Unavailable } from '../format/unavailable.mjs';

/**
 * Reads from one server, one request at a time, and waits when the server asks for it.
 *
 * @typedef {object} Client
 * @property {(path: string) => Promise<string>} text
 * @property {(path: string) => Promise<unknown>} json
 * @property {() => number} gameTime the server's time at the last response, in milliseconds
 * @typedef {(url: string, init: RequestInit) => Promise<Response>} Fetch
 */

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const DEADLINE_MS = 60_000;
/** A busy server, and one that doesn't respond, is asked again this often. */
const RETRIES = { busy: 8, silent: 3 };
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 10 * 60_000;

/** The statuses of a server that has too much to do right now. */
const BUSY = new Set([429, 502, 503, 504]);

/**
 * @param {string} url of the server
 * @param {{ fetch?: Fetch, wait?: (ms: number) => Promise<unknown>, now?: () => number }} [options]
 * @returns {Client}
 */
export function createClient(url, { fetch = globalThis.fetch, wait = sleep, now = Date.now } = {}) {
  let gameTime = Number.NaN;

  /** @param {string} path */
  async function attempt(path) {
    try {
      const response = await fetch(new URL(path, url).href, { signal: AbortSignal.timeout(DEADLINE_MS) });
      return { response, body: response.ok ? await readBody(response, path) : '' };
    } catch (error) {
      if (error instanceof Unavailable || error instanceof Rejection) throw error;
      return { response: null, body: '' };
    }
  }

  /** @param {string} path */
  async function text(path) {
    for (let failures = 0; ; failures += 1) {
      const { response, body } = await attempt(path);
      if (response?.ok === true) {
        gameTime = timeOf(response, gameTime, now());
        return body;
      }
      if (response !== null && !BUSY.has(response.status)) throw new Unavailable(`${path}: HTTP ${response.status}.`);
      if (failures === RETRIES[response === null ? 'silent' : 'busy'])
        throw new Unavailable(`${path}: ${response === null ? 'no response' : `HTTP ${response.status}`}.`);
      const delay = retryAfterMs(response, now()) ?? FIRST_WAIT_MS * 2 ** failures;
      if (delay > MAX_WAIT_MS)
        throw new Unavailable(`${path}: the server asks to wait for ${Math.ceil(delay / 60_000)} minutes.`);
      await wait(delay);
    }
  }

  return {
    text,
    gameTime: () => gameTime,
    async json(path) {
      const body = await text(path);
      try {
        return /** @type {unknown} */ (JSON.parse(body));
      } catch {
        return reject(`${path} doesn't respond with JSON.`);
      }
    },
  };
}

/** @param {Response} response @param {string} path */
async function readBody(response, path) {
  let length = 0;
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Unavailable(`${path}: the response has more than ${MAX_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(concat(...chunks));
  } catch {
    return reject(`${path} doesn't respond with UTF-8.`);
  }
}

/** Reads `Retry-After`: seconds or a date. @param {Response | null} response @param {number} now */
function retryAfterMs(response, now) {
  const text = response?.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/**
 * Returns the time of the game: in `Game-Time` if it differs from real time. Responses that never change don't say it.
 *
 * @param {Response} response
 * @param {number} last
 * @param {number} now
 */
function timeOf({ headers }, last, now) {
  if (headers.get('cache-control')?.includes('immutable')) return last;
  const time = Date.parse(headers.get('game-time') ?? headers.get('date') ?? '');
  return Number.isNaN(time) ? now : time;
}
