import { type Endpoint, ignored } from '../endpoint.ts';
import * as report from '../report.ts';

/** Reports something to the moderators. The same subject again changes nothing. */
export const createReport = {
  method: 'POST',
  path: '/api/reports',
  body: report.newReport,
  response: ignored,
} as const satisfies Endpoint;
