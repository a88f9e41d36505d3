import { HttpError } from '../http/http-error.ts';

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
