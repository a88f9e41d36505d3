import { etagOf, hasAlready } from './etag.ts';
import type { Headers } from './headers.ts';
import type { Refusal } from './refusal.ts';
import { streamOf } from './stream.ts';

type Extra = Record<string, string>;

/** Every answer of a call is made here, so that none leaves without its headers. `onBroken` hears of one that broke off. */
export function createAnswers(common: Headers, onBroken: (route: string, error: unknown) => void) {
  const empty = (status: number, extra?: Extra) => new Response(null, { status, headers: { ...common, ...extra } });
  const send = (status: number, body: string | ReadableStream<Uint8Array>, extra?: Extra) =>
    new Response(body as BodyInit, {
      status,
      headers: { ...common, 'Content-Type': 'application/json; charset=utf-8', ...extra },
    });
  const json = (status: number, body: unknown, extra?: Extra) =>
    status === 204 ? empty(status, extra) : send(status, textOf(body), extra);

  return {
    empty,
    json,
    refuse: ({ status, message, body, headers }: Refusal) => json(status, { ...body, message }, headers),
    /** What is too long to be held as a whole. */
    stream: (route: string, parts: AsyncIterable<string>) =>
      send(
        200,
        streamOf(parts, (error) => onBroken(route, error)),
      ),
    /** What is read: named by an ETag, and not sent to who has it already. */
    reading(request: Request, body: unknown, extra?: Extra): Response {
      const text = textOf(body);
      const tagged = { ...extra, ETag: etagOf(text) };
      return hasAlready(request, tagged.ETag) ? empty(304, tagged) : send(200, text, tagged);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

const textOf = (body: unknown) => JSON.stringify(body ?? null);
