import type { EdgeDetails } from '@machine/contract';
import { type EdgeDetailsState, EdgeOrigin as EdgeOriginView } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from '../hooks/useScreenState.ts';
import { edgeQueries } from '../queries/edge.ts';

export type EdgeOriginProps = { userId: string };

/** Connects a player's edge over time. Only for a player whose edge the server sends: an older one doesn't know the call. */
export default function EdgeOrigin({ userId }: EdgeOriginProps) {
  const state = useScreenState(useQuery(edgeQueries.details(userId)), edgeDetailsState);
  return <EdgeOriginView state={state} />;
}

const edgeDetailsState = (details: EdgeDetails | null): EdgeDetailsState => ({
  kind: 'ready',
  details: details ?? NO_DETAILS,
});

/** The user was deleted in the meantime. */
const NO_DETAILS: EdgeDetails = { timeline: [], leagues: [], clubs: [] };
