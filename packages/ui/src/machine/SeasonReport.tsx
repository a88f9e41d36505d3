import type { SeasonRecord } from '@machine/contract';
import { Flex, Grid, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { MonthPlot } from './MonthPlot.tsx';
import { RecordMatches } from './RecordMatches.tsx';
import { seasonTitle, spanText } from './recordText.ts';
import { ReliabilityPlot } from './ReliabilityPlot.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ScoreTable } from './ScoreTable.tsx';

export type SeasonReportProps = { record: SeasonRecord; league: string };

/** The record in one kind of season. */
export function SeasonReport({ record, league }: SeasonReportProps) {
  const { scores, reliability, months, smartest, dumbest } = record;
  const title = seasonTitle(record.season);
  return (
    <Panel as="section" size={PANEL_SIZE} aria-label={title.slice(0, 40)}>
      <Flex direction="column" gap="5">
        <ReportHead span={spanText(record)} scores={scores} matches={record.matches} league={league} />
        <Pair>
          <RecordMatches title="Smartest predictions" matches={smartest} />
          <RecordMatches title="Dumbest predictions" matches={dumbest} />
        </Pair>
        <Pair>
          <Part title="Does 70% mean 70%?">
            <ReliabilityPlot bins={reliability} />
          </Part>
          <Part title="Month by month">
            <MonthPlot months={months} />
          </Part>
        </Pair>
        <Statistics>
          <ScoreTable caption={`Scores: ${title}`.slice(0, 60)} scores={scores} league={league} />
        </Statistics>
      </Flex>
    </Panel>
  );
}

export const PANEL_SIZE = { initial: '2', sm: '3' } as const;

/** Side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
    {children}
  </Grid>
);

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex direction="column" gap="3">
    <Heading as="h3" size="3">
      {title}
    </Heading>
    {children}
  </Flex>
);

/** Shows scores that few fans know, such as the Brier score, on demand. */
export const Statistics = ({ children }: { children: ReactNode }) => (
  <div>
    <Disclosure title="For statisticians">
      <Flex direction="column" gap="4">
        {children}
        <Text as="p" size="2" color="gray">
          Brier score and log loss also count how sure it was: lower is better. Base rates are how often each outcome
          has happened before, whichever clubs play.
        </Text>
      </Flex>
    </Disclosure>
  </div>
);
