import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const PATH = '/ws';

/** Returns the status to reject an upgrade request with, or null when it is allowed. */
export function upgradeRejection(request: IncomingMessage, isOwnOrigin: (origin: string) => boolean): 403 | 404 | null {
  if (request.url?.split('?')[0] !== PATH) return 404;
  const { origin } = request.headers;
  // The only protection: browsers send cookies with sockets opened by any page, and CORS doesn't apply.
  return request.method === 'GET' && origin !== undefined && isOwnOrigin(origin) ? null : 403;
}

const MESSAGES = {
  403: 'Requests from other sites are not allowed.',
  404: 'Not found.',
  429: 'Too many requests. Please try again in a minute.',
  503: 'The server is busy. Please try again.',
} as const;

/** Scripts and pages never see the response to a failed handshake, so the other security headers would do nothing. */
const COMMON = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export type Rejection = { status: keyof typeof MESSAGES; headers?: Record<string, string> };

/** Writes an error response to a raw connection and closes it. */
export function rejectUpgrade(connection: Duplex, { status, headers }: Rejection): void {
  const body = JSON.stringify({ message: MESSAGES[status] });
  const lines = Object.entries({
    ...COMMON,
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.once('finish', () => connection.destroy());
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Converts to a web `Request`, as the session reader expects. */
export const toRequest = ({ headers: { cookie } }: IncomingMessage): Request =>
  new Request(`http://localhost${PATH}`, { headers: cookie === undefined ? {} : { Cookie: cookie } });
