type Details = { body?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown };

/**
 * An error response. `message` is one sentence for players; `body` holds further fields of the JSON response. Unlike
 * Hono's `HTTPException`, which holds a finished `Response`, it leaves building the response to the app.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, { body = {}, headers = {}, cause }: Details = {}) {
    super(message, { cause });
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The client matches this exact message. */
export const unauthorized = () => new HttpError(401, 'Unauthorized');

/** The same as for an unknown path. */
export const notFound = () => new HttpError(404, 'Not found.');

export const busy = (seconds = 2) =>
  new HttpError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'Retry-After': String(seconds) },
  });

/** For a request whose write may or may not have been committed. Retrying it with the same key is safe. */
export const unconfirmed = (cause: unknown) =>
  new HttpError(503, "We couldn't confirm that this was saved. Please try again in a moment.", {
    body: { outcome: 'unknown' },
    headers: { 'Retry-After': '2' },
    cause,
  });

export function tooManyRequests(waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new HttpError(429, `Too many requests. Please try again in ${formatWait(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

function formatWait(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes > 55 ? 'an hour' : `${minutes} minutes`;
}
