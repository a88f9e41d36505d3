const MESSAGE_LENGTH_MAX = 200;
const RETRY_AFTER_MAX_MS = 60_000;

/** An error response. Its message is the status, a colon, and the body or, if empty, the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  /** Milliseconds from the Retry-After header; 0 without one. */
  readonly retryAfterMs: number;

  constructor(status: number, body: string, statusText = '', retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    const seconds = Number(retryAfter ?? 0);
    this.retryAfterMs = Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), RETRY_AFTER_MAX_MS) : 0;
  }

  /** Returns the body as JSON, or undefined. */
  json(): unknown {
    try {
      return JSON.parse(this.body);
    } catch {
      return undefined;
    }
  }
}

/** A failure that the app explains: its message, and the title of its toast, are for players. */
export class ExplainedError extends Error {
  readonly title: string | undefined;

  constructor(message: string, title?: string) {
    super(message);
    this.title = title;
  }
}

type Fields = { fields?: { email?: unknown } } | null | undefined;

/** Returns whether a sign-up failed because its email address has an account. */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && (error.json() as Fields)?.fields?.email !== undefined;

/** Returns null for what the server doesn't have. Throws every other error. */
export function nullOn404(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Returns the message for a user, or `fallback` when the server sent none, HTML, raw JSON or a very long text. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof ExplainedError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  const text = (serverMessage(error.json()) ?? plainText(error)).trim();
  return text && text.length <= MESSAGE_LENGTH_MAX ? text : fallback;
}

const serverMessage = (json: unknown): string | undefined => {
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

/** A failed pick redirects to the login only on a 401 whose message says 'Unauthorized'. */
export const saysUnauthorized = (error: unknown) => isUnauthorized(error) && error.message.includes('Unauthorized');
