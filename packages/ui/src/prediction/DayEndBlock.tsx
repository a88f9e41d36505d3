import type { DayEnd } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import { MoonStar } from 'lucide-react';
import { parseTime } from '../format/countdown.ts';
import { plural } from '../format/number.ts';
import { relativeTime, startLabel } from '../format/time.ts';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';

export type DayEndProps = {
  /** The rest of the day. Without it, only the end is shown. */
  dayEnd: DayEnd;
  now: Date;
  /** Links for the time until the next prediction, the best first. */
  links: readonly { label: string; href: string }[];
};

/** Shown when the player has picked on everything: the end, what is pending, when it goes on, and where to go until then. */
export function DayEndBlock({ dayEnd, now, links = [] }: Partial<DayEndProps>) {
  const isKnown = dayEnd && now;
  return (
    <div tabIndex={-1} data-next-focus>
      <EmptyBlock
        icon={MoonStar}
        message="That's all for today!"
        detail={CHECK_BACK}
        more={isKnown && dayEndText(dayEnd, now)}
        action={
          isKnown && (
            <Flex wrap="wrap" justify="center" gap="3">
              {links.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} {...(index > 0 && { variant: 'surface', color: 'gray' })}>
                  {label}
                </ButtonLink>
              ))}
            </Flex>
          )
        }
      />
    </div>
  );
}

export const CHECK_BACK = 'Check back tomorrow for more predictions.';

/** Returns what is pending, and when the next prediction comes; empty if there is nothing to say. */
export const dayEndText = ({ pendingPicks, nextPredictionAt }: DayEnd, now: Date): string =>
  [pendingPicks > 0 && `${plural(pendingPicks, 'pick')} pending.`, nextText(nextPredictionAt, now)]
    .filter(Boolean)
    .join(' ');

/** Returns when the next prediction comes; null if that is unknown. */
export function nextText(nextPredictionAt: string | null, now: Date): string | null {
  const next = parseTime(nextPredictionAt);
  if (!nextPredictionAt || !next) return null;
  if (next <= now) return 'The next prediction is due.';
  return `Next prediction ${relativeTime(nextPredictionAt, now).replace('just now', 'in a moment')}, ${startLabel(nextPredictionAt)}.`;
}
