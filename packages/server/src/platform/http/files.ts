import type { Hono } from 'hono';
import { withDeadline } from './deadline.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { Env } from './endpoints.ts';
import { etagOf, isNotModified } from './etag.ts';
import { CACHE_CONTROL } from './responses.ts';

export type Params = Readonly<Record<string, string | undefined>>;

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

export type MountOptions = {
  deadlineMs: number;
  /** Null turns rate limits off. */
  throttle: Pick<Throttle, 'checkPage'> | null;
};

/** Mounts a page or file outside of the contract, with its rate limit and its deadline. */
export function mount(
  app: Hono<Env>,
  [method, path]: [method: 'GET' | 'POST', path: string],
  { deadlineMs, throttle }: MountOptions,
  respond: (params: Params, request: Request) => Promise<Response>,
): void {
  app.on(method, path, async ({ req, set, var: { address } }) => {
    set('route', path);
    throttle?.checkPage(address);
    return withDeadline(deadlineMs, method, () => respond(req.param(), req.raw));
  });
}

const CACHING: Record<TextFile['caching'], string> = {
  shared: CACHE_CONTROL.shared,
  immutable: 'public, max-age=31536000, immutable',
  private: CACHE_CONTROL.browser,
};

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
const SHOWN_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const missing = (headers: Record<string, string>) =>
  new Response('Not found\n', { status: 404, headers: { ...PLAIN_TEXT, ...headers } });

export function mountTextFiles(app: Hono<Env>, files: readonly TextFile[], options: MountOptions): void {
  for (const { path, caching, contentType, read } of files) {
    const isOpen = caching !== 'private';
    const common = isOpen ? { ...SHOWN_ANYWHERE, 'Access-Control-Allow-Origin': '*' } : {};
    const type = contentType === undefined ? PLAIN_TEXT : { 'Content-Type': contentType };
    mount(app, ['GET', path], options, async (params, request) => {
      const text = await read(params);
      if (text === null) return missing({ ...common, 'Cache-Control': isOpen ? 'no-cache' : 'no-store' });
      const headers = { ...common, ...type, 'Cache-Control': CACHING[caching], ETag: etagOf(text) };
      const isKept = isNotModified(request, headers.ETag);
      return new Response(isKept ? null : text, { status: isKept ? 304 : 200, headers });
    });
  }
}

const OF_PICTURES = { ...SHOWN_ANYWHERE, 'X-Robots-Tag': 'noindex' };

export function mountPictureFiles(app: Hono<Env>, files: readonly PictureFile[], options: MountOptions): void {
  for (const { path, find } of files) {
    mount(app, ['GET', path], options, async (params, request) => {
      const picture = await find(params);
      if (picture === null) return missing({ ...OF_PICTURES, 'Cache-Control': CACHE_CONTROL.none });
      // Copies may be kept, but not shown without asking, so that a picture that is withdrawn is gone at once.
      const headers = { ...OF_PICTURES, 'Cache-Control': CACHE_CONTROL.revalidated, ETag: `"${picture.version}"` };
      if (isNotModified(request, headers.ETag)) return new Response(null, { status: 304, headers });
      return new Response(await picture.read(), { headers: { ...headers, 'Content-Type': 'image/png' } });
    });
  }
}
