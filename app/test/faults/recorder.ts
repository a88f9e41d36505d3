import { textOf } from './dom.ts';
import { EMPTY_TEXTS, rawText } from './page-text.ts';

/** One request of the page; times are by the page's clock. */
type RecordedRequest = {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
  at: number;
  endedAt: number | null;
};
type ShownToast = { title: string; description: string };

export type Recorder = {
  requests: RecordedRequest[];
  toasts: ShownToast[];
  /** Errors of every kind, with their source. */
  errors: string[];
  /** The largest number of toasts shown at once. */
  maxToasts: number;
  /** Raw values such as `undefined` that were shown. */
  rawTexts: Set<string>;
  /** Empty states that were shown. */
  emptyTexts: Set<string>;
  stop: () => void;
};

const TOAST = '[data-toast]';

const readToast = (toast: Element): ShownToast => {
  const [title, description] = [...toast.querySelectorAll(':scope > div > *')];
  return { title: title ? textOf(title) : '', description: description ? textOf(description) : '' };
};

/** Records requests, toasts, errors and suspicious texts of the page. */
export function startRecording(): Recorder {
  const realFetch = globalThis.fetch;
  const realError = console.error;
  const realWarn = console.warn;
  const recorder: Recorder = {
    requests: [],
    toasts: [],
    errors: [],
    maxToasts: 0,
    rawTexts: new Set(),
    emptyTexts: new Set(),
    stop,
  };

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
    recorder.requests.push(request);
    try {
      return await realFetch(input, init);
    } finally {
      request.endedAt = Date.now();
    }
  };
  console.error = (...words: unknown[]) => recorder.errors.push(`console.error: ${words.map(String).join(' ')}`);
  // Malformed rows are logged as warnings; here they are expected.
  console.warn = () => {};

  const onError = (event: ErrorEvent) => {
    // Harmless: the browser delivers the notification a frame later.
    if (!event.message.includes('ResizeObserver loop')) recorder.errors.push(`error: ${event.message}`);
    event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    recorder.errors.push(`unhandled rejection: ${String(event.reason)}`);
    event.preventDefault();
  };
  const onViolation = (event: SecurityPolicyViolationEvent) => recorder.errors.push(`CSP: ${event.violatedDirective}`);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);

  const recordedToasts = new WeakSet<Element>();
  const recordToasts = () => {
    const toasts = document.querySelectorAll(TOAST);
    recorder.maxToasts = Math.max(recorder.maxToasts, toasts.length);
    for (const toast of toasts) {
      if (recordedToasts.has(toast)) continue;
      recordedToasts.add(toast);
      recorder.toasts.push(readToast(toast));
    }
  };
  const recordTexts = () => {
    const text = textOf();
    const raw = rawText(text);
    if (raw !== null) recorder.rawTexts.add(raw);
    for (const empty of EMPTY_TEXTS) if (text.includes(empty)) recorder.emptyTexts.add(empty);
  };
  const observer = new MutationObserver(() => {
    recordToasts();
    recordTexts();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  function stop() {
    globalThis.fetch = realFetch;
    console.error = realError;
    console.warn = realWarn;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
    observer.disconnect();
  }
  return recorder;
}
