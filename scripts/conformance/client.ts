import { setTimeout as pause } from 'node:timers/promises';
import { type CallName, endpoints, endpointUrl, parseResponse, type Endpoint } from '@machine/contract';
import type { Report, Subject } from './report.ts';
import { responseProblems, ruleProblems } from './responses.ts';
import type { Output } from './rules.ts';

export const PASSWORD = 'a tidy river under glass';
export const NEW_PASSWORD = `${PASSWORD} again`;

export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as it is instead of `body`. */
  raw?: string;
  headers?: Record<string, string>;
  /** The rule that the response is about, if it isn't the call itself. */
  rule?: Subject;
};

type CallResponse<Name extends CallName> = {
  status: number;
  text: string;
  headers: Headers;
  /** The body as the app reads it; null unless the call succeeded. */
  data: Output<Name> | null;
};

export type Client = ReturnType<typeof createClient>;

export type Run = {
  origin: string;
  /** Sends each request; the global one, unless a test or the mocks answer. */
  fetch: typeof fetch;
  report: Report;
  /** Addresses of all accounts of this run. Only the calls that may contain the caller's own do so. */
  emails: Set<string>;
  /** Aborts all further requests. */
  signal?: AbortSignal | undefined;
};

/** Thrown when the server's Retry-After is longer than this run waits. */
export class RateLimited extends Error {}

const endpointOf = (name: CallName): Endpoint => endpoints[name];
const WAIT_MAX_SECONDS = 70;
const DEADLINE_MS = 30_000;

/** Creates a client that behaves like a browser on the site: it keeps cookies and names its origin. */
export function createClient(run: Run, who: string, email: string | null = null) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(name: CallName, { params, query, body, raw, headers }: Input): Promise<Response> {
    run.signal?.throwIfAborted();
    const { method, path } = endpointOf(name);
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return run.fetch(run.origin + endpointUrl(path, params, query), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        Origin: run.origin,
        'Sec-Fetch-Site': 'same-origin',
        ...(content !== undefined && { 'Content-Type': 'application/json' }),
        ...(jar.size > 0 && { Cookie: cookie() }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
  }

  /** Waits and retries once after a 429. */
  async function sendPatiently(name: CallName, input: Input): Promise<Response> {
    const response = await send(name, input);
    if (response.status !== 429) return response;
    const seconds = Number(response.headers.get('retry-after'));
    if (!(seconds > 0)) return response;
    if (seconds > WAIT_MAX_SECONDS) {
      throw new RateLimited(`${name} is rate limited for ${Math.ceil(seconds / 60)} more minutes.`);
    }
    await response.body?.cancel();
    await pause(seconds * 1_000, null, run.signal && { signal: run.signal });
    return send(name, input);
  }

  function storeCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [key = '', ...value] = pair.split('=');
      if (attributes.some(endsCookie) || value.join('=') === '') jar.delete(key);
      else jar.set(key, value.join('='));
      const has = (pattern: RegExp) => attributes.some((each) => pattern.test(each));
      const isSafe = has(/^httponly$/i) && has(/^samesite=(lax|strict)$/i);
      run.report.expect('requests', isSafe, `the cookie '${key}' is not HttpOnly and SameSite=Lax`);
      const isSecure = has(/^secure$/i) || !run.origin.startsWith('https:');
      run.report.expect('requests', isSecure, `the cookie '${key}' is not Secure`);
    }
  }

  /**
   * Makes a call and checks the rules for every response. `expected` lists the correct statuses. Does nothing for calls
   * of a level that the server lacks.
   */
  async function call<Name extends CallName>(
    name: Name,
    input: Input = {},
    expected: number | number[] = 200,
  ): Promise<CallResponse<Name>> {
    if (run.report.lacks(name)) return { status: 404, text: '', headers: new Headers(), data: null };
    const response = await sendPatiently(name, input);
    const text = await response.text();
    const { status, headers } = response;
    storeCookies(headers);
    const received = { status, text, headers, data: null };
    const statuses = [expected].flat();
    const isExpected = statuses.includes(status);
    const wrong = `${who} gets ${status} instead of ${statuses.join(' or ')}${describe(input)}: ${text.slice(0, 120)}`;
    run.report.expect(input.rule ?? name, isExpected, wrong);
    const expectNone = (subject: Subject, problems: (string | null)[]) => {
      for (const problem of problems) {
        run.report.expect(subject, problem === null, `${who} gets ${status}${describe(input)}: ${problem}`);
      }
    };
    const secrets = [...[...run.emails].filter((each) => !(each === email && endpointOf(name).hasOwnEmail)), PASSWORD];
    expectNone(input.rule ?? name, responseProblems(name, received, secrets));
    expectNone('requests', ruleProblems(name, received));
    if (!isExpected || status >= 300) return received;
    try {
      return { ...received, data: parseResponse(endpoints[name], text === '' ? null : JSON.parse(text)) as never };
    } catch {
      return received;
    }
  }

  return {
    /** 'a visitor' or the name of a player, for problems. */
    who,
    call,
    /** True if the server knows a call. Checks nothing. */
    async has(name: CallName, input: Input): Promise<boolean> {
      const response = await sendPatiently(name, input);
      await response.body?.cancel();
      return ![404, 405, 501].includes(response.status);
    },
    /** Returns the body of a call that has to succeed. */
    read: async <Name extends CallName>(name: Name, input?: Input) => (await call(name, input)).data,
    cookie,
    setCookie(pair: string) {
      jar.clear();
      if (pair !== '') jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
  };
}

const endsCookie = (attribute: string) =>
  /^max-age=(0|-\d+)$/i.test(attribute) ||
  (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) <= Date.now());

const describe = ({ body, raw, query }: Input) => {
  const sent = raw ?? (body === undefined ? query && JSON.stringify(query) : JSON.stringify(body));
  return sent === undefined ? '' : ` for ${sent.slice(0, 60)}`;
};
