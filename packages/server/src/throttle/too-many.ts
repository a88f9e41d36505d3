import { Refusal } from '../http/refusal.ts';

export function tooMany(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1_000);
  return new Refusal(429, `That was too often. Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes > 55 ? 'an hour' : `${minutes} minutes`;
}
