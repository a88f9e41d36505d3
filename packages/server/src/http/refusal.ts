type Details = { body?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown };

/** A call that is answered with an error: `message` is one sentence for people, `body` stands beside it. */
export class Refusal extends Error {
  override name = 'Refusal';
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

/** The client looks for this very word (SPEC.md §8). */
export const unauthorized = () => new Refusal(401, 'Unauthorized');

export const busy = (seconds = 2) =>
  new Refusal(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'Retry-After': String(seconds) },
  });

/** The database was lost while it wrote: the call may have been done or not. Sent again, it is done once. */
export const unconfirmed = (cause: unknown) =>
  new Refusal(503, 'We could not confirm that this was saved. Please try again in a moment.', {
    body: { outcome: 'unknown' },
    headers: { 'Retry-After': '2' },
    cause,
  });
