import type { PickChoice } from '@machine/contract/prediction.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import { Flex, Skeleton, VisuallyHidden } from '@radix-ui/themes';
import { Star } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Key } from '../prediction/Key.tsx';
import { signed } from '../format/number.ts';
import { MatchChoice } from '../match/MatchChoice.tsx';
import { ResultMark } from '../match/MatchRow.tsx';
import { shownStakes } from '../prediction/stakes.ts';
import { Result } from '../result/Result.tsx';
import styles from './SlatePick.module.css';
import { groupOf } from './slateRows.ts';
import type { Viewer } from '../layout/viewer.ts';

export type SlatePickProps = {
  /** The match with its prediction and the viewer's pick. */
  entry: SlateEntry;
  /** Visitors read what a pick pays; placeholders reserve the space while the session loads. */
  viewer: Viewer;
  /** The pick that is being saved. */
  saving: PickChoice | null;
  /** Rate-limited: picking is temporarily disabled. */
  isRateLimited: boolean;
  /** Called with the id of the match and the choice. The pick is final. */
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
  if (groupOf(entry) !== 'UPCOMING') return viewer === 'player' && <Aside>No pick</Aside>;
  switch (viewer) {
    case 'loading':
      return (
        <div className={styles.buttons}>
          <Skeleton minWidth="4rem" height="2.5rem" />
          <Skeleton minWidth="4rem" height="2.5rem" />
        </div>
      );
    case 'anonymous':
      return (
        stakes && (
          <Aside>
            AGREE {stakes.AGREE}
            <br />
            DISAGREE {stakes.DISAGREE}
          </Aside>
        )
      );
    case 'player':
      return <Buttons {...props} />;
  }
}

const Aside = ({ children }: { children: ReactNode }) => (
  <Mono as="p" size="1" color="gray" align="right">
    {children}
  </Mono>
);

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
              {stake.split(' ')[0]} <span className={styles.words}>{stake.slice(stake.indexOf(' ') + 1)}</span>
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

/** `isFresh`: was picked in this row. */
function Picked({ entry, choice, isFresh }: { entry: SlateEntry; choice: PickChoice; isFresh: boolean }) {
  const { match, result } = entry;
  const group = groupOf(entry);
  const isOver = result !== undefined && result.isUserCorrect !== null;
  const stake = group === 'OVER' ? null : shownStakes(entry)?.[choice];
  // Before the focus moves to the button of the next row, where pressing the same key twice would pick again.
  const keepFocusInRow = useCallback(
    (text: HTMLElement | null) => {
      if (isFresh && document.activeElement === document.body) text?.focus({ preventScroll: true });
    },
    [isFresh],
  );
  return (
    <MatchChoice
      {...focusFallback}
      ref={keepFocusInRow}
      choice={choice}
      owner={isOver ? 'You: ' : 'Your prediction is locked: '}
      isLocked={!isOver}
      isFresh={isFresh}
    >
      {stake && <span>{stake}</span>}
      {result && group === 'OVER' && (
        <Flex as="span" gapX="2" wrap="wrap" justify="end">
          <ResultMark match={match} isCorrect={result.isUserCorrect} />
          <Result of={match} as="nothing">
            {result.isUserCorrect !== null && <Delta stars={result.starsDelta} />}
          </Result>
        </Flex>
      )}
    </MatchChoice>
  );
}

function Delta({ stars }: { stars: number | null | undefined }) {
  const delta = signed(stars);
  if (delta === null || stars === 0) return null;
  return (
    <Flex as="span" align="center" gap="1">
      {delta}
      <Star size={12} fill="currentColor" aria-hidden />
      <VisuallyHidden> {stars === 1 ? 'star' : 'stars'}</VisuallyHidden>
    </Flex>
  );
}
