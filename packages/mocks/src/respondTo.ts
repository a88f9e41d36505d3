import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import { delay, getResponse, http, type HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw';

/** Responds to an endpoint with anything. */
export const respondTo = ({ method, path }: Endpoint, respond: HttpResponseResolver): HttpHandler =>
  http[method.toLowerCase() as Lowercase<Endpoint['method']>](path, respond);

/** Never ends. */
export const pending: HttpResponseResolver = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

/** The same server, but with changed bodies in its successful responses. */
export const withBodies = (handlers: HttpHandler[], change: (body: unknown, endpoint: Endpoint) => unknown) =>
  Object.values<Endpoint>(endpoints).map((endpoint) =>
    respondTo(endpoint, async ({ request }) => {
      const response = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin });
      if (!response?.ok || response.status === 204) return response;
      return HttpResponse.json(change(await response.json(), endpoint) as null, { status: response.status });
    }),
  );
