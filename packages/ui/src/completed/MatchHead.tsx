import type { CompletedMatch } from '@machine/contract';
import type { ReactNode } from 'react';
import { statusLabel } from '../format/match.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { UserText } from '../primitives/UserText.tsx';
import styles from './MatchHead.module.css';
import { StatusTag } from './StatusTag.tsx';

export type MatchHeadProps = Pick<CompletedMatch, 'status' | 'league' | 'isGold'> & {
  clock?: string | null;
  /** When it started, at the far end. */
  children: ReactNode;
};

/** The first line of a match: how it stands, where it is played, and whether it is gold. */
export function MatchHead({ status, league, isGold, clock, children }: MatchHeadProps) {
  return (
    <div className={styles.head}>
      <StatusTag status={status} />
      {clock && !saysTheSame(clock, status) && (
        <Eyebrow as="span" isVerbatim className={styles.fact}>
          <UserText>{clock}</UserText>
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

/** A clock that only repeats the status, "Final". */
const saysTheSame = (clock: string, status: string) => clock.toLowerCase() === statusLabel(status).toLowerCase();
