import { Grid } from '@radix-ui/themes';
import type { EdgeDetails } from '@machine/contract';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { EdgeChart } from './EdgeChart.tsx';
import { EdgeGroups } from './EdgeGroups.tsx';
import { EdgeOriginSkeleton } from './EdgeOriginSkeleton.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type EdgeDetailsState = Unloaded | { kind: 'ready'; details: EdgeDetails };

export type EdgeOriginProps = { state: EdgeDetailsState };

/** How far a player was ahead of the Machine over time, and the leagues and clubs that it comes from. */
export function EdgeOrigin({ state }: EdgeOriginProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy>
          <EdgeOriginSkeleton />
          <LoadingStatus isSlow={state.isSlow} />
        </div>
      );
    case 'failed':
      return <ErrorBlock message="Couldn't load the numbers over time." onRetry={state.onRetry} />;
    case 'ready':
      return (
        <>
          <EdgeChart timeline={state.details.timeline} />
          <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="5">
            <EdgeGroups
              title="By league"
              groups={state.details.leagues.map(({ league, ...sum }) => ({ ...sum, key: league, name: league }))}
            />
            <EdgeGroups
              title="By club"
              groups={state.details.clubs.map(({ league, club, ...sum }) => ({
                ...sum,
                key: `${league} ${club}`,
                name: club,
              }))}
            />
          </Grid>
        </>
      );
  }
}
