import { CalendarOff, MoonStar } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { matchTitle } from '../format/team.ts';
import { hasStarted } from '../format/countdown.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import styles from './HomeScreen.module.css';
import { NextButton } from './NextButton.tsx';
import { PredictionCard, type PredictionCardProps } from './PredictionCard.tsx';
import { PredictionCardSkeleton } from './PredictionCardSkeleton.tsx';

export type HomeState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'endOfDay' }
  | { kind: 'ready'; card: PredictionCardProps };

export type HomeScreenProps = {
  /** The prediction, or why there is none. */
  state: HomeState;
  /** New results, above the prediction. */
  results?: ReactNode;
  /** Requests another random prediction. */
  onNext: () => void;
};

/** The / page: one prediction at a time and a button for the next. */
export function HomeScreen({ state, results, onNext }: HomeScreenProps) {
  const isLoading = state.kind === 'loading';
  const [isInitialLoad, setIsInitialLoad] = useState(isLoading);
  if (isInitialLoad && !isLoading) setIsInitialLoad(false);
  return (
    <div className={styles.screen}>
      <ScreenTitle lead="One match. One pick. Agree, or prove it wrong.">THE MACHINE</ScreenTitle>
      <Announcements state={state} />
      {results}
      <div className={styles.body} aria-busy={isLoading}>
        <HomeBody state={state} />
      </div>
      {/* Stays mounted between cards, so that it keeps the focus. */}
      <div className={styles.next} data-initial={isInitialLoad || undefined}>
        <NextButton onPress={onNext} isPending={isLoading} />
      </div>
    </div>
  );
}

function HomeBody({ state }: { state: HomeState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <PredictionCardSkeleton />
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock message="Failed to load prediction" onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock icon={CalendarOff} message="No predictions available" detail="New matches appear every day." />
      );
    case 'endOfDay':
      return (
        <EmptyBlock
          icon={MoonStar}
          message="That's all for today!"
          detail="Check back tomorrow for more predictions."
        />
      );
    case 'ready':
      return <PredictionCard {...state.card} />;
  }
}

/** Two live regions, mounted before their text changes: a new card's title, and the start of its match. */
function Announcements({ state }: { state: HomeState }) {
  const card = state.kind === 'ready' ? state.card : null;
  const match = card?.prediction.match;
  return (
    <VisuallyHidden>
      <output>{match && matchTitle(match)}</output>
      <output>{match && hasStarted(match.startTime, card.now) && 'Match has started'}</output>
    </VisuallyHidden>
  );
}
