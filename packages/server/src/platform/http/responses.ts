import { COMPRESSED_MIN_BYTES, acceptedEncoding } from './compression.ts';
import { isNotModified } from './etag.ts';
import type { HttpError } from './http-error.ts';
import { type JsonBody, jsonBodyOf } from './json-body.ts';

type ExtraHeaders = Record<string, string>;

/** The caches that may keep a response. Browsers ask each time if it has changed: an event may just have outdated it. */
export const CACHE_CONTROL = {
  /** Nobody: it is for one caller. */
  none: 'no-store',
  /** The browser: visitors get the same, but players something else at the same URL. */
  browser: 'private, no-cache',
  /** Everyone, but the server sees each request. */
  revalidated: 'public, no-cache',
  /** Everyone: proxies may send it for a second without asking. */
  shared: 'public, s-maxage=1, max-age=0',
  /** Everyone, without asking for a day: what this URL returns never changes. */
  immutable: 'public, max-age=86400, immutable',
};
export type Caching = keyof typeof CACHE_CONTROL;

const COMMON = { 'Cache-Control': CACHE_CONTROL.none };
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export const emptyResponse = (status: number, extra?: ExtraHeaders) =>
  new Response(null, { status, headers: { ...COMMON, ...extra } });

export const jsonResponse = (status: number, body: unknown, extra?: ExtraHeaders) =>
  status === 204 ? emptyResponse(status, extra) : send(status, jsonBodyOf(body).text(), extra);

export const errorResponse = ({ status, message, body, headers }: HttpError) =>
  jsonResponse(status, { ...body, message }, headers);

/** Streams a JSON document that is too long to build in memory. `onAborted` is called when it fails midway. */
export const streamedResponse = (chunks: AsyncIterable<string>, onAborted: (error: unknown) => void) =>
  send(200, streamOf(chunks, onAborted));

/** A ZIP file that browsers save. */
export type Download = { download: AsyncIterable<Uint8Array>; fileName: string };

/** Streams it. `onAborted` is called when it fails midway. */
export const downloadResponse = ({ download, fileName }: Download, onAborted: (error: unknown) => void) =>
  send(200, streamOf(download, onAborted), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });

type CacheableOptions = { caching: Caching; isCompressible: boolean; headers?: ExtraHeaders | undefined };

/** Responds with an ETag, or with 304 when the client already has this body. */
export function cacheableResponse(request: Request, body: JsonBody, options: CacheableOptions): Response {
  const { caching, isCompressible } = options;
  const encoding = isCompressible ? acceptedEncoding(request) : null;
  const etag = body.etag();
  const headers: ExtraHeaders = {
    'Cache-Control': CACHE_CONTROL[caching],
    ...(caching !== 'none' && isCompressible && { Vary: 'Accept-Encoding' }),
    ...options.headers,
    // The compressed body has other bytes, so its tag is weak.
    ETag: encoding === null ? etag : `W/${etag}`,
  };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  if (encoding === null || body.text().length < COMPRESSED_MIN_BYTES) return send(200, body.text(), headers);
  return send(200, body.compressed(encoding), { ...headers, 'Content-Encoding': encoding });
}

const send = (status: number, body: BodyInit, extra?: ExtraHeaders) =>
  new Response(body, { status, headers: { ...COMMON, ...JSON_TYPE, ...extra } });

/** Converts chunks of text or bytes to a byte stream, pulling them as fast as the client reads. Reports errors to `onError`. */
function streamOf(
  chunks: AsyncIterable<string | Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        onError(error);
        controller.error(new Error('The response was aborted.'));
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
