import type { Endpoint } from '../endpoint.ts';
import * as edge from '../edge.ts';

export const userEdge = {
  method: 'GET',
  path: '/api/users/:id/edge',
  access: 'optional',
  addition: 'EDGE',
  summary: "Get a user's edge over time, by league and by club; null for an unknown user",
  response: edge.edgeDetailsResponse,
} as const satisfies Endpoint;

export const machineEdge = {
  method: 'GET',
  path: '/api/machine/edge',
  access: 'optional',
  addition: 'EDGE',
  summary: 'List players by edge, at most 1,000 rows, with at least 20 disagreements',
  response: edge.edgeTable,
  isSameForEveryone: true,
} as const satisfies Endpoint;
