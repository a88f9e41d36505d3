import { delay, HttpResponse } from 'msw';
import type { FaultId } from './fault-matrix.ts';

/** What goes wrong with a call. */
export type Fault = {
  id: FaultId;
  /** Distinguishes the variants of a fault. */
  variant: string;
  description: string;
  /** Replaces the successful response. */
  respond: (okResponse: () => Response) => Response | Promise<Response>;
  /** The human-readable message that the server sends, if any. */
  serverMessage: string | null;
  /** Whether the server applied the mutation in spite of the response. */
  isApplied?: boolean;
  /** Whether the session ends; later requests are anonymous. */
  endsSession?: boolean;
  isOffline?: boolean;
};

const plain = (id: FaultId, status: number, statusText: string, body: string): Fault => ({
  id,
  variant: '',
  description: `${status} ${statusText}`,
  respond: () => new Response(body, { status, statusText, headers: { 'Content-Type': 'text/plain' } }),
  serverMessage: body,
});

const PAGE = `<!doctype html><html><body><h1>Bad gateway</h1><script>window.__pwned=1</script>${'<p>Sorry.</p>'.repeat(1_600)}`;
const json = (body: unknown, init: ResponseInit) => HttpResponse.json(body as object, init);

export const FAULTS: readonly Fault[] = [
  {
    id: 'F1',
    variant: '',
    description: 'offline',
    respond: () => HttpResponse.error(),
    serverMessage: null,
    isOffline: true,
  },
  {
    id: 'F2',
    variant: '',
    description: 'no response',
    respond: async () => {
      await delay('infinite');
      return HttpResponse.error();
    },
    serverMessage: null,
  },
  {
    id: 'F3',
    variant: '',
    description: 'a response after ten seconds',
    respond: async (okResponse) => {
      await delay(10_000);
      return okResponse();
    },
    serverMessage: null,
  },
  {
    id: 'F4',
    variant: '',
    description: '500 with an HTML page',
    respond: () => new Response(PAGE, { status: 500, headers: { 'Content-Type': 'text/html' } }),
    serverMessage: null,
  },
  {
    id: 'F5',
    variant: 'with a status text',
    description: '500 without a body, with a status text',
    respond: () => new Response(null, { status: 500, statusText: 'Internal Server Error' }),
    serverMessage: 'Internal Server Error',
  },
  {
    id: 'F5',
    variant: 'without a status text',
    description: '500 without a body or a status text',
    respond: () => new Response(null, { status: 500 }),
    serverMessage: null,
  },
  {
    ...plain('F6', 401, 'Unauthorized', 'Unauthorized'),
    description: '401 because the session ended',
    endsSession: true,
  },
  {
    id: 'F6',
    variant: 'still logged in',
    description: '401 while the session is still valid',
    respond: () => json({ message: 'Session expired' }, { status: 401, statusText: 'Gone' }),
    serverMessage: 'Session expired',
  },
  plain('F7', 403, 'Forbidden', 'Forbidden'),
  plain('F8', 404, 'Not Found', 'Not found'),
  {
    id: 'F9',
    variant: 'with a pick',
    description: '409 with the stored pick',
    respond: () =>
      json({ message: 'Already picked', pick: { matchId: 'nba-lal-bos', choice: 'DISAGREE' } }, { status: 409 }),
    serverMessage: 'Already picked',
  },
  {
    id: 'F9',
    variant: 'without a pick',
    description: '409',
    respond: () => json({ message: 'Already picked' }, { status: 409 }),
    serverMessage: 'Already picked',
  },
  {
    id: 'F10',
    variant: '',
    description: '429 with Retry-After: 30',
    respond: () => new Response('Too many requests.', { status: 429, headers: { 'Retry-After': '30' } }),
    serverMessage: 'Too many requests.',
  },
  {
    id: 'F11',
    variant: 'truncated',
    description: 'a truncated response',
    respond: () => new Response('{"id":"u-a', { headers: { 'Content-Type': 'application/json' } }),
    serverMessage: null,
    isApplied: true,
  },
  {
    id: 'F11',
    variant: 'captive portal',
    description: 'the page of a captive portal',
    respond: () => new Response('<html><body>Log in to the Wi-Fi</body></html>'),
    serverMessage: null,
    isApplied: true,
  },
  {
    id: 'F15',
    variant: '200',
    description: '200 without a body',
    respond: () => new Response('', { status: 200 }),
    serverMessage: null,
    isApplied: true,
  },
  {
    id: 'F15',
    variant: '204',
    description: '204',
    respond: () => new Response(null, { status: 204 }),
    serverMessage: null,
    isApplied: true,
  },
  {
    id: 'F16',
    variant: '',
    description: 'the mutation is applied, but the response is lost',
    respond: () => HttpResponse.error(),
    serverMessage: null,
    isApplied: true,
  },
];

/** Creates a fault with a given body: malformed, 10,000 rows or hostile text. */
export const bodyFault = (id: FaultId, variant: string, description: string, body: unknown, status = 200): Fault => ({
  id,
  variant,
  description,
  respond: () => json(body, { status }),
  serverMessage: null,
  isApplied: status < 400,
});
