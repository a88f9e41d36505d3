import type { Access, Endpoint, EndpointOutput, ParamNames } from '@machine/contract';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import type { JsonBody } from './json-body.ts';
import type { Caching, Download } from './responses.ts';
import type { Session } from '../session/session.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** The caller, as far as the access of the endpoint says. */
export type Caller<A extends Access = Access> = A extends 'public'
  ? unknown
  : A extends 'optional'
    ? { userId: string | null }
    : { userId: string; session: Session };

/** A request to an endpoint by someone who may make it, parsed by the contract's schemas. */
export type EndpointRequest<E extends Endpoint> = Caller<E['access']> & {
  params: Record<ParamNames<E['path']>, string>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: Request;
};

/** The response of an endpoint. `status` defaults to 200. */
type EndpointResponse<E extends Endpoint> = {
  status?: 200 | 201 | 204;
  body: EndpointOutput<E>;
  headers?: Record<string, string>;
  /** Set-Cookie values in addition to the one in `headers`. */
  cookies?: readonly string[];
};

/** A 200 JSON response that is too long to build in memory. */
type StreamedResponse = { stream: AsyncIterable<string> };

/** A 200 response to a GET whose body many callers share, or is made only if the caller doesn't have it. */
export type CacheableResponse<E extends Endpoint> = { cacheable: JsonBody<EndpointOutput<E>>; caching: Caching };

type RawRequest = { params: unknown; query: unknown; body: unknown; request: Request; caller: Caller };
export type Route = {
  endpoint: Endpoint;
  /** Parses a request by the contract. Throws an `HttpError` (400). */
  parse(request: RawRequest): { body: unknown; respond(): Promise<AnyResponse<Endpoint>> };
};
type AnyResponse<E extends Endpoint> = EndpointResponse<E> | CacheableResponse<E> | StreamedResponse | Download;
/** A handler of an endpoint without a schema for its response may return nothing. */
type Result<E extends Endpoint> = AnyResponse<E> | (unknown extends EndpointOutput<E> ? void : never);

/** Implements an endpoint of the contract. */
export function handle<const E extends Endpoint>(
  endpoint: E,
  handler: (request: EndpointRequest<E>) => Result<E> | Promise<Result<E>>,
): Route {
  return {
    endpoint,
    parse({ params, query, body, request, caller }) {
      const parsed = {
        ...(caller as object),
        params,
        query: parse(endpoint.query, query),
        body: parse(endpoint.body, body),
        request,
      } as EndpointRequest<E>;
      return { body: parsed.body, respond: async () => (await handler(parsed)) ?? { body: {} } };
    },
  };
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value ?? {}, { error: () => NO_MESSAGE });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues);
}

/** Replaces zod's default messages, which depend on the locales that happen to be loaded. */
const NO_MESSAGE = 'Invalid input';

function invalid(issues: readonly z.core.$ZodIssue[]): HttpError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.join('.');
    fields[name] ??= message === NO_MESSAGE ? `${name || 'The request body'} is missing or invalid.` : message;
  }
  const firstMessage = issues.find((issue) => issue.message !== NO_MESSAGE)?.message;
  return new HttpError(400, firstMessage ?? Object.values(fields)[0] ?? NO_MESSAGE, { body: { fields } });
}
