import type { Endpoint } from '../endpoint.ts';
import * as games from '../game.ts';

export const gameInfo = {
  method: 'GET',
  path: '/api/game',
  response: games.gameInfo,
} as const satisfies Endpoint;
