import type * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import type { EndpointOutput, ParamNames } from '@machine/contract/endpoint.ts';
import type { Account, Store } from './store.ts';

type Table = typeof endpoints;
type BodyOf<E> = E extends { body: { _zod: { output: infer Body } } } ? Body : undefined;

export type RememberedRequest<Name extends CallName> = {
  params: Record<ParamNames<Table[Name]['path']>, string>;
  query: URLSearchParams;
  /** Parsed by the contract. */
  body: BodyOf<Table[Name]>;
  /** The scenario's reply. */
  reply: EndpointOutput<Table[Name]>;
  store: Store;
  account: Table[Name]['access'] extends 'public' | 'optional' ? Account | null : Account;
};

/** What calls remember, and how they reply. The others, and those that return nothing, reply as the scenario does. */
export type Responders = {
  [Name in CallName]?: (
    request: RememberedRequest<Name>,
  ) => EndpointOutput<Table[Name]> | void | Promise<EndpointOutput<Table[Name]> | void>;
};

/** Thrown by a responder to reply with an error. */
export class Rejection extends Error {
  readonly status: number;
  readonly extra: object;
  constructor(status: number, message: string, extra: object = {}) {
    super(message);
    this.status = status;
    this.extra = extra;
  }
}
