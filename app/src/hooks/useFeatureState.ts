import type { Feature } from '@machine/contract';
import { useQuery } from '@tanstack/react-query';
import { gameQueries } from '../queries/game.ts';

/** `unknown` until the server has said which features it has. */
export type FeatureState = 'unknown' | 'served' | 'missing';

/** Returns whether the server has the optional feature that a screen is about. */
export function useFeatureState(feature: Feature): FeatureState {
  const { data: game } = useQuery(gameQueries.info());
  if (game === undefined) return 'unknown';
  return game?.features.includes(feature) ? 'served' : 'missing';
}
