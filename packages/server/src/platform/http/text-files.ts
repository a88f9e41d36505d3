import type { Hono } from 'hono';
import { withDeadline } from './deadline.ts';
import type { Env, Throttle } from './endpoints.ts';
import { etagOf, isNotModified } from './etag.ts';
import { CACHE_CONTROL } from './responses.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A public text outside of the API, which other sites may read and copy. */
export type TextFile = {
  path: `/${string}`;
  /** How long copies may be used: for a second, or forever. */
  caching: 'shared' | 'immutable';
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
};

const COMMON = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': 'text/plain; charset=utf-8',
};

export function mountTextFiles(app: Hono<Env>, files: readonly TextFile[], options: TextFileOptions): void {
  const { deadlineMs, throttle } = options;
  for (const { path, caching, read } of files) {
    app.get(path, async ({ req, set, var: { address } }) => {
      set('route', path);
      throttle?.checkPage(address);
      const text = await withDeadline(deadlineMs, 'GET', () => read(req.param()));
      if (text === null) return send('Not found\n', { status: 404, caching: 'no-cache' });
      const etag = etagOf(text);
      if (isNotModified(req.raw, etag)) return send(null, { status: 304, caching: CACHING[caching], etag });
      return send(text, { status: 200, caching: CACHING[caching], etag });
    });
  }
}

type Sent = { status: number; caching: string; etag?: string };

const send = (text: string | null, { status, caching, etag }: Sent) =>
  new Response(text, { status, headers: { ...COMMON, 'Cache-Control': caching, ...(etag && { ETag: etag }) } });
