import { type PickChoice, type Prediction, paths } from '@machine/contract';
import { useId, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Key } from './Key.tsx';
import { LockedPick } from './LockedPick.tsx';
import styles from './PickArea.module.css';
import { type ShownStakes, shownStakes, visitorNote } from './stakes.ts';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';

/** Props for the viewer's pick, shared with the card. */
export type ViewerPickProps = {
  /** The match, the Machine's prediction, the viewer's pick and the community stats. */
  prediction: Prediction;
  /** Anonymous visitors see a sign-up link; a skeleton reserves the space while the session loads. */
  viewer: 'loading' | 'anonymous' | 'player';
  /** The pick that is being saved. */
  saving?: PickChoice | null;
  /** Rate-limited: picking is temporarily disabled. */
  isRateLimited?: boolean;
  onPick: (choice: PickChoice) => void;
  /** Shows the keys of the buttons. The app listens to them. */
  hasShortcuts?: boolean;
  /** Offers practice to visitors. Without it, the server has none. */
  practiceHref?: string;
};

export type PickAreaProps = ViewerPickProps & {
  /** The ids of the match's title and the Machine's prediction, which describe the buttons. */
  describedBy: string;
};

/** Part of the prediction card for the viewer: pick buttons, sign-up link, skeleton or locked pick. */
export function PickArea({ prediction, viewer, practiceHref, ...props }: PickAreaProps) {
  const { match, userPick, communityStats } = prediction;
  const [wasOpen] = useState(userPick === null);
  const stakes = shownStakes(prediction);
  if (userPick) {
    return (
      <LockedPick
        choice={userPick}
        match={match}
        machinePick={prediction.prediction.machinePick}
        stake={stakes?.[userPick]}
        stats={communityStats}
        isFresh={wasOpen}
      />
    );
  }
  return (
    <div className={styles.area}>
      {viewer === 'loading' && <Skeleton className={styles.skeleton} />}
      {viewer === 'loading' && <Skeleton className={styles.skeleton} />}
      {viewer === 'anonymous' && (
        <div className={styles.visitor}>
          <ButtonLink size="4" href={paths.signup}>
            Sign up to beat the machine
          </ButtonLink>
          {practiceHref !== undefined && (
            <ButtonLink variant="outline" tone="gray" size="4" href={practiceHref}>
              Practice first
            </ButtonLink>
          )}
        </div>
      )}
      {viewer === 'player' && <PickButtons stakes={stakes} {...props} />}
      {viewer !== 'player' && <p className={styles.note}>{viewer === 'anonymous' && stakes && visitorNote(stakes)}</p>}
    </div>
  );
}

const LABELS = { AGREE: '[ AGREE ]', DISAGREE: '[ DISAGREE ]' };

type PickButtonsProps = Pick<PickAreaProps, 'saving' | 'isRateLimited' | 'onPick' | 'describedBy' | 'hasShortcuts'> & {
  stakes: ShownStakes | null;
};

/** Stays enabled after the start time, because the viewer's clock may be wrong. The server decides. */
function PickButtons({
  saving = null,
  isRateLimited = false,
  onPick,
  describedBy,
  hasShortcuts,
  stakes,
}: PickButtonsProps) {
  const id = useId();
  const noteId = `${id}note`;
  const button = (choice: PickChoice) => ({
    size: '4' as const,
    isPending: isRateLimited || saving === choice,
    isDisabled: saving !== null && saving !== choice,
    // The stake is part of the description: the name stays the label.
    'aria-describedby': `${describedBy} ${stakes ? `${id}${choice}stake ` : ''}${noteId}`,
    keyShortcut: hasShortcuts ? choice.charAt(0) : undefined,
    onPress: () => onPick(choice),
    children: (
      <span className={styles.choice}>
        <span>{LABELS[choice]}</span>
        {stakes && (
          <span id={`${id}${choice}stake`} className={styles.stake} aria-hidden>
            {stakes[choice]}
          </span>
        )}
        {hasShortcuts && <Key letter={choice.charAt(0)} />}
      </span>
    ),
  });
  return (
    <>
      <Button {...button('AGREE')} />
      <Button {...button('DISAGREE')} variant="outline" tone="danger" />
      <p id={noteId} className={styles.note}>
        Final once picked.
      </p>
    </>
  );
}
