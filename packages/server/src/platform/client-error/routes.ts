import { endpoints } from '@machine/contract';
import type { Logger } from '../http/log.ts';
import { handle, type Route } from '../http/route.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Logs and counts errors that browsers report, without storing them or the user. */
export const clientErrorRoutes = (log: Logger, metrics: Metrics): Route[] => [
  handle(endpoints.reportClientError, ({ body }) => {
    log.warn({ client: body }, 'client error');
    metrics.countClientError(body.kind);
    return { status: 204, body: null };
  }),
];
