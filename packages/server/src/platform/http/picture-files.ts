import type { Hono } from 'hono';
import { withDeadline } from './deadline.ts';
import type { Env, Throttle } from './endpoints.ts';
import { isNotModified } from './etag.ts';
import { CACHE_CONTROL } from './responses.ts';

type Params = Readonly<Record<string, string | undefined>>;

type Picture = {
  /** Changes with the picture. Only letters, digits, '-' and '_'. */
  version: string;
  /** Returns the PNG. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
};

/** A public picture outside of the API, which other sites may show. It can be withdrawn. */
export type PictureFile = {
  /** A pattern of Hono. */
  path: `/${string}`;
  /** Returns the picture without reading it; null if there is none. */
  find(params: Params): Promise<Picture | null>;
};

type PictureFileOptions = {
  deadlineMs: number;
  /** Null turns rate limits off. */
  throttle: Pick<Throttle, 'checkPage'> | null;
};

const COMMON = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Robots-Tag': 'noindex' };
/** Copies may be kept, but not shown without asking, so that a picture that is withdrawn is gone at once. */
const KEPT = { ...COMMON, 'Cache-Control': CACHE_CONTROL.revalidated };

export function mountPictureFiles(app: Hono<Env>, files: readonly PictureFile[], options: PictureFileOptions): void {
  const { deadlineMs, throttle } = options;
  for (const { path, find } of files) {
    app.get(path, async ({ req, set, var: { address } }) => {
      set('route', path);
      throttle?.checkPage(address);
      const picture = await withDeadline(deadlineMs, 'GET', () => find(req.param()));
      if (picture === null) return missing();
      const headers = { ...KEPT, ETag: `"${picture.version}"` };
      if (isNotModified(req.raw, headers.ETag)) return new Response(null, { status: 304, headers });
      const png = await withDeadline(deadlineMs, 'GET', () => picture.read());
      return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } });
    });
  }
}

const missing = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { ...COMMON, 'Cache-Control': CACHE_CONTROL.none, 'Content-Type': 'text/plain; charset=utf-8' },
  });
