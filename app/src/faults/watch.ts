import { textOf } from './dom.ts';
import { EMPTY_TEXTS, rawText } from './words.ts';

/** One request of the page: what was asked, when, and when it was over, by the page's clock. */
type Asked = {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
  at: number;
  endedAt: number | null;
};
type ShownToast = { title: string; description: string };

export type Watch = {
  asked: Asked[];
  toasts: ShownToast[];
  /** What must never be: errors of every kind, with where they came from. */
  errors: string[];
  /** The most toasts that were there at once. */
  mostToasts: number;
  /** Words of machines that stood on the page, and empty states. */
  raw: Set<string>;
  empties: Set<string>;
  stop: () => void;
};

const TOAST = '[data-toast]';

const readToast = (toast: Element): ShownToast => {
  const [title, description] = [...toast.querySelectorAll(':scope > div > *')];
  return { title: title ? textOf(title) : '', description: description ? textOf(description) : '' };
};

/** Looks at all that a page does while a cell is run. */
export function startWatch(): Watch {
  const realFetch = globalThis.fetch;
  const realError = console.error;
  const realWarn = console.warn;
  const watch: Watch = { asked: [], toasts: [], errors: [], mostToasts: 0, raw: new Set(), empties: new Set(), stop };

  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    const asked: Asked = {
      method: init?.method ?? 'GET',
      path: url.pathname + url.search,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      at: Date.now(),
      endedAt: null,
    };
    watch.asked.push(asked);
    try {
      return await realFetch(input, init);
    } finally {
      asked.endedAt = Date.now();
    }
  };
  console.error = (...words: unknown[]) => watch.errors.push(`console.error: ${words.map(String).join(' ')}`);
  // A row that is left out is told so: that is what the faults are for.
  console.warn = () => {};

  const onError = (event: ErrorEvent) => {
    // The browser's own remark on a layout that settles a frame later; nothing is lost.
    if (!event.message.includes('ResizeObserver loop')) watch.errors.push(`error: ${event.message}`);
    event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    watch.errors.push(`unhandled rejection: ${String(event.reason)}`);
    event.preventDefault();
  };
  const onViolation = (event: SecurityPolicyViolationEvent) => watch.errors.push(`CSP: ${event.violatedDirective}`);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);

  const seenToasts = new WeakSet<Element>();
  const look = () => {
    const toasts = document.querySelectorAll(TOAST);
    watch.mostToasts = Math.max(watch.mostToasts, toasts.length);
    for (const toast of toasts) {
      if (seenToasts.has(toast)) continue;
      seenToasts.add(toast);
      watch.toasts.push(readToast(toast));
    }
  };
  const read = () => {
    const text = textOf();
    const raw = rawText(text);
    if (raw !== null) watch.raw.add(raw);
    for (const empty of EMPTY_TEXTS) if (text.includes(empty)) watch.empties.add(empty);
  };
  const observer = new MutationObserver(() => {
    look();
    read();
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
  return watch;
}
