import type { DayEnd } from '@machine/contract/prediction.ts';
import { Flex } from '@radix-ui/themes';
import { MoonStar } from 'lucide-react';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { CHECK_BACK, dayEndText } from './dayEndText.ts';

export type DayEndProps = {
  /** The rest of the day. Without it, only the end is shown. */
  dayEnd: DayEnd;
  /** The current time, for when the next prediction comes. */
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
