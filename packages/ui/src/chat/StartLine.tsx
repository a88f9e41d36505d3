import type { MatchDetail } from '@machine/contract/match.ts';
import { Flex } from '@radix-ui/themes';
import { countdown, parseTime } from '../format/countdown.ts';
import { startLabel } from '../format/time.ts';
import { Mono } from '../primitives/text/Mono.tsx';

export type StartLineProps = {
  /** Null until loaded. */
  match: MatchDetail | null;
  /** The current time, for the countdown. */
  now: Date;
};

/** Shows when a match starts, with a countdown. Nothing once it is over or live, or without a start time. */
export function StartLine({ match, now }: StartLineProps) {
  if (match?.status !== 'SCHEDULED' || !parseTime(match.startTime)) return null;
  return (
    <Flex asChild wrap="wrap" justify="center" gapX="4">
      <Mono as="p" size="2" color="gray">
        <time dateTime={match.startTime}>{startLabel(match.startTime)}</time>
        <span>{countdown(match.startTime, now)}</span>
      </Mono>
    </Flex>
  );
}
