import type { SinceThen } from '@machine/contract/prediction.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { History } from 'lucide-react';
import { eventMark, eventText } from '../prediction/sinceThenText.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './SinceMark.module.css';

export type SinceMarkProps = {
  /** Events since the prediction, the most telling first. Nothing is rendered if there are none. */
  since: SinceThen;
  /** The start of the match, which an event may have moved. */
  startTime: string;
};

/** Marks in a row that something has happened since the prediction: the most telling event, and how many more. */
export function SinceMark({ since: { count, events }, startTime }: SinceMarkProps) {
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
