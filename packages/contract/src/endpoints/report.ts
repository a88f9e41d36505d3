import type { Endpoint } from '../endpoint.ts';
import * as report from '../report.ts';
import { LIMITS } from '../limits.ts';

export const createReport = {
  method: 'POST',
  path: '/api/reports',
  access: 'player',
  feature: 'SAFETY',
  summary: 'Report a message, a name or a picture to the moderators',
  body: report.newReport,
  example: { body: { subject: { kind: 'NAME', id: 'u-mira' }, reason: 'OTHER' } },
  success: { 201: 'Reported', 200: 'The caller had already reported it.' },
  errors: { 400: 'Invalid input, or it is their own.', 404: "It doesn't exist, or the caller can't see it." },
  limits: [LIMITS.reports, LIMITS.reportsOfNewAccounts],
} as const satisfies Endpoint;
