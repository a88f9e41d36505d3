import * as endpoints from '@machine/contract/endpoints.ts';
import { levelOf } from '@machine/contract/levels.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import { type HttpHandler, HttpResponse } from 'msw';
import { requiredPart } from './requiredPart.ts';
import { respondTo, withBodies } from './respondTo.ts';

/** Calls that a server may lack. */
export const OPTIONAL_CALLS: readonly Endpoint[] = Object.values<Endpoint>(endpoints).filter(
  (endpoint) => levelOf(endpoint) !== 'BASE',
);

/** The same server, but without every optional call and every optional field. */
export const olderServer = (handlers: HttpHandler[]): HttpHandler[] => [
  ...OPTIONAL_CALLS.map((endpoint) =>
    respondTo(endpoint, () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
  ),
  ...withBodies(handlers, (body, { response }) => (response ? requiredPart(response, body) : body)),
];
