import { player } from '@machine/mocks/currentUser.ts';
import { allHidden } from '@machine/mocks/hiddenResults.ts';
import { NOTHING_HIDDEN } from '../src/result/hiding.ts';
import { ResultHiding } from '../src/result/ResultHiding.tsx';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

/** Decorator for stories as a player sees them who hides all results, until they choose to see them. */
export const hidingResults: Decorator = (Story) => (
  <Hiding>
    <Story />
  </Hiding>
);

function Hiding({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(allHidden);
  return (
    <ResultHiding playerId={player.id} hidden={hidden} onShow={() => {}} onShowAll={() => setHidden(NOTHING_HIDDEN)}>
      {children}
    </ResultHiding>
  );
}
