import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { delay, HttpResponse } from 'msw';

/** The ways in which a call can fail. */
export type Fault = {
  /** Completes a test title, after "when". */
  when: string;
  respond: (ok: () => Response | Promise<Response>) => Response | Promise<Response>;
  /** The server's own words, if any. */
  message?: string;
  /** The server executed the write in spite of the response. */
  isExecuted?: boolean;
  endsSession?: boolean;
  isOffline?: boolean;
};

const fault = (when: string, respond: Fault['respond'], more: Partial<Fault> = {}): Fault => ({
  when,
  respond,
  ...more,
});
const json = (body: unknown, status = 200) => HttpResponse.json(body as null, { status });
const text = (body: string | null, init: ResponseInit) => new Response(body, init);

const EXECUTED = { isExecuted: true };
const ERROR_PAGE = `<!doctype html><html><body><h1>Bad gateway</h1><script>window.__pwned=1</script>${'<p>undefined null NaN</p>'.repeat(800)}`;
const PORTAL = '<html><body>Log in to the Wi-Fi</body></html>';
const HTML = { 'Content-Type': 'text/html' };
const WAIT = { 'Retry-After': '30' };

/** Answers that a page can't tell from an error page; what is made of each is tested in Node. */
export const ANSWERS = {
  serverError: fault('the server returns 500', () => text(null, { status: 500, statusText: 'Internal Server Error' }), {
    message: 'Internal Server Error',
  }),
  bareServerError: fault('the server returns 500 without a status text', () => text(null, { status: 500 })),
  forbidden: fault('the server returns 403', () => text('Forbidden', { status: 403 }), { message: 'Forbidden' }),
  notFound: fault('the server returns 404', () => text('Not found', { status: 404 }), { message: 'Not found' }),
  conflict: fault('the server returns 409', () => json({ message: 'Already picked' }, 409), {
    message: 'Already picked',
  }),
  truncatedJson: fault('the response is cut off', () => text('{"id":"u-a', { status: 200 }), EXECUTED),
  captivePortal: fault('a captive portal responds', () => text(PORTAL, { headers: HTML }), EXECUTED),
  emptyBody: fault('the body is empty', () => text('', { status: 200 }), EXECUTED),
  noContent: fault('the server returns 204', () => text(null, { status: 204 }), EXECUTED),
};

/** Faults that are the same for every call. */
export const PLAIN_FAULTS = {
  networkDown: fault('the network is down', () => HttpResponse.error(), { isOffline: true }),
  timeout: fault('the server never responds', () => new Promise(() => {})),
  slowResponse: fault('the response takes 10 s', (ok) => delay(10_000).then(ok)),
  htmlErrorPage: fault('the server returns 500 with an HTML page', () =>
    text(ERROR_PAGE, { status: 500, headers: HTML }),
  ),
  unauthorized: fault('the session has ended', () => text('Unauthorized', { status: 401 }), {
    message: 'Unauthorized',
    endsSession: true,
  }),
  tooManyRequests: fault('the server returns 429', () => text('Too many requests.', { status: 429, headers: WAIT }), {
    message: 'Too many requests.',
  }),
};

export const FAULTS = {
  ...PLAIN_FAULTS,
  hostileMessage: fault("the server's message is hostile", () => json({ message: HOSTILE_TEXTS.tag }, 400), {
    message: HOSTILE_TEXTS.tag,
  }),
};
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** Expects the same of every fault, as a start. */
export const everyFault = <Outcome>(outcome: Outcome) =>
  Object.fromEntries(FAULT_NAMES.map((name) => [name, outcome])) as Record<FaultName, Outcome>;
