import { getResponse, http, type HttpHandler, RequestHandler, type WebSocketHandler } from 'msw';

/**
 * Returns handlers that reply at an address, such as `https://game.example`. Handlers have paths, which MSW completes by
 * the page's address: Node has none, so there they would match nothing. Sockets match any address by themselves.
 */
export const withBaseUrl = (
  baseUrl: string,
  handlers: readonly (RequestHandler | WebSocketHandler)[],
): (HttpHandler | WebSocketHandler)[] => {
  const ofRequests = handlers.filter((handler) => handler instanceof RequestHandler);
  const ofSockets = handlers.filter((handler) => !(handler instanceof RequestHandler));
  const reply = http.all(new URL('/*', baseUrl).href, ({ request }) => getResponse(ofRequests, request, { baseUrl }));
  return [reply, ...ofSockets];
};
