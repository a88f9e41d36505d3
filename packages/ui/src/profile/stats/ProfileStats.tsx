import type { UserSummary } from '@machine/contract/profile.ts';
import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Gauge } from '../../drawing/Gauge.tsx';
import { StreakTicks } from '../../drawing/StreakTicks.tsx';
import { amount } from '../../format/number.ts';
import { Eyebrow } from '../../primitives/text/Eyebrow.tsx';
import { Mono } from '../../primitives/text/Mono.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { StarCount } from './StarCount.tsx';

export type ProfileStatsProps = {
  /** Source of the stars, streaks and win rate. */
  summary: UserSummary;
};

/** Shows a player's stars, win rate and streaks. */
export function ProfileStats({ summary: { user, stats } }: ProfileStatsProps) {
  // Without a graded pick, zeros would look like a bad record.
  const hasGraded = stats.gradedCount !== 0;
  const graded = gradedText(stats);
  return (
    <StatsGrid
      stars={
        <>
          <Eyebrow>Stars</Eyebrow>
          <Text size="6" weight="bold">
            <StarCount stars={user.stars} />
          </Text>
        </>
      }
      winRate={
        <>
          {hasGraded ? (
            <Gauge percent={stats.winRate} label="Win rate" />
          ) : (
            <>
              <Eyebrow>Win rate</Eyebrow>
              <Mono size="4" color="gray">
                –
              </Mono>
            </>
          )}
          {graded !== null && (
            <Mono as="p" size="1" color="gray">
              {graded}
            </Mono>
          )}
        </>
      }
      streak={<StreakTicks current={hasGraded ? user.currentStreak : null} best={hasGraded ? user.bestStreak : null} />}
    />
  );
}

/** Lays out a player's numbers: stars, win rate and streaks. */
export const StatsGrid = ({ stars, winRate, streak }: Record<'stars' | 'winRate' | 'streak', ReactNode>) => (
  <Panel>
    <Grid columns={{ initial: 'repeat(auto-fit, minmax(7rem, 1fr))', sm: '1fr 1.2fr 2fr' }} gap="4">
      <Flex direction="column" gap="1">
        {stars}
      </Flex>
      <Flex direction="column" gap="1">
        {winRate}
      </Flex>
      <Box gridColumn={{ initial: '1 / -1', sm: 'auto' }}>{streak}</Box>
    </Grid>
  </Panel>
);

/** Returns the counts behind the win rate, or null if the server doesn't send them. */
function gradedText({ correctCount, gradedCount }: UserSummary['stats']): string | null {
  if (correctCount === null || gradedCount === null) return null;
  return gradedCount > 0 ? `${amount(correctCount)} of ${amount(gradedCount)}` : 'No graded picks yet';
}
