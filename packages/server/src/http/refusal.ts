type Details = { body?: Record<string, unknown>; headers?: Record<string, string> };

/** A call that is answered with an error: `message` is one sentence for people, `body` stands beside it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, { body = {}, headers = {} }: Details = {}) {
    super(message);
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
