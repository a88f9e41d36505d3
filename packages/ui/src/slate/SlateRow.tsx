import { paths } from '@machine/contract/paths.ts';
import { memo, useId } from 'react';
import { MatchRow, type MatchRowProps } from '../match/MatchRow.tsx';
import { matchNote } from '../match/matchNote.tsx';
import { SinceMark } from './SinceMark.tsx';
import { SlatePick, type SlatePickProps } from './SlatePick.tsx';
import type { SlateGroup } from './slateRows.ts';

export type SlateRowProps = Omit<SlatePickProps, 'describedBy'> &
  Pick<MatchRowProps, 'isHomeFollowed' | 'isAwayFollowed'> & {
    /** Upcoming, live or over: decides what the row shows. */
    group: SlateGroup;
    /** The start, or the time until then, as text. Passing the clock itself would re-render every row. */
    start: string;
    /** The age of the score, as text, for the same reason. Null for a score that isn't delayed. */
    delay: string | null;
  };

/** A match of the slate. Re-renders only if the match, its texts or the viewer's pick change. */
export const SlateRow = memo(function SlateRow(props: SlateRowProps) {
  const { group, isHomeFollowed, isAwayFollowed, start, delay, ...pick } = props;
  const { match, prediction, isGold, result } = pick.entry;
  const id = useId();
  const isUpcoming = group === 'UPCOMING';
  return (
    <MatchRow
      match={match}
      href={isUpcoming ? paths.prediction(match.id) : paths.recap(match.id)}
      id={id}
      isGold={isGold}
      isHomeFollowed={isHomeFollowed}
      isAwayFollowed={isAwayFollowed}
      start={isUpcoming ? start : undefined}
      clock={group === 'LIVE' ? result?.clock : null}
      score={result}
      machinePick={prediction.machinePick}
      confidencePct={prediction.confidencePct}
      isMachineCorrect={result?.isMachineCorrect}
      news={prediction.sinceThen && <SinceMark since={prediction.sinceThen} startTime={match.startTime} />}
      note={matchNote(match, delay)}
    >
      <SlatePick {...pick} describedBy={`${id}title ${id}machine`} />
    </MatchRow>
  );
});
