import type { PickChoice, SlateEntry } from '@machine/contract';
import { Skeleton, VisuallyHidden } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { Key } from '../prediction/Key.tsx';
import { shownStakes, visitorNote } from '../prediction/stakes.ts';
import { SlateResult } from './SlateResult.tsx';
import styles from './SlatePick.module.css';
import { groupOf } from './slateRows.ts';

export type SlatePickProps = {
  entry: SlateEntry;
  /** Visitors read what a pick pays; placeholders reserve the space while the session loads. */
  viewer: 'loading' | 'anonymous' | 'player';
  /** The pick that is being saved. */
  saving: PickChoice | null;
  /** Rate-limited: picking is temporarily disabled. */
  isRateLimited: boolean;
  onPick: (matchId: string, choice: PickChoice) => void;
  /** Shows the keys that pick in the focused row. The list listens to them. */
  hasShortcuts: boolean;
  /** The ids of what the buttons are about: the match, and the Machine's prediction. */
  describedBy: string;
};

/** The viewer's part of a row: the pick, the buttons to make one, or why there are none. */
export function SlatePick(props: SlatePickProps) {
  const { entry, viewer } = props;
  const stakes = shownStakes(entry);
  const [wasPicked] = useState(entry.userPick !== null);
  if (entry.userPick) return <Picked entry={entry} choice={entry.userPick} isFresh={!wasPicked} />;
  if (groupOf(entry) !== 'UPCOMING') return viewer === 'player' && <p className={styles.none}>No pick</p>;
  switch (viewer) {
    case 'loading':
      return (
        <div className={styles.buttons}>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      );
    case 'anonymous':
      return <p className={styles.pays}>{stakes && visitorNote(stakes)}</p>;
    case 'player':
      return <Buttons {...props} />;
  }
}

const LABELS = { AGREE: '[ AGREE ]', DISAGREE: '[ DISAGREE ]' };

/** Stays enabled after the start time, because the viewer's clock may be wrong. The server decides. */
function Buttons({ entry, saving, isRateLimited, onPick, hasShortcuts, describedBy }: SlatePickProps) {
  const { id } = entry.match;
  const stakes = shownStakes(entry);
  const button = (choice: PickChoice) => {
    const stake = stakes?.[choice];
    return {
      'data-choice': choice,
      isPending: isRateLimited || saving === choice,
      disabled: saving !== null && saving !== choice,
      'aria-describedby': `${describedBy}${stake ? ` ${id}-${choice}` : ''}`,
      'aria-keyshortcuts': hasShortcuts ? choice.charAt(0) : undefined,
      className: styles.button,
      onPress: () => onPick(id, choice),
      children: (
        <span className={styles.choice}>
          <span>{LABELS[choice]}</span>
          {stake && (
            <span id={`${id}-${choice}`} className={styles.stake} aria-hidden>
              {stake}
            </span>
          )}
          {hasShortcuts && <Key letter={choice.charAt(0)} />}
        </span>
      ),
    };
  };
  return (
    <div className={styles.buttons}>
      <Button {...button('AGREE')} variant="soft" />
      <Button {...button('DISAGREE')} variant="outline" color="tomato" />
    </div>
  );
}

type PickedProps = {
  entry: SlateEntry;
  choice: PickChoice;
  /** Was picked in this row. */
  isFresh: boolean;
};

function Picked({ entry, choice, isFresh }: PickedProps) {
  const isOver = entry.result !== undefined && entry.result.isUserCorrect !== null;
  const stake = groupOf(entry) === 'OVER' ? null : shownStakes(entry)?.[choice];
  // Before the focus moves to the button of the next row, where pressing the same key twice would pick again.
  const keepFocusInRow = useCallback(
    (text: HTMLElement | null) => {
      if (isFresh && document.activeElement === document.body) text?.focus({ preventScroll: true });
    },
    [isFresh],
  );
  return (
    <p {...focusFallback} ref={keepFocusInRow} className={styles.picked} data-fresh={isFresh || undefined}>
      <span className={styles.locked}>
        {!isOver && <Lock className={styles.icon} size={14} strokeWidth={2} aria-hidden />}
        <VisuallyHidden>{isOver ? 'You: ' : 'Your prediction is locked: '}</VisuallyHidden>
        <span className={styles.mark} data-choice={choice}>
          {choice}
        </span>
      </span>
      {stake && <span className={styles.stake}>{stake}</span>}
      <SlateResult entry={entry} part="viewer" />
    </p>
  );
}
