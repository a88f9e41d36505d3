import { paths, type CompletedMatch } from '@machine/contract';
import { Reset } from '@radix-ui/themes';
import { useMemo } from 'react';
import { scoreDelay } from '../format/scoreDelay.ts';
import { relativeTime, timeAgo } from '../format/time.ts';
import { useLongList } from '../behavior/useLongList.ts';
import { CompletedRow } from './CompletedRow.tsx';

export type CompletedListProps = {
  matches: readonly CompletedMatch[];
  now: Date;
};

/** The estimated height of a row on a phone. On wider screens rows are lower. */
const ROW_HEIGHT = 68;
const keyOf = ({ id }: { id: string }) => id;

/** Virtualized list of matches: live, then provisional, then the rest in the server's order. */
export function CompletedList({ matches, now }: CompletedListProps) {
  const sorted = useMemo(() => matches.toSorted((one, other) => sortKey(one) - sortKey(other)), [matches]);
  const { listProps, indexes, rowProps } = useLongList<HTMLUListElement, CompletedMatch>(sorted, ROW_HEIGHT, keyOf);
  return (
    <Reset>
      <ul {...listProps} aria-label="Matches">
        {indexes.map((index) => {
          const match = sorted[index];
          if (!match) return null;
          return (
            <li key={match.id} {...rowProps(index)} aria-setsize={sorted.length} aria-posinset={index + 1}>
              <CompletedRow
                match={match}
                href={paths.recap(match.id)}
                started={startText(match, now)}
                delay={scoreDelay(match, now)}
              />
            </li>
          );
        })}
      </ul>
    </Reset>
  );
}

const FIRST = ['LIVE', 'PROVISIONAL'];
const sortKey = ({ status }: CompletedMatch) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

/** These have started, even if the viewer's clock is slow. */
const STARTED: readonly string[] = [...FIRST, 'FINAL'];
const startText = ({ status, startTime }: CompletedMatch, now: Date) =>
  STARTED.includes(status) ? timeAgo(startTime, now) : relativeTime(startTime, now);
