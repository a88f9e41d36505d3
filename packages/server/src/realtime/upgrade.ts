import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers as HeaderTable } from '../http/headers.ts';

const PATH = '/ws';

/** The status with which a request for a socket is refused; null for one that may have it (RELIABILITY.md S50). */
export function refusalOf(request: IncomingMessage, isOwnOrigin: (origin: string) => boolean): 403 | 404 | null {
  if (request.url?.split('?')[0] !== PATH) return 404;
  const { origin } = request.headers;
  // Browsers name the page's origin with every socket and send its cookies along: this is the only guard.
  return request.method === 'GET' && origin !== undefined && isOwnOrigin(origin) ? null : 403;
}

const MESSAGES = {
  403: 'Requests from other sites are not allowed.',
  404: 'Not found.',
  429: 'Too many requests. Please try again in a minute.',
  503: 'The server is busy. Please try again.',
} as const;

/** Answers on a connection that Node has handed over, and ends it. */
export function refuse(connection: Duplex, status: keyof typeof MESSAGES, headers: HeaderTable): void {
  const body = JSON.stringify({ message: MESSAGES[status] });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.once('finish', () => connection.destroy());
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** The same request for those who read the web's kind. */
export const toRequest = ({ headers: { cookie } }: IncomingMessage): Request =>
  new Request(`http://localhost${PATH}`, { headers: cookie === undefined ? {} : { Cookie: cookie } });
