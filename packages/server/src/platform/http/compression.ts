import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The encodings of files and pages, best first, with the suffix of a file that the build has compressed. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br', compress: (bytes: Uint8Array) => brotliCompressSync(bytes) },
  { name: 'gzip', suffix: '.gz', compress: (bytes: Uint8Array) => gzipSync(bytes) },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];

/** A tenth of the time of the best quality, and a few percent larger. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a page that is sent only a few times. */
export const compressQuickly = (text: string, encoding: Encoding | null): Uint8Array<ArrayBuffer> => {
  if (encoding === 'br') return new Uint8Array(brotliCompressSync(text, FAST));
  return new Uint8Array(encoding === 'gzip' ? gzipSync(text) : Buffer.from(text));
};

/** Returns the first of these encodings that the client accepts (`Accept-Encoding`). */
export function acceptedEncoding(request: Request, encodings: readonly Encoding[]): Encoding | null {
  const header = request.headers.get('accept-encoding') ?? '';
  return encodings.find((encoding) => accepts(header, encoding)) ?? null;
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece));
  });
