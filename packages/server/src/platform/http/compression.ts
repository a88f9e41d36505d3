import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The encodings of files and pages, best first, with the suffix of a file that the build has compressed. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];
const NAMES = ENCODINGS.map(({ name }) => name);

/** Returns the first of these encodings that the client accepts (`Accept-Encoding`). */
export function acceptedEncoding(request: Request, encodings: readonly Encoding[] = NAMES): Encoding | null {
  const header = request.headers.get('accept-encoding') ?? '';
  return encodings.find((encoding) => accepts(header, encoding)) ?? null;
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece));
  });

/** Shorter bodies fit into one packet anyway. */
export const COMPRESSED_MIN_BYTES = 1_024;

/**
 * How well something is compressed: the effort pays only for what is sent many times. Brotli needs a tenth of the time for
 * `many` that it needs for `always`, and the result is a few percent larger.
 */
const QUALITY = { always: { br: 11, gzip: 6 }, many: { br: 5, gzip: 6 }, one: { br: 1, gzip: 1 } };

/** The receivers of a body. */
export type Audience = 'one' | 'many';

/** Synchronous: a body takes less than a millisecond, and the threads are for hashing passwords. */
export function compress(
  content: string | Uint8Array,
  encoding: Encoding,
  sentTo: keyof typeof QUALITY,
): Uint8Array<ArrayBuffer> {
  const level = QUALITY[sentTo][encoding];
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  return new Uint8Array(encoding === 'br' ? brotliCompressSync(content, { params }) : gzipSync(content, { level }));
}
