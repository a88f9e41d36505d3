import type { CompletedMatch } from '@machine/contract';
import { Badge, Box, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { clockText } from '../format/match.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { StatusTag } from './StatusTag.tsx';

export type MatchHeaderProps = Pick<CompletedMatch, 'status' | 'league' | 'isGold'> & {
  clock?: string | null;
  /** The start time, at the end of the row. */
  children: ReactNode;
};

/** First row of a match: status, clock, league, gold badge and start time. */
export function MatchHeader({ status, league, isGold, clock, children }: MatchHeaderProps) {
  const shownClock = clockText(clock, status);
  return (
    <Flex wrap="wrap" align="center" gapX="3" gapY="1" minWidth="0">
      <StatusTag status={status} />
      {shownClock && (
        <Eyebrow as="span" isVerbatim>
          <UserText>{shownClock}</UserText>
        </Eyebrow>
      )}
      {league && (
        <Eyebrow as="span" isVerbatim>
          <UserText>{league}</UserText>
        </Eyebrow>
      )}
      {isGold && (
        <Badge color="amber" variant="outline" highContrast>
          [ GOLD ]
        </Badge>
      )}
      <Box as="span" ml="auto">
        <Eyebrow as="span" isVerbatim>
          {children}
        </Eyebrow>
      </Box>
    </Flex>
  );
}
