import { type Endpoint, endpoints } from '@machine/contract';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';
import { withOtherResults } from './otherResults.ts';

/** Events that the server sends without hidden results by itself. */
const ALREADY_WITHOUT_RESULTS: readonly Endpoint[] = [endpoints.currentUser, endpoints.notifications];

/** The same server on a night with other results. */
export const otherServer = (handlers: HttpHandler[]): HttpHandler[] =>
  Object.values<Endpoint>(endpoints).map((endpoint) =>
    http[endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>](endpoint.path, async ({ request }) => {
      const response = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin });
      if (!response?.ok || response.status === 204 || ALREADY_WITHOUT_RESULTS.includes(endpoint)) return response;
      const body = withOtherResults(await response.json());
      return HttpResponse.json(body as null, { status: response.status });
    }),
  );
