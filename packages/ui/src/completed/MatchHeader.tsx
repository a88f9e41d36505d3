import type { CompletedMatch } from '@machine/contract';
import type { ReactNode } from 'react';
import { clockText } from '../format/match.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './MatchHeader.module.css';
import { StatusTag } from './StatusTag.tsx';

export type MatchHeaderProps = Pick<CompletedMatch, 'status' | 'league' | 'isGold'> & {
  clock?: string | null;
  /** The start time, at the end of the row. */
  children: ReactNode;
};

/** First row of a match: status, clock, league, gold badge and start time. */
export function MatchHeader({ status, league, isGold, clock, children }: MatchHeaderProps) {
  const shownClock = clockText(clock, status);
  return (
    <div className={styles.header}>
      <StatusTag status={status} />
      {shownClock && (
        <Eyebrow as="span" isVerbatim className={styles.fact}>
          <UserText>{shownClock}</UserText>
        </Eyebrow>
      )}
      {league && (
        <Eyebrow as="span" isVerbatim className={styles.fact}>
          <UserText>{league}</UserText>
        </Eyebrow>
      )}
      {isGold && <span className={styles.gold}>[ GOLD ]</span>}
      <Eyebrow as="span" isVerbatim className={styles.start}>
        {children}
      </Eyebrow>
    </div>
  );
}
