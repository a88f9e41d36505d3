import type { Endpoint } from '../endpoint.ts';
import * as edge from '../edge.ts';

export const userEdge = {
  method: 'GET',
  path: '/api/users/:id/edge',
  response: edge.edgeDetailsResponse,
} as const satisfies Endpoint;

export const machineEdge = {
  method: 'GET',
  path: '/api/machine/edge',
  response: edge.edgeTable,
} as const satisfies Endpoint;
