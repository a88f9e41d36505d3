import { endpoints } from '@machine/contract';
import type { Logger } from '../http/log.ts';
import { handle, type Route } from '../http/route.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Logs and counts what browsers report; nothing of it is stored, and nothing says whose browser it was. */
export const clientErrorRoutes = (log: Logger, metrics: Metrics): Route[] => [
  handle(endpoints.reportClientError, ({ body }) => {
    log.warn({ client: body }, 'an error in a page');
    metrics.countClientError(body.kind);
    return { status: 204, body: null };
  }),
];
