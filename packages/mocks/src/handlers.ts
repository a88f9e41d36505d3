import type { Endpoint, EndpointOutput } from '@machine/contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const verbOf = ({ method }: Endpoint) => method.toLowerCase() as Lowercase<Endpoint['method']>;

const handle = (endpoint: Endpoint, answer: () => Response | Promise<Response>) =>
  http[verbOf(endpoint)](endpoint.path, answer);

/** Answers one endpoint with a body of that endpoint's own type. */
export const reply = <E extends Endpoint>(endpoint: E, body: EndpointOutput<E>, status = 200): HttpHandler =>
  handle(endpoint, () => HttpResponse.json(body as never, { status }));

/** The same, with a body that depends on what is asked. */
export const replyTo = <E extends Endpoint>(
  endpoint: E,
  answer: (query: URLSearchParams) => EndpointOutput<E>,
): HttpHandler =>
  http[verbOf(endpoint)](endpoint.path, ({ request }) =>
    HttpResponse.json(answer(new URL(request.url).searchParams) as never),
  );

/** Fails one endpoint: with our server's JSON sentence when one is given, else with an empty body. */
export const refuse = (endpoint: Endpoint, status: number, message?: string, more: object = {}): HttpHandler =>
  handle(endpoint, () =>
    message === undefined ? new HttpResponse(null, { status }) : HttpResponse.json({ message, ...more }, { status }),
  );

/** The network fails before an answer arrives. */
export const drop = (endpoint: Endpoint): HttpHandler => handle(endpoint, () => HttpResponse.error());

/** Never answers. */
export const hang = (endpoint: Endpoint): HttpHandler =>
  handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Any body, typed or not: for answers that break the contract. */
export const replyRaw = (endpoint: Endpoint, body: string, init: ResponseInit): HttpHandler =>
  handle(endpoint, () => new HttpResponse(body, init));
