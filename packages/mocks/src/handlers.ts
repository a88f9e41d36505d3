import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint, EndpointOutput } from '@machine/contract/endpoint.ts';
import { HttpResponse, type HttpHandler } from 'msw';
import { withOtherResults } from './otherResults.ts';
import { pending, respondTo, withBodies } from './respondTo.ts';

export { OPTIONAL_CALLS } from './olderServer.ts';
export { respondTo } from './respondTo.ts';
export { withBaseUrl } from './withBaseUrl.ts';

/** Replies to an endpoint with a typed body. A 204 has none. */
export const reply = <E extends Endpoint>(endpoint: E, body: EndpointOutput<E>, status = 200): HttpHandler =>
  respondTo(endpoint, () =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body as never, { status }),
  );

/** Replies with a body computed from the query. */
export const replyWith = <E extends Endpoint>(
  endpoint: E,
  toBody: (query: URLSearchParams) => EndpointOutput<E>,
): HttpHandler =>
  respondTo(endpoint, ({ request }) => HttpResponse.json(toBody(new URL(request.url).searchParams) as never));

/** Replies with an error status, and with the server's JSON error body when a message is given. */
export const replyError = (endpoint: Endpoint, status: number, message?: string, extra: object = {}): HttpHandler =>
  respondTo(endpoint, () =>
    message === undefined ? new HttpResponse(null, { status }) : HttpResponse.json({ message, ...extra }, { status }),
  );

/** Fails with a network error. */
export const failNetwork = (endpoint: Endpoint): HttpHandler => respondTo(endpoint, () => HttpResponse.error());

/** Leaves the request pending forever. */
export const neverReply = (endpoint: Endpoint): HttpHandler => respondTo(endpoint, pending);

/** Events that the server sends without hidden results by itself. */
const ALREADY_WITHOUT_RESULTS: readonly Endpoint[] = [endpoints.currentUser, endpoints.notifications];

/** The same server on a night with other results. */
export const otherServer = (handlers: HttpHandler[]): HttpHandler[] =>
  withBodies(handlers, (body, endpoint) =>
    ALREADY_WITHOUT_RESULTS.includes(endpoint) ? body : withOtherResults(body),
  );
