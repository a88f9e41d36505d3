import { type CallName, type Endpoint, endpoints, parseResponse } from '@machine/contract';
import { bodyProblems, errorProblems, statusesOf } from '@machine/contract/openapi';
import { RULES } from './rules.ts';

type Received = { status: number; text: string; headers: Headers };
type Problems = (string | null)[];

/** Returns the problems of the response of a call; null for each check that passes. */
export function responseProblems(
  name: CallName,
  { status, text, headers }: Received,
  secrets: readonly string[],
): Problems {
  const leaked = secrets.find((each) => text.includes(each));
  const problems = [
    statusesOf(name).includes(status) ? null : `the contract has no status ${status} for this call`,
    leaked === undefined ? null : `the body contains ${leaked}`,
  ];
  if (status === 204) return [...problems, text === '' ? null : 'a 204 must have no body'];
  if (status >= 300) return [...problems, unauthorizedProblem(name, status, text)];
  const { body, problem } = parseBody(text, headers);
  if (problem !== null) return [...problems, problem];
  const shape = bodyProblems(name, body);
  if (shape.length > 0) return [...problems, ...shape];
  const rules = RULES[name] as ((body: unknown) => Problems) | undefined;
  return [...problems, ...(rules?.(parseResponse(endpoints[name], body)) ?? [null])];
}

/** Returns the problems of a response with the rules of all requests. */
export function ruleProblems(name: CallName, { status, text, headers }: Received): Problems {
  const problems = [
    cachingProblem(name, status, headers),
    (status === 429 || status === 503) && !headers.has('retry-after') ? 'Retry-After is missing' : null,
  ];
  if (status < 300) return problems;
  const { body, problem } = parseBody(text, headers);
  return [...problems, ...(problem === null ? errorProblems(status, body) : [`${name}: ${problem}`])];
}

function parseBody(text: string, headers: Headers): { body?: unknown; problem: string | null } {
  const type = headers.get('content-type') ?? 'no type';
  if (!/^application\/json\b/i.test(type)) return { problem: `the content type is ${type}, not application/json` };
  try {
    return { body: JSON.parse(text), problem: null };
  } catch {
    return { problem: 'the body is not valid JSON' };
  }
}

function cachingProblem(name: CallName, status: number, headers: Headers): string | null {
  if (!/\b(?:public|s-maxage)\b/i.test(headers.get('cache-control') ?? '')) return null;
  const endpoint: Endpoint = endpoints[name];
  if (!endpoint.isSameForEveryone || status >= 400)
    return `${name}: everyone may keep this response, but it is for one caller`;
  return headers.has('set-cookie') ? `${name}: everyone may keep this response, but it sets a cookie` : null;
}

/** The app offers the login on this message. A failed login has its own message. */
const unauthorizedProblem = (name: CallName, status: number, text: string) =>
  status === 401 && name !== 'login' && messageIn(text) !== 'Unauthorized'
    ? 'the message of a 401 must be exactly "Unauthorized"'
    : null;

/** That the body of an error is JSON is an added rule. */
function messageIn(text: string): unknown {
  try {
    return JSON.parse(text).message;
  } catch {
    return text;
  }
}
