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
const keyOf = ({ id }: { id: string }) => id;

/** What still moves comes first; the rest stays in the server's order. */
export function CompletedList({ matches, now, recapHref }: CompletedListProps) {
  const sorted = useMemo(() => matches.toSorted((one, other) => turn(one) - turn(other)), [matches]);
  const { listProps, indexes, rowProps } = useLongList<HTMLUListElement, CompletedMatch>(sorted, ROW_HEIGHT, keyOf);
  return (
    <ul {...listProps} className={styles.list} aria-label="Matches">
      {indexes.map((index) => {
        const match = sorted[index];
        if (!match) return null;
        return (
          <li
            key={match.id}
            {...rowProps(index)}
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
