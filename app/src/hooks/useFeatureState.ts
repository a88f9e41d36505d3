import type { Feature } from '@machine/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import { gameQueries } from '../queries/game.ts';

/** `unknown` until the server has said which features it has. */
export type FeatureState = 'unknown' | 'served' | 'missing';

/**
 * Returns whether the server has the optional feature that a screen is about. While that can't be
 * loaded, the screen is tried and shows its own failures: "Page not found" could be wrong.
 */
export function useFeatureState(feature: Feature): FeatureState {
  const { data: game, isPending, isError } = useQuery(gameQueries.info());
  if (isPending) return 'unknown';
  return isError || game?.features.includes(feature) ? 'served' : 'missing';
}
