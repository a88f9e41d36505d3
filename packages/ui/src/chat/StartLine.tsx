import type { MatchDetail } from '@machine/contract';
import { countdown, parseTime } from '../format/countdown.ts';
import { startLabel } from '../format/time.ts';
import styles from './StartLine.module.css';

export type StartLineProps = {
  /** Null until loaded. */
  match: MatchDetail | null;
  now: Date;
};

/** Shows when a match starts, with a countdown. Nothing once it is over or live, or without a start time. */
export function StartLine({ match, now }: StartLineProps) {
  if (match?.status !== 'SCHEDULED' || !parseTime(match.startTime)) return null;
  return (
    <p className={styles.start}>
      <time dateTime={match.startTime}>{startLabel(match.startTime)}</time>
      <span>{countdown(match.startTime, now)}</span>
    </p>
  );
}
