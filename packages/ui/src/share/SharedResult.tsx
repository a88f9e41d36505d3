import { Flex } from '@radix-ui/themes';
import { Check, CircleHelp, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { amount } from '../format/number.ts';
import { Mono } from '../primitives/text/Mono.tsx';

/** The size and weight of the figures of a share. */
export const FIGURE = { size: { initial: '5', sm: '7' }, weight: 'bold' } as const;

/** The result of a shared pick, by a mark and a word. Null: hidden by the player who shared it. */
export function SharedResult({ isRight }: { isRight: boolean | null }) {
  if (isRight === null) return <Mono {...FIGURE}>Who was right?</Mono>;
  const Glyph = isRight ? Check : X;
  return (
    <Flex asChild display="inline-flex" align="center" gap="2">
      <Mono {...FIGURE} color={isRight ? 'mint' : 'tomato'}>
        <Glyph size={28} strokeWidth={3} aria-hidden /> {isRight ? 'Right' : 'Wrong'}
      </Mono>
    </Flex>
  );
}

/** A number that says how something ended; a question mark while it is hidden. */
export const ResultNumber = ({ children, suffix }: { children: string | null; suffix?: ReactNode }) => (
  <Mono {...FIGURE} wrap="nowrap">
    {children ?? <CircleHelp size={28} strokeWidth={1.75} aria-label="Hidden" />} {suffix}
  </Mono>
);

/** A number of stars in large type, or that it is hidden. */
export const Stars = ({ count }: { count: number | null }) => (
  <Mono {...FIGURE} color="amber" highContrast>
    {count === null ? '?' : amount(count)} <Star size={16} fill="currentColor" aria-label="stars" />
  </Mono>
);
