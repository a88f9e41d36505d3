import type { MatchDetail } from '@machine/contract/match.ts';
import { Text, VisuallyHidden } from '@radix-ui/themes';
import { delayedScoresText, scoreDelay } from '../format/scoreDelay.ts';
import { UserText } from '../primitives/text/UserText.tsx';

export type ScoreDelayProps = {
  /** The match whose score may be old. */
  match: Pick<MatchDetail, 'status' | 'league' | 'asOf' | 'scoresDelayedSince'>;
  /** The current time, for the age of the score. */
  now: Date;
};

/** Says how old a delayed live score is, and that the scores of its league don't arrive. Nothing while they do. */
export function ScoreDelay({ match, now }: ScoreDelayProps) {
  const delay = scoreDelay(match, now);
  const outage = match.scoresDelayedSince ? delayedScoresText([match.league ?? '']) : null;
  return (
    <>
      {delay && (
        <Text as="p" size="1" color="gray" align="center">
          {delay}
        </Text>
      )}
      {outage && (
        <Text as="p" size="1" color="gray" align="center" aria-hidden>
          <UserText lines={3}>{outage}</UserText>
        </Text>
      )}
      <VisuallyHidden>
        {/* Announced once: the minutes aren't part of it. */}
        <output>{outage ?? (delay && 'The score is delayed.')}</output>
      </VisuallyHidden>
    </>
  );
}
