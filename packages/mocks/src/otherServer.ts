import { type Endpoint, endpoints } from '@machine/contract';
import type { HttpHandler } from 'msw';
import { withOtherResults } from './otherResults.ts';
import { withBodies } from './respondTo.ts';

/** Events that the server sends without hidden results by itself. */
const ALREADY_WITHOUT_RESULTS: readonly Endpoint[] = [endpoints.currentUser, endpoints.notifications];

/** The same server on a night with other results. */
export const otherServer = (handlers: HttpHandler[]): HttpHandler[] =>
  withBodies(handlers, (body, endpoint) =>
    ALREADY_WITHOUT_RESULTS.includes(endpoint) ? body : withOtherResults(body),
  );
