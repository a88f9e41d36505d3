import * as z from 'zod/mini';
import type { CallName } from '../callName.ts';
import { type Endpoint, ignored, parseResponse } from '../endpoint.ts';
import * as endpoints from '../endpoints.ts';
import { liveEvent } from '../events.ts';
import { errorBody, pickConflict } from './error-body.ts';
import { strictOf } from './strict.ts';

/** Returns what is wrong with the body of a successful response, as strict as the generated documents. */
export function bodyProblems(name: CallName, body: unknown): string[] {
  const endpoint: Endpoint = endpoints[name];
  const problems = problemsOf(strictOf(endpoint.sent ?? endpoint.response ?? ignored), body);
  if (problems.length > 0) return problems;
  // The tolerant reading knows which field of a row has to be unique.
  parseResponse(endpoint, body, ({ reason }) => void problems.push(reason));
  return problems;
}

/** Returns what is wrong with the body of an error response. */
export const errorProblems = (status: number, body: unknown): string[] =>
  problemsOf(status === 409 ? pickConflict : errorBody, body);

/** Returns what is wrong with a frame of the socket. */
export const eventProblems = (event: unknown): string[] => problemsOf(strictOf(liveEvent), event);

/** Enough to see what is wrong with a list whose rows are all alike. */
const PROBLEMS_MAX = 3;

function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value, { error: z.locales.en().localeError });
  return (error?.issues ?? [])
    .slice(0, PROBLEMS_MAX)
    .map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`);
}
