const SHOWN_MAX = 200;
const RETRY_AFTER_MAX_MS = 60_000;

/**
 * A refused call, "401: Unauthorized": the status, a colon, and the body or, when that is empty, the status text
 * (SPEC.md §8).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  /** How long the server asks us to wait, in milliseconds; 0 when it does not. */
  readonly retryAfterMs: number;

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    const seconds = Number(retryAfter ?? 0);
    this.retryAfterMs = Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), RETRY_AFTER_MAX_MS) : 0;
  }

  /** The body as JSON, or undefined. */
  json(): unknown {
    try {
      return JSON.parse(this.body);
    } catch {
      return undefined;
    }
  }
}

/**
 * What a person reads of a failure: the server's own sentence, or `fallback` where there is none. Never HTML, never
 * raw JSON, never a wall of text (RELIABILITY.md R4).
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const text = (sentenceOf(error.json()) ?? plainText(error)).trim();
  return text && text.length <= SHOWN_MAX ? text : fallback;
}

const sentenceOf = (json: unknown): string | undefined => {
  if (json === undefined) return undefined;
  if (typeof json !== 'object' || json === null) return '';
  const { message, error } = json as { message?: unknown; error?: unknown };
  return [message, error].find((text) => typeof text === 'string') ?? '';
};

const plainText = ({ message }: ApiError) => {
  const text = message.replace(/^\d+: ?/, '');
  return /<!?[a-z]/i.test(text) ? '' : text;
};

export const isUnauthorized = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** What a pick needs before it may redirect: a 401 that says 'Unauthorized' (SPEC.md §8). */
export const saysUnauthorized = (error: unknown) => isUnauthorized(error) && error.message.includes('Unauthorized');
