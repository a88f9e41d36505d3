import { Flex, VisuallyHidden } from '@radix-ui/themes';
import { Flame, Star } from 'lucide-react';
import { amount } from '../format/number.ts';
import { Mono } from '../primitives/text/Mono.tsx';

export type UserStatsProps = {
  /** All stars of the player, with at most one decimal. */
  stars: number;
  /** Number of right picks in a row. */
  currentStreak: number;
};

/** A player's current streak and stars, shown in the header; on a phone one above the other. */
export function UserStats({ stars, currentStreak }: UserStatsProps) {
  return (
    <Flex asChild direction={{ initial: 'column', sm: 'row' }} gapX="3" mr={{ initial: '1', sm: '2' }}>
      <Mono as="p" size={{ initial: '1', sm: '2' }} weight="medium" wrap="nowrap">
        <Flex as="span" align="center" gap="1">
          <Flame size={14} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>Streak: </VisuallyHidden>
          {currentStreak.toLocaleString('en-US')}
          <VisuallyHidden>, </VisuallyHidden>
        </Flex>
        <Flex as="span" align="center" gap="1">
          <Star size={14} strokeWidth={1.75} aria-hidden />
          {amount(stars)}
          <VisuallyHidden> stars</VisuallyHidden>
        </Flex>
      </Mono>
    </Flex>
  );
}
