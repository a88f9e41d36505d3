import { vi } from 'vitest';
import { whileReading } from './activity.ts';

/** One request of the page; times are by the page's clock. */
type RecordedRequest = {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
  /** The idempotency key. */
  key: string | null;
  at: number;
  endedAt: number | null;
};

/** The browser delivers a late resize notification a frame later. */
const isHarmless = (message: string) => message.includes('ResizeObserver loop');

/** Records the requests and the errors of the page until `stop`. */
export function recordPage() {
  const requests: RecordedRequest[] = [];
  const errors: string[] = [];
  const realFetch = globalThis.fetch;
  const listening = new AbortController();

  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    const request: RecordedRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname + url.search,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      at: Date.now(),
      endedAt: null,
    };
    requests.push(request);
    const end = () => {
      request.endedAt = Date.now();
    };
    try {
      const response = await realFetch(input, init);
      const text = response.text.bind(response);
      response.text = () => whileReading(text).finally(end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };

  const listen = (target: EventTarget, name: string, read: (event: never) => string | null) =>
    target.addEventListener(
      name,
      (event) => {
        const message = read(event as never);
        if (message !== null) errors.push(`${name}: ${message}`);
        event.preventDefault();
      },
      { signal: listening.signal },
    );
  listen(window, 'error', ({ message }: ErrorEvent) => (isHarmless(message) ? null : message));
  listen(window, 'unhandledrejection', ({ reason }: PromiseRejectionEvent) => String(reason));
  listen(document, 'securitypolicyviolation', (event: SecurityPolicyViolationEvent) => event.violatedDirective);
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...words) => {
    const message = words.map(String).join(' ');
    if (!isHarmless(message)) errors.push(`console.error: ${message}`);
  });
  // Malformed rows are logged as warnings; here they are expected.
  const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  return {
    requests,
    errors,
    stop() {
      globalThis.fetch = realFetch;
      listening.abort();
      consoleError.mockRestore();
      consoleWarn.mockRestore();
    },
  };
}
