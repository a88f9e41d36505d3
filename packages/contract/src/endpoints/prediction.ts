import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as prediction from '../prediction.ts';
import { receipt } from '../proof.ts';
import { optional } from '../wire.ts';
import { NO_MATCH } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const lockPick = {
  method: 'POST',
  path: '/api/picks',
  access: 'player',
  summary: 'Make a pick, for good',
  body: prediction.newPick,
  example: { body: { matchId: 'nba-lal-bos', choice: 'AGREE' } },
  response: prediction.pickResponse,
  success: { 201: 'The pick is stored.', 200: 'The same pick was already stored.' },
  errors: { ...NO_MATCH, 409: 'The match takes no picks, or the other choice is stored.' },
  sent: z.extend(prediction.pickResponse, { receipt: optional(z.nullable(receipt)) }),
  limits: [LIMITS.picks],
} as const satisfies Endpoint;

export const randomPrediction = {
  method: 'GET',
  path: '/api/predictions/random',
  access: 'optional',
  summary: 'Get the card of a match that the caller has not picked on, or of the requested match',
  query: z.optional(z.object({ request: z.optional(z.string()), match: z.optional(z.string()) })),
  response: z.nullable(prediction.predictionResponse),
} as const satisfies Endpoint;

export const spotlightPrediction = {
  method: 'GET',
  path: '/api/predictions/spotlight',
  access: 'optional',
  summary: 'Get the card of the question of the day, the same match for everybody',
  response: z.nullable(prediction.predictionResponse),
} as const satisfies Endpoint;
