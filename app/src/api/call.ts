import { DEADLINE_MS } from '@machine/contract/constants.ts';
import {
  ContractError,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpointUrl,
  parseResponse,
} from '@machine/contract/endpoint.ts';
import { setGameClock } from '../services/clock.ts';
import { ApiError } from './error.ts';

export type CallOptions = {
  /** Identifies a write so that a retry is not applied twice. */
  idempotencyKey?: string;
};

type AnyInput = CallOptions & {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

/**
 * Calls an endpoint and validates its response. This is the only `fetch` in the app. Throws an `ApiError` for an error
 * status, a `ContractError` for an invalid body, or the browser's error when there is no response in time.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends EndpointInput<E>
    ? [(EndpointInput<E> & CallOptions)?]
    : [EndpointInput<E> & CallOptions]
): Promise<EndpointOutput<E>> {
  const { params, query, body, idempotencyKey } = (input[0] ?? {}) as AnyInput;
  const { method, path, deadlineMs = DEADLINE_MS[method === 'GET' ? 'read' : 'write'] } = endpoint as Endpoint;
  const response = await fetch(endpointUrl(path, params, query), {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(deadlineMs),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  setGameClock(response.headers.get('Game-Time'));
  const text = await response.text();
  if (!response.ok) {
    throw new ApiError(response.status, text, response.statusText, response.headers.get('Retry-After'));
  }
  if (endpoint.response === undefined) return undefined as EndpointOutput<E>;
  return parseResponse(endpoint, parseJson(endpoint, text), ({ kind, reason }) =>
    console.warn(`${path}: ignored an invalid ${kind}: ${reason}`),
  );
}

function parseJson({ path }: Endpoint, text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(path, 'the response is not JSON');
  }
}
