import { delay, HttpResponse } from 'msw';
import type { FaultId } from './matrix.ts';

/** What goes wrong with one call (RELIABILITY.md 2.3). */
export type Fault = {
  id: FaultId;
  /** Behind the id when a fault has more than one form. */
  form: string;
  words: string;
  /** The answer, in place of the good one. */
  answer: (good: () => Response) => Response | Promise<Response>;
  /** What the server sends in words that a person may read; null when there are none. */
  sentence: string | null;
  /** The server has done what it was asked, whatever it says. */
  isDone?: boolean;
  /** The session is over: whoever asks hears that it is nobody. */
  endsSession?: boolean;
  isOffline?: boolean;
};

const plain = (id: FaultId, status: number, statusText: string, body: string): Fault => ({
  id,
  form: '',
  words: `${status} ${statusText}`,
  answer: () => new Response(body, { status, statusText, headers: { 'Content-Type': 'text/plain' } }),
  sentence: body,
});

const PAGE = `<!doctype html><html><body><h1>Bad gateway</h1><script>window.__pwned=1</script>${'<p>Sorry.</p>'.repeat(1_600)}`;
const json = (body: unknown, init: ResponseInit) => HttpResponse.json(body as object, init);

export const FAULTS: readonly Fault[] = [
  { id: 'F1', form: '', words: 'offline', answer: () => HttpResponse.error(), sentence: null, isOffline: true },
  {
    id: 'F2',
    form: '',
    words: 'no answer, ever',
    answer: async () => {
      await delay('infinite');
      return HttpResponse.error();
    },
    sentence: null,
  },
  {
    id: 'F3',
    form: '',
    words: 'an answer after ten seconds',
    answer: async (good) => {
      await delay(10_000);
      return good();
    },
    sentence: null,
  },
  {
    id: 'F4',
    form: '',
    words: '500 with a page of HTML',
    answer: () => new Response(PAGE, { status: 500, headers: { 'Content-Type': 'text/html' } }),
    sentence: null,
  },
  {
    id: 'F5',
    form: 'with a status text',
    words: '500 without a body, with a status text',
    answer: () => new Response(null, { status: 500, statusText: 'Internal Server Error' }),
    sentence: 'Internal Server Error',
  },
  {
    id: 'F5',
    form: 'without a status text',
    words: '500 without a body or a status text',
    answer: () => new Response(null, { status: 500 }),
    sentence: null,
  },
  { ...plain('F6', 401, 'Unauthorized', 'Unauthorized'), words: '401, the session is over', endsSession: true },
  {
    id: 'F6',
    form: 'b',
    words: '401 by a server that still knows us',
    answer: () => json({ message: 'Session expired' }, { status: 401, statusText: 'Gone' }),
    sentence: 'Session expired',
  },
  plain('F7', 403, 'Forbidden', 'Forbidden'),
  plain('F8', 404, 'Not Found', 'Not found'),
  {
    id: 'F9',
    form: 'with a pick',
    words: '409 that names the pick which stands',
    answer: () =>
      json({ message: 'Already picked', pick: { matchId: 'nba-lal-bos', choice: 'DISAGREE' } }, { status: 409 }),
    sentence: 'Already picked',
  },
  {
    id: 'F9',
    form: 'without a pick',
    words: '409',
    answer: () => json({ message: 'Already picked' }, { status: 409 }),
    sentence: 'Already picked',
  },
  {
    id: 'F10',
    form: '',
    words: '429, again in 30 seconds',
    answer: () => new Response('Too many requests.', { status: 429, headers: { 'Retry-After': '30' } }),
    sentence: 'Too many requests.',
  },
  {
    id: 'F11',
    form: 'cut off',
    words: 'an answer that is cut off',
    answer: () => new Response('{"id":"u-a', { headers: { 'Content-Type': 'application/json' } }),
    sentence: null,
    isDone: true,
  },
  {
    id: 'F11',
    form: 'a portal',
    words: "a portal's page in place of the answer",
    answer: () => new Response('<html><body>Log in to the Wi-Fi</body></html>'),
    sentence: null,
    isDone: true,
  },
  {
    id: 'F15',
    form: '200',
    words: '200 without a body',
    answer: () => new Response('', { status: 200 }),
    sentence: null,
    isDone: true,
  },
  {
    id: 'F15',
    form: '204',
    words: '204',
    answer: () => new Response(null, { status: 204 }),
    sentence: null,
    isDone: true,
  },
  {
    id: 'F16',
    form: '',
    words: 'it is done, and the answer is lost',
    answer: () => HttpResponse.error(),
    sentence: null,
    isDone: true,
  },
];

/** A fault that is a body of its own: another shape, ten thousand rows, hostile text. */
export const bodyFault = (id: FaultId, form: string, words: string, body: unknown, status = 200): Fault => ({
  id,
  form,
  words,
  answer: () => json(body, { status }),
  sentence: null,
  isDone: status < 400,
});
