import { VisuallyHidden } from '@radix-ui/themes';
import { EyeOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import type { MatchOfResult, ResultOf } from './hiding.ts';
import styles from './Result.module.css';
import { useResultHiding } from './ResultHiding.tsx';

export type ResultProps = {
  /** The match whose result it tells, or `totals` for numbers that sum up several. */
  of: ResultOf;
  /**
   * Its replacement while it is hidden: an area as large as a score, a mark or a number, a block with a button that
   * shows it, or nothing.
   */
  as: 'score' | 'mark' | 'number' | 'block' | 'nothing';
  /** The text of the block, and the result that its button shows. */
  text?: string;
  /** Label of the block's button. The default is "Show result". */
  action?: string;
  /** What tells the result. */
  children: ReactNode;
};

/**
 * Wraps everything that tells a result: scores, marks, stars, streaks, sentences, plays, charts. While a player hides the
 * result, its children aren't rendered.
 */
export function Result({ of, as, text = 'This result is hidden.', action = 'Show result', children }: ResultProps) {
  const { isHidden, show } = useResultHiding();
  if (!isHidden(of)) return children;
  switch (as) {
    case 'nothing':
      return null;
    case 'block':
      return (
        <div className={styles.block} {...focusFallback}>
          <EyeOff size={20} strokeWidth={1.75} aria-hidden />
          <p className={styles.text}>{text}</p>
          <QuietButton onPress={() => show(of)}>{action}</QuietButton>
        </div>
      );
    default:
      return (
        <span className={styles.hidden} data-size={as}>
          <VisuallyHidden>Result hidden</VisuallyHidden>
        </span>
      );
  }
}

export type ShowResultProps = {
  /** The match whose result is shown. */
  of: MatchOfResult;
  /** Names the match for screen readers, where several are listed. */
  title?: string;
  /** Gets the focus, because the button disappears. */
  focusRef?: RefObject<HTMLElement | null>;
};

/** The button that shows everything about a match at once. Renders nothing while its result isn't hidden. */
export function ShowResult({ of, title, focusRef }: ShowResultProps) {
  const { isHidden, show } = useResultHiding();
  if (!isHidden(of)) return null;
  const press = () => {
    focusRef?.current?.focus();
    show(of);
  };
  return (
    <span className={styles.show}>
      <QuietButton aria-label={title && `Show result, ${title}`} onPress={press}>
        Show result
      </QuietButton>
    </span>
  );
}

export type ShowAllResultsProps = {
  /** The matches of the list. */
  of: readonly MatchOfResult[];
};

/** Above a list of matches: shows all results at once. Renders nothing while none of them is hidden. */
export function ShowAllResults({ of }: ShowAllResultsProps) {
  const { isHidden, showAll } = useResultHiding();
  if (!of.some(isHidden)) return null;
  return (
    <div className={styles.all}>
      <p className={styles.text}>Results are hidden.</p>
      <QuietButton onPress={showAll}>Show all results</QuietButton>
    </div>
  );
}
