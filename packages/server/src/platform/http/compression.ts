import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Endpoint, endpoints } from '@machine/contract';

export type Encoding = 'br' | 'gzip';

/** Shorter bodies fit into one packet anyway. */
export const COMPRESSED_MIN_BYTES = 1_024;

const { currentUser, activeSessions, notifications, dmThreads, dmMessages, exportData } = endpoints;

/**
 * Responses in which a player's secrets are next to what others may choose, such as names and messages. Their length must
 * not reveal whether a guess is right, so they are never compressed (the BREACH attack).
 */
const SECRET: readonly Endpoint[] = [currentUser, activeSessions, notifications, dmThreads, dmMessages, exportData];

/** Whether responses of this call may be compressed. Those of writes are short, and often about the session. */
export const mayCompress = (endpoint: Endpoint) => endpoint.method === 'GET' && !SECRET.includes(endpoint);

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Returns the best encoding that a client accepts (`Accept-Encoding`); null for none. */
export function encodingFor({ headers }: Request): Encoding | null {
  const accepted = (headers.get('accept-encoding') ?? '').toLowerCase().split(',').map(parseEncoding);
  return ENCODINGS.find((encoding) => accepted.some(({ name, isRefused }) => name === encoding && !isRefused)) ?? null;
}

function parseEncoding(part: string) {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  return { name, isRefused: parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) };
}

/** How well to compress: a body for one caller, or one that is sent many times. */
export type Effort = 'once' | 'shared';
const EFFORTS: Record<Effort, { brotli: number; gzip: number }> = {
  once: { brotli: 1, gzip: 1 },
  shared: { brotli: 5, gzip: 6 },
};

/** Synchronous: a body takes less than a millisecond, and the threads are for hashing passwords. */
export const compress = (bytes: Uint8Array, encoding: Encoding, effort: Effort): Uint8Array<ArrayBuffer> =>
  new Uint8Array(COMPRESS[encoding](bytes, effort));

const COMPRESS: Record<Encoding, (bytes: Uint8Array, effort: Effort) => Buffer<ArrayBuffer>> = {
  gzip: (bytes, effort) => gzipSync(bytes, { level: EFFORTS[effort].gzip }),
  br: (bytes, effort) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};
