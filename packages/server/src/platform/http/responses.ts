import { etagOf, isNotModified } from './etag.ts';
import type { HttpError } from './http-error.ts';
import { streamOf } from './stream.ts';

type ExtraHeaders = Record<string, string>;

const COMMON = { 'Cache-Control': 'no-store' };

export const emptyResponse = (status: number, extra?: ExtraHeaders) =>
  new Response(null, { status, headers: { ...COMMON, ...extra } });

export const jsonResponse = (status: number, body: unknown, extra?: ExtraHeaders) =>
  status === 204 ? emptyResponse(status, extra) : send(status, textOf(body), extra);

export const errorResponse = ({ status, message, body, headers }: HttpError) =>
  jsonResponse(status, { ...body, message }, headers);

/** Streams a JSON document that is too long to build in memory. `onAborted` is called when it fails midway. */
export const streamedResponse = (chunks: AsyncIterable<string>, onAborted: (error: unknown) => void) =>
  send(200, streamOf(chunks, onAborted));

/** Responds with an ETag, or with 304 when the client already has this body. */
export function cacheableResponse(request: Request, body: unknown, extra?: ExtraHeaders): Response {
  const text = textOf(body);
  const tagged = { ...extra, ETag: etagOf(text) };
  return isNotModified(request, tagged.ETag) ? emptyResponse(304, tagged) : send(200, text, tagged);
}

const send = (status: number, body: string | ReadableStream<Uint8Array>, extra?: ExtraHeaders) =>
  new Response(body as BodyInit, {
    status,
    headers: { ...COMMON, 'Content-Type': 'application/json; charset=utf-8', ...extra },
  });

const textOf = (body: unknown) => JSON.stringify(body ?? null);
