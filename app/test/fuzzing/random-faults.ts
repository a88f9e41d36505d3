import { delay, HttpResponse } from 'msw';

const SLOW_MS = 60;

/** What may go wrong with a request. */
export const FAULTS = {
  offline: () => HttpResponse.error(),
  'no response': async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
  'slow response': async (respond) => {
    await delay(SLOW_MS);
    return respond();
  },
  'HTML error page': () =>
    new HttpResponse(`<!doctype html><script>window.__pwned=1</script>${'<p>undefined null NaN</p>'.repeat(800)}`, {
      status: 500,
      headers: { 'Content-Type': 'text/html' },
    }),
  'empty 500': () => new HttpResponse(null, { status: 500 }),
  'session ended': () => HttpResponse.text('Unauthorized', { status: 401 }),
  forbidden: () => HttpResponse.text('Forbidden', { status: 403 }),
  'too many requests': () => HttpResponse.text('Too many', { status: 429, headers: { 'Retry-After': '1' } }),
  'malformed JSON': () => HttpResponse.text('{"match":{"id":"cut o'),
  'wrong shape': () => HttpResponse.json('an unexpected string'),
  'empty body': () => new HttpResponse(null, { status: 204 }),
  'lost response': async (respond) => {
    await respond();
    return HttpResponse.error();
  },
} satisfies Record<string, (respond: () => Response | Promise<Response>) => Response | Promise<Response>>;

export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
