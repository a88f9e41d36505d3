import { type Audience, compress, type Encoding } from './compression.ts';
import { etagOf } from './etag.ts';

/** A JSON body. Serialized, tagged and compressed when that is first needed, and at most once. */
export type JsonBody<Body = unknown> = {
  /** Never set: the type of what the text says. */
  readonly type?: Body;
  /** The entity tag of the text. */
  etag(): string;
  text(): string;
  compressed(encoding: Encoding): Uint8Array<ArrayBuffer>;
};

/** Returns the body of a value. */
export const jsonBodyOf = <Body>(value: Body, audience: Audience = 'one'): JsonBody<Body> =>
  createJsonBody(() => JSON.stringify(value ?? null), audience);

/**
 * Returns a body whose text is only made for callers that don't have it yet. `version` has to change with the text.
 */
export function versionedBody<Body>(version: string, makeText: () => string): JsonBody<Body> {
  const etag = once(() => etagOf(version));
  return { ...createJsonBody<Body>(makeText, 'one'), etag };
}

function createJsonBody<Body>(makeText: () => string, audience: Audience): JsonBody<Body> {
  const text = once(makeText);
  const variants = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  return {
    text,
    etag: once(() => etagOf(text())),
    compressed(encoding) {
      const bytes = variants.get(encoding) ?? compress(text(), encoding, audience);
      variants.set(encoding, bytes);
      return bytes;
    },
  };
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
