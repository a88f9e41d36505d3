import { paths } from '@machine/contract/paths.ts';
import type { RecordMatch, SeasonRecord } from '@machine/contract/record.ts';
import { Flex, Grid, Heading, Text, Reset } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { MonthPlot } from './MonthPlot.tsx';
import { seasonTitle, spanText, statedText } from './recordText.ts';
import { ReliabilityPlot } from './ReliabilityPlot.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { scoreLabel } from '../format/match.ts';
import { teamName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type SeasonReportProps = {
  /** Scores, months, and best and worst predictions of one kind of season. */
  record: SeasonRecord;
  /** NBA or EPL. */
  league: string;
};

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

/** A part of a report with its heading. */
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
        <Note>
          Brier score and log loss also count how sure it was: lower is better. Base rates are how often each outcome
          has happened before, whichever clubs play.
        </Note>
      </Flex>
    </Disclosure>
  </div>
);

/** Lists predictions that were especially good or bad, with links to their recaps. */
function RecordMatches({ title, matches }: { title: string; matches: readonly RecordMatch[] }) {
  const titleId = useId();
  if (matches.length === 0) return null;
  return (
    <div>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <Reset>
        <ol aria-labelledby={titleId}>
          {matches.map((match) => (
            <Flex key={match.id} asChild direction="column" py="1">
              <li>
                <Text size="2">
                  <Link href={paths.recap(match.id)}>
                    <UserText lines={2}>
                      {`${teamName(match.homeTeam)} ${scoreLabel(match.scoreHome)}–${scoreLabel(match.scoreAway)} ${teamName(match.awayTeam)}`}
                    </UserText>
                  </Link>
                </Text>
                <Text size="1" color="gray">
                  <UserText lines={2}>{`${statedText(match)} · ${dateLabel(match.startTime)}`}</UserText>
                </Text>
              </li>
            </Flex>
          ))}
        </ol>
      </Reset>
    </div>
  );
}
