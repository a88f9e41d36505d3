import type { MatchDetail } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { delayedScoresText, scoreDelay } from '../format/scoreDelay.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './ScoreDelay.module.css';

export type ScoreDelayProps = {
  match: Pick<MatchDetail, 'status' | 'league' | 'asOf' | 'scoresDelayedSince'>;
  now: Date;
};

/** Says how old a delayed live score is, and that the scores of its league don't arrive. Nothing while they do. */
export function ScoreDelay({ match, now }: ScoreDelayProps) {
  const delay = scoreDelay(match, now);
  const outage = match.scoresDelayedSince ? delayedScoresText([match.league ?? '']) : null;
  return (
    <>
      {delay && <p className={styles.note}>{delay}</p>}
      {outage && (
        <p className={styles.note} aria-hidden>
          <UserText lines={3}>{outage}</UserText>
        </p>
      )}
      <VisuallyHidden>
        {/* Announced once: the minutes aren't part of it. */}
        <output>{outage ?? (delay && 'The score is delayed.')}</output>
      </VisuallyHidden>
    </>
  );
}
