import { etagOf, isNotModified } from './etag.ts';
import type { Headers } from './headers.ts';
import type { HttpError } from './http-error.ts';
import { streamOf } from './stream.ts';

type ExtraHeaders = Record<string, string>;

/**
 * Creates the functions that build every API response, so that none is sent without the common headers. `onAborted` is
 * called when a streamed response fails midway.
 */
export function createResponses(common: Headers, onAborted: (route: string, error: unknown) => void) {
  const empty = (status: number, extra?: ExtraHeaders) =>
    new Response(null, { status, headers: { ...common, ...extra } });
  const send = (status: number, body: string | ReadableStream<Uint8Array>, extra?: ExtraHeaders) =>
    new Response(body as BodyInit, {
      status,
      headers: { ...common, 'Content-Type': 'application/json; charset=utf-8', ...extra },
    });
  const json = (status: number, body: unknown, extra?: ExtraHeaders) =>
    status === 204 ? empty(status, extra) : send(status, textOf(body), extra);

  return {
    empty,
    json,
    error: ({ status, message, body, headers }: HttpError) => json(status, { ...body, message }, headers),
    /** Streams a JSON document that is too long to build in memory. */
    stream: (route: string, chunks: AsyncIterable<string>) =>
      send(
        200,
        streamOf(chunks, (error) => onAborted(route, error)),
      ),
    /** Responds with an ETag, or with 304 when the client already has this body. */
    cacheable(request: Request, body: unknown, extra?: ExtraHeaders): Response {
      const text = textOf(body);
      const tagged = { ...extra, ETag: etagOf(text) };
      return isNotModified(request, tagged.ETag) ? empty(304, tagged) : send(200, text, tagged);
    },
  };
}

export type Responses = ReturnType<typeof createResponses>;

const textOf = (body: unknown) => JSON.stringify(body ?? null);
