import { delay, HttpResponse } from 'msw';

const SLOW_MS = 60;

/** What may happen to a call on its way, by the names of RELIABILITY.md §2.3. */
export const FAULTS = {
  'F1 offline': () => HttpResponse.error(),
  'F2 hangs': async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
  'F3 slow': async (answer) => {
    await delay(SLOW_MS);
    return answer();
  },
  'F4 a page of HTML': () =>
    new HttpResponse(`<!doctype html><script>window.__pwned=1</script>${'<p>undefined null NaN</p>'.repeat(800)}`, {
      status: 500,
      headers: { 'Content-Type': 'text/html' },
    }),
  'F5 an empty 500': () => new HttpResponse(null, { status: 500 }),
  'F6 the session ends': () => HttpResponse.text('Unauthorized', { status: 401 }),
  'F7 forbidden': () => HttpResponse.text('Forbidden', { status: 403 }),
  'F10 too many': () => HttpResponse.text('Too many', { status: 429, headers: { 'Retry-After': '1' } }),
  'F11 malformed': () => HttpResponse.text('{"match":{"id":"cut o'),
  'F12 another shape': () => HttpResponse.json('a text where nobody expects one'),
  'F15 empty': () => new HttpResponse(null, { status: 204 }),
  'F16 the answer is lost': async (answer) => {
    await answer();
    return HttpResponse.error();
  },
} satisfies Record<string, (answer: () => Response | Promise<Response>) => Response | Promise<Response>>;

export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
