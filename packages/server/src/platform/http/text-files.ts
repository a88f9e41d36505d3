import type { Hono } from 'hono';
import { withDeadline } from './deadline.ts';
import type { Env, Throttle } from './endpoints.ts';
import { etagOf, isNotModified } from './etag.ts';
import { CACHE_CONTROL } from './responses.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A text outside of the API. */
export type TextFile = {
  path: `/${string}`;
  /**
   * Copies may be used this long: for a second, or forever. Other sites may read and copy these. Private: the path
   * contains a secret, and only its caller may keep a copy, if it asks each time whether the text has changed.
   */
  caching: 'shared' | 'immutable' | 'private';
  /** Plain text by default. */
  contentType?: string;
  /** Returns the text; null if there is none. */
  read(params: Params): Promise<string | null>;
};

type TextFileOptions = {
  deadlineMs: number;
  /** Null turns rate limits off. */
  throttle: Pick<Throttle, 'checkPage'> | null;
};

const CACHING: Record<TextFile['caching'], string> = {
  shared: CACHE_CONTROL.shared,
  immutable: 'public, max-age=31536000, immutable',
  private: CACHE_CONTROL.browser,
};

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
const PLAIN_TEXT = 'text/plain; charset=utf-8';

export function mountTextFiles(app: Hono<Env>, files: readonly TextFile[], options: TextFileOptions): void {
  const { deadlineMs, throttle } = options;
  for (const { path, caching, contentType = PLAIN_TEXT, read } of files) {
    const isOpen = caching !== 'private';
    const send = (text: string | null, { status, caching: cacheControl, etag }: Sent) =>
      new Response(text, {
        status,
        headers: {
          ...(isOpen && OPEN),
          'Content-Type': status === 404 ? PLAIN_TEXT : contentType,
          'Cache-Control': cacheControl,
          ...(etag && { ETag: etag }),
        },
      });
    app.get(path, async ({ req, set, var: { address } }) => {
      set('route', path);
      throttle?.checkPage(address);
      const text = await withDeadline(deadlineMs, 'GET', () => read(req.param()));
      if (text === null) return send('Not found\n', { status: 404, caching: isOpen ? 'no-cache' : 'no-store' });
      const etag = etagOf(text);
      if (isNotModified(req.raw, etag)) return send(null, { status: 304, caching: CACHING[caching], etag });
      return send(text, { status: 200, caching: CACHING[caching], etag });
    });
  }
}

type Sent = { status: number; caching: string; etag?: string };
