import * as z from 'zod/mini';
import type { Feature } from './game.ts';
import type { Addition } from './levels.ts';
import type { Limit } from './limits.ts';
import { firstIssue, type ReportIssue, withIssueReporter } from './wire.ts';

/**
 * The callers that a call accepts. Visitors get 401 from all but the first two.
 *
 * - `public`: everyone; the response doesn't depend on who asks.
 * - `optional`: everyone; players may get another response than visitors.
 * - `player`: logged-in players.
 * - `owner`: a player to whom what the path names belongs, such as a member of a league. Others get 404.
 * - `moderator`: a moderator. Other players get 404.
 */
export type Access = 'public' | 'optional' | 'player' | 'owner' | 'moderator';

export type SuccessStatus = 200 | 201 | 204;
/** Statuses that only some calls return. Those that follow from the kind of a call are in `openapi/call-statuses.ts`. */
type OwnError = 400 | 401 | 403 | 404 | 409 | 502;

type Input = { readonly query?: Readonly<Record<string, string>>; readonly body?: object };

/**
 * One API endpoint, and all that is true of it. The app's build drops what requests don't need
 * (app/vite/requestFields.ts), so documentation costs no bytes on a page.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  /** The feature without which a server lacks the call. */
  feature?: Feature;
  /** The addition to the specification without which a server lacks the call, although it belongs to no feature. */
  addition?: Addition;
  /** The effect of the call, in the imperative. */
  summary: string;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** A valid query and body. Ids in it are those of the fixtures. */
  example?: Input;
  /** Client-side timeout; defaults by method. */
  deadlineMs?: number;
  /** The body; nobody reads it if left out. */
  response?: z.ZodMiniType;
  /** The whole response of a server, if it is more than the app reads; `response` has only that. */
  sent?: z.ZodMiniType;
  /** With what each status means; by default 200. */
  success?: { readonly [status in SuccessStatus]?: string };
  /** The errors that don't follow from the rest of the row. */
  errors?: { readonly [status in OwnError]?: string };
  /** True if the response depends on an `Idempotency-Key`. */
  idempotent?: true;
  /** True if a success starts or ends the session of the caller. */
  session?: 'starts' | 'ends';
  /** True if the response has the email address of the caller. */
  hasOwnEmail?: true;
  /** True if the response is the same for nearly everyone, so that proxies may keep it for a moment. */
  isSameForEveryone?: true;
  /** The rate limits of the reference server, besides those of all calls. */
  limits?: readonly Limit[];
};

/** True if visitors may make a call, too. */
export const isForVisitors = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'public' || access === 'optional';

/** The body of responses that nobody reads. */
export const ignored = z.unknown();

export type EndpointOutput<E extends Endpoint> = E extends { response: infer R extends z.ZodMiniType }
  ? z.output<R>
  : unknown;

/** The parameters that a caller must pass; `unknown` when there are no path parameters, query or body. */
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
  const parsed = withIssueReporter(onIssue, () => z.safeParse(endpoint.response ?? ignored, value));
  if (!parsed.success) throw new ContractError(endpoint.path, firstIssue(parsed.error));
  return parsed.data as EndpointOutput<E>;
}
