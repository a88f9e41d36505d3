import * as z from 'zod/mini';
import { firstIssue, type ReportDropped, withReport } from './wire.ts';

/** One call of the wire: where it goes, what it carries, what comes back. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** How long a client waits; by the method when absent (RELIABILITY.md R1). */
  deadlineMs?: number;
  response: z.ZodMiniType;
};

/** For calls whose answer says nothing: whatever a success carries, it is a success. */
export const ignored = z.unknown();

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** What a caller must supply; `unknown` when the path, query and body ask for nothing. */
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

/** The URL of a call. An id is always one encoded path part, whatever it holds. */
export function endpointUrl(path: string, params: Record<string, string> = {}, query: Query = {}): string {
  const url = path.replace(/:(\w+)/g, (_, name: string) => pathPart(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${url}?${search}` : url;
}

/** `.` and `..` survive encodeURIComponent and would climb: they are encoded twice, which no id equals. */
export function pathPart(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value.toWellFormed());
}

/** An answer that is not what the contract says: the path of the call and the first thing wrong. */
export class ContractError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'ContractError';
    this.path = path;
  }
}

/** Reads an answer tolerantly; throws a `ContractError` when its outermost type is wrong. */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  value: unknown,
  onDropped: ReportDropped = () => {},
): EndpointOutput<E> {
  const parsed = withReport(onDropped, () => z.safeParse(endpoint.response, value));
  if (!parsed.success) throw new ContractError(endpoint.path, firstIssue(parsed.error));
  return parsed.data as EndpointOutput<E>;
}
