import type { Endpoint } from '../endpoint.ts';
import * as games from '../game.ts';

export const gameInfo = {
  method: 'GET',
  path: '/api/game',
  access: 'public',
  addition: 'GAME_INFO',
  summary: 'Get which season is played and which optional features the server has',
  response: games.gameInfo,
  isSameForEveryone: true,
} as const satisfies Endpoint;
