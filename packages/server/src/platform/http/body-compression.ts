import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Endpoint, endpoints } from '@machine/contract';
import { acceptedEncoding, compressQuickly, type Encoding, ENCODINGS } from './compression.ts';

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

const NAMES = ENCODINGS.map(({ name }) => name);

/** Returns the best encoding that a client accepts; null for none. */
export const encodingFor = (request: Request): Encoding | null => acceptedEncoding(request, NAMES);

/** The receivers of a body: the effort pays only for one that is sent many times. */
export type Audience = 'one' | 'many';

/** Synchronous: a body takes less than a millisecond, and the threads are for hashing passwords. */
export const compressBody = (text: string, encoding: Encoding, audience: Audience): Uint8Array<ArrayBuffer> =>
  audience === 'many' ? compressQuickly(text, encoding) : new Uint8Array(FASTEST[encoding](text));

const FASTEST: Record<Encoding, (text: string) => Buffer<ArrayBuffer>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text) => gzipSync(text, { level: 1 }),
};
