import {
  ContractError,
  DEADLINE_MS,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpointUrl,
  ignored,
  parseAnswer,
} from '@machine/contract';
import { ApiError } from './error.ts';

type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

const deadline = ({ method, deadlineMs }: Endpoint) =>
  deadlineMs ?? (method === 'GET' ? DEADLINE_MS.read : DEADLINE_MS.write);

/**
 * The only `fetch` of the product: cookies out, checked JSON in. Fails with an `ApiError` (refused), a
 * `ContractError` (unreadable), or the network's own error (no answer within the deadline).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends EndpointInput<E> ? [EndpointInput<E>?] : [EndpointInput<E>]
): Promise<EndpointOutput<E>> {
  const { params, query, body } = (input[0] ?? {}) as AnyInput;
  const response = await fetch(endpointUrl(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'include',
    signal: AbortSignal.timeout(deadline(endpoint)),
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new ApiError(response.status, text, response.statusText, response.headers.get('Retry-After'));
  }
  if (endpoint.response === ignored) return undefined as EndpointOutput<E>;
  return parseAnswer(endpoint, parseJson(endpoint, text), ({ what, reason }) =>
    console.warn(`${endpoint.path}: a ${what} was left out: ${reason}`),
  );
}

function parseJson({ path }: Endpoint, text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(path, 'the answer is not JSON');
  }
}
