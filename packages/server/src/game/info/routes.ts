import { endpoints } from '@machine/contract';
import { jsonBodyOf } from '../../platform/http/json-body.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { GameDeps } from '../deps.ts';

/** Tells the app which season is played and which optional features it may show. Needs no database. */
export const gameInfoRoutes = ({ info }: GameDeps): Route[] => {
  const cacheable = jsonBodyOf(info, 'many');
  return [handle(endpoints.gameInfo, () => ({ cacheable, caching: 'shared' }))];
};
