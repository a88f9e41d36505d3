import type { PickChoice, Prediction } from '@machine/contract';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { LockedPick } from './LockedPick.tsx';
import styles from './PickArea.module.css';
import { Skeleton } from '../primitives/Skeleton.tsx';

/** What a card has to know of its viewer's pick. */
export type Picking = {
  /** The match, the Machine's call, the viewer's pick and everyone else's. */
  prediction: Prediction;
  /** Anonymous visitors are invited to sign up; while the session is unknown the room is kept. */
  viewer: 'loading' | 'anonymous' | 'player';
  /** The pick that is on its way. */
  saving?: PickChoice | null;
  /** The server asked to wait: nothing can be picked for a moment. */
  isWaiting?: boolean;
  onPick: (choice: PickChoice) => void;
  signupHref?: string;
};

export type PickAreaProps = Picking & {
  /** The id of the match's title, which describes the buttons. */
  titleId: string;
};

/** In a prediction card, for what the viewer may do: wait for the session, sign up, pick, or look at what is locked. */
export function PickArea({ prediction, viewer, signupHref = '/signup', ...picking }: PickAreaProps) {
  const { match, userPick, communityStats } = prediction;
  const { lockedRef, onPickHere } = useFocusOnLock(match.id, userPick);
  if (userPick) {
    return (
      <LockedPick
        choice={userPick}
        match={match}
        machinePick={prediction.prediction.machinePick}
        stats={communityStats}
        ref={lockedRef}
      />
    );
  }
  return (
    <div className={styles.area}>
      {viewer === 'loading' && <Skeleton className={styles.skeleton} />}
      {viewer === 'loading' && <Skeleton className={styles.skeleton} />}
      {viewer === 'anonymous' && (
        <ButtonLink className={styles.wide} size="4" href={signupHref}>
          Sign up to beat the machine
        </ButtonLink>
      )}
      {viewer === 'player' && <PickButtons {...picking} onPickHere={onPickHere} />}
    </div>
  );
}

type PickButtonsProps = Pick<PickAreaProps, 'saving' | 'isWaiting' | 'onPick' | 'titleId'> & { onPickHere: () => void };

/** Never closed by the viewer's own clock, which may be wrong: the server decides. */
function PickButtons({ saving = null, isWaiting = false, onPick, onPickHere, titleId }: PickButtonsProps) {
  const button = (choice: PickChoice) => ({
    size: '4' as const,
    isPending: isWaiting || saving === choice,
    isDisabled: saving !== null && saving !== choice,
    'aria-describedby': titleId,
    onPress: () => {
      onPickHere();
      onPick(choice);
    },
  });
  return (
    <>
      <Button {...button('AGREE')}>[ AGREE ]</Button>
      <Button {...button('DISAGREE')} variant="outline" tone="danger">
        [ DISAGREE ]
      </Button>
    </>
  );
}

/** After a pick made here the pressed button is gone: the focus goes on to what is said instead. */
function useFocusOnLock(matchId: string, userPick: PickChoice | null) {
  const lockedRef = useRef<HTMLParagraphElement>(null);
  const pickedHere = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!userPick || pickedHere.current !== matchId) return;
    pickedHere.current = null;
    const focused = document.activeElement;
    const isElsewhere =
      focused && focused !== document.body && !lockedRef.current?.closest('article')?.contains(focused);
    if (!isElsewhere) lockedRef.current?.focus();
  }, [matchId, userPick]);
  return { lockedRef, onPickHere: () => (pickedHere.current = matchId) };
}
