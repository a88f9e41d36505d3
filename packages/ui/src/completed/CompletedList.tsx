import type { CompletedMatch } from '@machine/contract';
import { useMemo } from 'react';
import { relativeTime, timeAgo } from '../format/time.ts';
import { useLongList } from '../primitives/useLongList.ts';
import { CompletedCard } from './CompletedCard.tsx';
import styles from './CompletedList.module.css';

export type CompletedListProps = {
  matches: readonly CompletedMatch[];
  now: Date;
  recapHref: (matchId: string) => string;
};

const ROW_HEIGHT = 228;

/** What still moves comes first; the rest stays in the server's order. */
export function CompletedList({ matches, now, recapHref }: CompletedListProps) {
  const sorted = useMemo(() => matches.toSorted((one, other) => turn(one) - turn(other)), [matches]);
  const { listRef, indexes, before, after, measureRow } = useLongList<HTMLUListElement>(sorted.length, ROW_HEIGHT);
  return (
    <ul
      ref={listRef}
      className={styles.list}
      aria-label="Matches"
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {indexes.map((index) => {
        const match = sorted[index];
        if (!match) return null;
        return (
          <li
            key={match.id}
            ref={measureRow}
            data-index={index}
            className={styles.row}
            aria-setsize={sorted.length}
            aria-posinset={index + 1}
          >
            <CompletedCard match={match} href={recapHref(match.id)} started={startWords(match, now)} />
          </li>
        );
      })}
    </ul>
  );
}

const MOVING = ['LIVE', 'PROVISIONAL'];
const turn = ({ status }: CompletedMatch) => (MOVING.includes(status) ? MOVING.indexOf(status) : MOVING.length);

/** What these have begun, whatever the viewer's clock says. */
const BEGUN: readonly string[] = [...MOVING, 'FINAL'];
const startWords = ({ status, startTime }: CompletedMatch, now: Date) =>
  BEGUN.includes(status) ? timeAgo(startTime, now) : relativeTime(startTime, now);
