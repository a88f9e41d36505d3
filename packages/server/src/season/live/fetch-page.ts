import { oneLine } from './problem-log.ts';
import type { PageRequest } from './source.ts';
import { DAY_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';

/** The rest of a key's budget, and the time until it is full again. */
type RequestBudget = { remaining: number; resetMs: number };

export type PageResult =
  | { kind: 'page'; json: unknown; budget?: RequestBudget }
  | { kind: 'limited'; retryAfterMs: number }
  /** The key is wrong, or its plan doesn't include this data: trying again doesn't help. */
  | { kind: 'rejected'; problem: string }
  /** Anything else: the provider or the network failed. */
  | { kind: 'failed'; problem: string };

export type FetchPageOptions = {
  /** Game time, in which the provider's dates count. */
  now: Instant;
  /** For the whole answer, in real milliseconds. */
  timeoutMs?: number;
  signal?: AbortSignal;
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const DEFAULT_RETRY_AFTER_MS = MINUTE_MS;
const LONGEST_PROBLEM = 160;

/** football-data.org answers 400 for a wrong key, and with a reason for any other mistake in the request. */
const REJECTED = [400, 401, 403];

/** Sends the request for a page. Never throws; a problem is one line without the key. */
export async function fetchPage(
  { url, headers }: PageRequest,
  { now, timeoutMs = TIMEOUT_MS, signal }: FetchPageOptions,
): Promise<PageResult> {
  const secrets = Object.values(headers);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    const result = await resultOf(response, now);
    return 'problem' in result ? { ...result, problem: withoutSecrets(result.problem, secrets) } : result;
  } catch (error) {
    return { kind: 'failed', problem: withoutSecrets(causeOf(error, timeoutMs), secrets) };
  }
}

async function resultOf(response: Response, now: Instant): Promise<PageResult> {
  const { status, headers } = response;
  const budget = budgetOf(headers);
  if (status === 429) {
    await response.body?.cancel();
    return { kind: 'limited', retryAfterMs: retryAfterOf(headers, now) ?? budget?.resetMs ?? DEFAULT_RETRY_AFTER_MS };
  }
  const body = await readBody(response);
  if (body === undefined) return { kind: 'failed', problem: `more than ${MAX_BYTES / 1024 / 1024} MB` };
  if (status !== 200) {
    const reason = `${status}${reasonOf(body)}`;
    const location = headers.get('location');
    return {
      kind: REJECTED.includes(status) ? 'rejected' : 'failed',
      problem: location ? `${reason} to ${location}` : reason,
    };
  }
  const json = parseJson(body);
  if (json === undefined) return { kind: 'failed', problem: `not JSON: ${body.slice(0, 60)}` };
  return { kind: 'page', json, ...(budget && { budget }) };
}

/** Reads the body as text; undefined if it is too large. */
async function readBody({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > MAX_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the reason that an error gives: `message` at football-data.org, `error` at balldontlie. */
function reasonOf(body: string): string {
  const json = parseJson(body);
  if (typeof json !== 'object' || json === null) return '';
  const reason = 'message' in json ? json.message : 'error' in json ? json.error : undefined;
  return typeof reason === 'string' ? `: ${reason}` : '';
}

const seconds = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) * 1000 : undefined;

function budgetOf(headers: Headers): RequestBudget | undefined {
  const remaining = seconds(headers.get('x-requests-available-minute'));
  const resetMs = seconds(headers.get('x-requestcounter-reset'));
  return remaining === undefined || resetMs === undefined ? undefined : { remaining: remaining / 1000, resetMs };
}

function retryAfterOf(headers: Headers, now: Instant): number | undefined {
  const text = headers.get('retry-after');
  const waitMs = seconds(text) ?? Date.parse(text ?? '') - now;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), DAY_MS);
}

/** Returns why a request failed. The message of `fetch` is always the same; its cause says why. */
function causeOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  oneLine(secrets.filter(Boolean).reduce((line, secret) => line.replaceAll(secret, '…'), text)).slice(
    0,
    LONGEST_PROBLEM,
  );
