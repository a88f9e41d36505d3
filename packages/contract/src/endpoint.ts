import * as z from 'zod/mini';
import { firstIssue, type ReportIssue, withIssueReporter } from './wire.ts';

/** One API endpoint: its method and path, what a request carries and what the response holds. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Client-side timeout; defaults by method. */
  deadlineMs?: number;
  response: z.ZodMiniType;
};

/** For calls whose response body is ignored. */
export const ignored = z.unknown();

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** What a caller must pass; `unknown` when there are no path parameters, query or body. */
export type EndpointInput<E extends Endpoint> = ([ParamNames<E['path']>] extends [never]
  ? unknown
  : { params: Record<ParamNames<E['path']>, string> }) &
  (E extends { query: infer Q extends z.ZodMiniType }
    ? undefined extends z.input<Q>
      ? { query?: z.input<Q> }
      : { query: z.input<Q> }
    : unknown) &
  (E extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown);

export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Query = Record<string, string | number | undefined>;

/** Builds the URL of a call. Each id becomes exactly one encoded path segment. */
export function endpointUrl(path: string, params: Record<string, string> = {}, query: Query = {}): string {
  const url = path.replace(/:(\w+)/g, (_, name: string) => pathPart(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${url}?${search}` : url;
}

/** Encodes a path segment. `.` and `..` would change the path even after encodeURIComponent, so they are encoded twice. */
export function pathPart(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value.toWellFormed());
}

/** Thrown when a response violates the contract; the message names the endpoint and the first problem. */
export class ContractError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'ContractError';
    this.path = path;
  }
}

/** Parses a response leniently; throws a `ContractError` only when the top-level type is wrong. */
export function parseResponse<E extends Endpoint>(
  endpoint: E,
  value: unknown,
  onIssue: ReportIssue = () => {},
): EndpointOutput<E> {
  const parsed = withIssueReporter(onIssue, () => z.safeParse(endpoint.response, value));
  if (!parsed.success) throw new ContractError(endpoint.path, firstIssue(parsed.error));
  return parsed.data as EndpointOutput<E>;
}
