import { CalendarOff, MoonStar } from 'lucide-react';
import { useState } from 'react';
import { matchTitle } from '../format/team.ts';
import { hasStarted } from '../format/countdown.ts';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
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
  /** What is known of the prediction. */
  state: HomeState;
  /** Another random prediction is wished. */
  onNext: () => void;
};

/** For /: the game, one prediction at a time, and the way to the next. */
export function HomeScreen({ state, onNext }: HomeScreenProps) {
  const isLoading = state.kind === 'loading';
  const [isEarly, setIsEarly] = useState(isLoading);
  if (isEarly && !isLoading) setIsEarly(false);
  return (
    <div className={styles.screen}>
      <ScreenTitle lead="One match. One pick. Agree, or prove it wrong.">THE MACHINE</ScreenTitle>
      <Announcements state={state} />
      <div className={styles.body} aria-busy={isLoading}>
        <HomeBody state={state} />
      </div>
      {/* There from the first card on, so that the focus stays on it from card to card. */}
      <div className={styles.next} data-early={isEarly || undefined}>
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
      return <ErrorBlock sentence="Failed to load prediction" onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock icon={CalendarOff} sentence="No predictions available" detail="New matches appear every day." />
      );
    case 'endOfDay':
      return (
        <EmptyBlock
          icon={MoonStar}
          sentence="That's all for today!"
          detail="Check back tomorrow for more predictions."
        />
      );
    case 'ready':
      return <PredictionCard {...state.card} />;
  }
}

/** Two quiet voices, there before they have something to say: a new card's title, and the start of its match. */
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
