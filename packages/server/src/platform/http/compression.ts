import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Endpoint, endpoints } from '@machine/contract';

/** The encodings of files and pages, best first, with the suffix of a file that the build has compressed. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br', compress: (bytes: Uint8Array) => brotliCompressSync(bytes) },
  { name: 'gzip', suffix: '.gz', compress: (bytes: Uint8Array) => gzipSync(bytes) },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];
const NAMES = ENCODINGS.map(({ name }) => name);

/** A tenth of the time of the best quality, and a few percent larger. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a page that is sent only a few times. */
export const compressQuickly = (text: string, encoding: Encoding | null): Uint8Array<ArrayBuffer> => {
  if (encoding === 'br') return new Uint8Array(brotliCompressSync(text, FAST));
  return new Uint8Array(encoding === 'gzip' ? gzipSync(text) : Buffer.from(text));
};

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

const { currentUser, activeSessions, notifications, dmThreads, dmMessages, exportData, friendLeague } = endpoints;

/**
 * Responses in which a player's secrets are next to what others may choose, such as names and messages. Their length must
 * not reveal whether a guess is right, so they are never compressed (the BREACH attack).
 */
const SECRET: readonly Endpoint[] = [
  currentUser,
  activeSessions,
  notifications,
  dmThreads,
  dmMessages,
  exportData,
  friendLeague,
];

/** True if responses of this call may be compressed. Those of writes are short, and often about the session. */
export const mayCompress = (endpoint: Endpoint) => endpoint.method === 'GET' && !SECRET.includes(endpoint);

/** The receivers of a body: the effort pays only for one that is sent many times. */
export type Audience = 'one' | 'many';

/** Synchronous: a body takes less than a millisecond, and the threads are for hashing passwords. */
export const compressBody = (text: string, encoding: Encoding, audience: Audience): Uint8Array<ArrayBuffer> =>
  audience === 'many' ? compressQuickly(text, encoding) : new Uint8Array(FASTEST[encoding](text));

const FASTEST: Record<Encoding, (text: string) => Buffer<ArrayBuffer>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text) => gzipSync(text, { level: 1 }),
};
