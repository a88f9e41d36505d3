import { ResultHiding } from '@machine/ui/result/ResultHiding.tsx';
import type { ComponentType, ReactNode } from 'react';
import { useHiddenResults, useShowResult } from '../queries/hiddenResults.ts';
import { useSession } from '../queries/session.ts';

function HidingResults({ children }: { children: ReactNode }) {
  const session = useSession();
  const { mutate } = useShowResult();
  return (
    <ResultHiding
      playerId={session.kind === 'player' ? session.user.id : null}
      hidden={useHiddenResults()}
      onShow={(matchId) => mutate(matchId)}
      onShowAll={() => mutate(null)}
    >
      {children}
    </ResultHiding>
  );
}

/** Returns the component with the results that the viewer hides left out. All screens but home are wrapped in it. */
export function withHiddenResults<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <HidingResults>
      <Part {...props} />
    </HidingResults>
  );
}
