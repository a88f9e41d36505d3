import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as prediction from '../prediction.ts';

export const lockPick = {
  method: 'POST',
  path: '/api/picks',
  body: prediction.newPick,
  response: prediction.pickResponse,
} as const satisfies Endpoint;

export const randomPrediction = {
  method: 'GET',
  path: '/api/predictions/random',
  /** `match` requests the card of that match; the server falls back to a random one. */
  query: z.optional(z.object({ match: z.optional(z.string()) })),
  response: z.nullable(prediction.predictionResponse),
} as const satisfies Endpoint;

export const spotlightPrediction = {
  method: 'GET',
  path: '/api/predictions/spotlight',
  response: z.nullable(prediction.predictionResponse),
} as const satisfies Endpoint;
