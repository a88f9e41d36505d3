import { memo, useId } from 'react';
import { MatchRow, type MatchRowProps } from '../match/MatchRow.tsx';
import { matchNote } from '../match/matchNote.tsx';
import { SlatePick, type SlatePickProps } from './SlatePick.tsx';
import type { SlateGroup } from './slateRows.ts';
import type { SinceThen } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { History } from 'lucide-react';
import { eventMark, eventText } from '../prediction/sinceThenText.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './SinceMark.module.css';

export type SlateRowProps = Omit<SlatePickProps, 'describedBy'> &
  Pick<MatchRowProps, 'isHomeFollowed' | 'isAwayFollowed'> & {
    group: SlateGroup;
    /** The start, or the time until then, as text. Passing the clock itself would re-render every row. */
    start: string;
    /** The age of the score, as text, for the same reason. Null for a score that isn't delayed. */
    delay: string | null;
    /** Link to the card, or to the recap of a match that has started. */
    href: string;
  };

/** A match of the slate. Re-renders only if the match, its texts or the viewer's pick change. */
export const SlateRow = memo(function SlateRow(props: SlateRowProps) {
  const { group, isHomeFollowed, isAwayFollowed, start, delay, href, ...pick } = props;
  const { match, prediction, isGold, result } = pick.entry;
  const id = useId();
  return (
    <MatchRow
      match={match}
      href={href}
      id={id}
      isGold={isGold}
      isHomeFollowed={isHomeFollowed}
      isAwayFollowed={isAwayFollowed}
      start={group === 'UPCOMING' ? start : undefined}
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

type SinceMarkProps = { since: SinceThen; startTime: string };

/** Marks in a row that something has happened since the prediction: the most telling event, and how many more. */
function SinceMark({ since: { count, events }, startTime }: SinceMarkProps) {
  const [event] = events;
  if (event === undefined) return null;
  const more = count - 1;
  return (
    <span className={styles.mark}>
      <History className={styles.icon} size={12} strokeWidth={2} aria-hidden />
      <span aria-hidden>
        <UserText>{`${eventMark(event)}${more > 0 ? ` +${more}` : ''}`}</UserText>
      </span>
      <VisuallyHidden>
        . Since then: <UserText>{eventText(event, startTime)}</UserText>
        {more > 0 && `, and ${more} more`}
      </VisuallyHidden>
    </span>
  );
}
