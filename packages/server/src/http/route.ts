import type { Endpoint, EndpointOutput, ParamNames } from '@machine/contract';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** One call, read by the contract's schemas. */
export type Call<E extends Endpoint> = {
  params: Record<ParamNames<E['path']>, string>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: Request;
};

/** An answer as the contract describes it; `status` is 200 unless said otherwise. */
export type Reply<E extends Endpoint> = {
  status?: 200 | 201 | 204;
  body: EndpointOutput<E>;
  headers?: Record<string, string>;
  /** Set-Cookie lines, besides one in `headers`. */
  cookies?: readonly string[];
};

/** An answer of 200 in JSON that is too long to be held as a whole. */
export type Streamed = { stream: AsyncIterable<string> };

/** A call before it is read. */
type RawCall = { params: unknown; query: unknown; body: unknown; request: Request };
export type Route = {
  endpoint: Endpoint;
  /** Reads a call by the contract. Throws a `Refusal` (400). */
  read(call: RawCall): ReadCall;
};
/** `body` as the contract reads it. */
type ReadCall = { body: unknown; answer(): Promise<Reply<Endpoint> | Streamed> };

/** Binds a call of the contract's table to the one who answers it. */
export function handle<const E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Reply<E> | Promise<Reply<E> | Streamed>,
): Route {
  return {
    endpoint,
    read({ params, query, body, request }) {
      const call = { params, query: read(endpoint.query, query), body: read(endpoint.body, body), request } as Call<E>;
      return { body: call.body, answer: async () => answer(call) };
    },
  };
}

function read(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value ?? {}, { error: () => NO_WORDS });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues);
}

/** In place of zod's words where a schema has none of its own: which those are depends on what else is loaded. */
const NO_WORDS = 'Invalid input';

function invalid(issues: readonly z.core.$ZodIssue[]): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.join('.');
    fields[name] ??= message === NO_WORDS ? `${name || 'The body'} is missing or not valid.` : message;
  }
  const worded = issues.find((issue) => issue.message !== NO_WORDS)?.message;
  return new Refusal(400, worded ?? Object.values(fields)[0] ?? NO_WORDS, { body: { fields } });
}
