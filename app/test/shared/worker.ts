import type { Endpoint } from '@machine/contract';
import { mockFetch } from '@machine/mocks/fetch';
import { http, type HttpHandler } from 'msw';

/** Replies to the calls of the page. A call without a handler fails. */
export const worker = mockFetch();

export const respondTo = ({ method, path }: Endpoint, respond: () => Response | Promise<Response>): HttpHandler =>
  http[method.toLowerCase() as Lowercase<typeof method>](path, respond);
