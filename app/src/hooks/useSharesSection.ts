import { type OwnShare } from '@machine/contract';
import type { SharesSectionProps } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useHasFeature } from '../queries/game.ts';
import { shareQueries, useStopSharing } from '../queries/share.ts';
import { useScreenState } from './useScreenState.ts';

/** Connects the list of the viewer's own shares; undefined when the server has none. */
export function useSharesSection(): SharesSectionProps | undefined {
  const hasSharing = useHasFeature('SHARING');
  const list = useQuery({ ...shareQueries.own(), enabled: hasSharing });
  const state = useScreenState(list, sharesState);
  const stopping = useStopSharing();
  return hasSharing ? { ...stopping, state } : undefined;
}

const sharesState = (shares: readonly OwnShare[]) => ({ kind: 'ready' as const, shares });
