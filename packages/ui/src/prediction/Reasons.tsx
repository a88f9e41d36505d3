import { clubOf } from '@machine/contract/clubOf.ts';
import type { ClubReasons, FormMatch, PredictionMatch, PredictionReasons } from '@machine/contract/prediction.ts';
import { Flex, Grid, Reset, Table, Text, VisuallyHidden } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Prose } from '../completed/Prose.tsx';
import { amount, signed } from '../format/number.ts';
import { ordinal, recordText, restText, scoreText } from '../format/reasons.ts';
import { matchName, teamName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';
import { List } from '../primitives/list/List.tsx';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';
import { FORM_WORDS, FormLetters } from './FormLetters.tsx';

export type ReasonsProps = {
  /** Source of the clubs' names; its league decides whether draws are counted. */
  match: PredictionMatch;
  /** What the server knows of both clubs. Rows that are known of neither are left out. */
  reasons: PredictionReasons;
};

/** The reasons for a prediction: both clubs side by side, this season's meetings, and what the Machine makes of it. */
export function Reasons({ match, reasons }: ReasonsProps) {
  const { home, away, meetings, bullets, analysis } = reasons;
  const hasScores = home.form.length + away.form.length > 0;
  return (
    <Result of="totals" as="block" text="The reasons tell earlier results." action="Show reasons">
      <Flex direction="column" gap="3">
        <Comparison match={match} reasons={reasons} />
        {hasScores && (
          <Disclosure title="Last scores">
            <Grid columns="repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))" gap="3">
              <Scores team={match.homeTeam} form={home.form} />
              <Scores team={match.awayTeam} form={away.form} />
            </Grid>
          </Disclosure>
        )}
        <Block title="Head to head this season">
          {meetings.length === 0 ? (
            <Text as="p" size="2">
              The first meeting this season.
            </Text>
          ) : (
            <List>
              {meetings.slice(0, MEETINGS_SHOWN).map(({ scoreHome, scoreAway, startTime, ...teams }) => (
                <Line
                  key={startTime + teams.homeTeam}
                  fact={scoreText(scoreHome, scoreAway)}
                  text={`${matchName(teams)}, ${dateLabel(startTime)}`}
                  lines={3}
                />
              ))}
            </List>
          )}
        </Block>
        {bullets.length > 0 && (
          <Block title="In short">
            <List>
              {bullets.slice(0, BULLETS_SHOWN).map((bullet) => (
                <Line
                  key={bullet}
                  fact={
                    <Text color="mint" aria-hidden>
                      ■
                    </Text>
                  }
                  text={bullet}
                  lines={8}
                />
              ))}
            </List>
          </Block>
        )}
        {analysis && (
          <Disclosure title="The whole analysis">
            <Prose text={analysis} />
          </Disclosure>
        )}
      </Flex>
    </Result>
  );
}

const FORM_SHOWN = 5;
const MEETINGS_SHOWN = 5;
const BULLETS_SHOWN = 10;

/** A table of what is known about both clubs. A row that is known of neither is left out. */
function Comparison({ match, reasons: { home, away, homeAdvantage } }: ReasonsProps) {
  const canDraw = match.league !== 'NBA';
  const rows: [label: string, of: (club: ClubReasons) => ReactNode][] = [
    ['Form', ({ form }) => form.length > 0 && <FormLetters results={latest(form).map(({ result }) => result)} />],
    ['Rating', ({ rating }) => rating !== null && amount(Math.round(rating))],
    ['Home advantage', (club) => club === home && homeAdvantage !== null && signed(Math.round(homeAdvantage))],
    ['Rest', ({ restHours, isShortRest }) => restHours !== null && restText(restHours, isShortRest)],
    ['Table', ({ tablePosition }) => tablePosition !== null && ordinal(tablePosition)],
    [canDraw ? 'Won–drawn–lost' : 'Won–lost', ({ record }) => record && recordText(record, canDraw)],
  ];
  const known = rows
    .map(([label, of]) => ({ label, values: [of(home), of(away)] as const }))
    .filter(({ values }) => values.some(Boolean));
  if (known.length === 0)
    return (
      <Text as="p" size="2">
        Nothing is known about this season yet.
      </Text>
    );
  return (
    <Table.Root size="1" layout="fixed">
      <Table.Header>
        <Table.Row>
          <Table.Cell width="34%">
            <VisuallyHidden>Before the match</VisuallyHidden>
          </Table.Cell>
          <ClubHeader team={match.homeTeam} code={match.homeTeamAbbr} />
          <ClubHeader team={match.awayTeam} code={match.awayTeamAbbr} />
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {known.map(({ label, values: [ofHome, ofAway] }) => (
          <Table.Row key={label}>
            <Table.RowHeaderCell>
              <Text color="gray">{label}</Text>
            </Table.RowHeaderCell>
            <Table.Cell justify="end">{ofHome || '–'}</Table.Cell>
            <Table.Cell justify="end">{ofAway || '–'}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function ClubHeader({ team, code }: { team: string; code: string | null }) {
  return (
    <Table.ColumnHeaderCell justify="end">
      <span aria-hidden>{clubOf(team, code).code}</span>
      <VisuallyHidden>
        <UserText>{teamName(team)}</UserText>
      </VisuallyHidden>
    </Table.ColumnHeaderCell>
  );
}

const latest = (form: readonly FormMatch[]) => form.filter(({ result }) => result in FORM_WORDS).slice(-FORM_SHOWN);

/** The last matches of a club with their scores, oldest first. */
function Scores({ team, form }: { team: string; form: readonly FormMatch[] }) {
  return (
    <Block title={teamName(team)}>
      <Reset>
        <ol>
          {latest(form).map(({ result, opponent, isHome, scoreFor, scoreAgainst, startTime }) => (
            <Line
              key={startTime}
              title={dateLabel(startTime)}
              fact={
                <>
                  <VisuallyHidden>{FORM_WORDS[result]} </VisuallyHidden>
                  <span aria-hidden>{result} </span>
                  {scoreText(scoreFor, scoreAgainst)}
                </>
              }
              text={`${teamName(opponent)} (${isHome ? 'home' : 'away'})`}
            />
          ))}
        </ol>
      </Reset>
    </Block>
  );
}

const Line = ({ title, fact, text, lines = 2 }: { title?: string; fact: ReactNode; text: string; lines?: number }) => (
  <Flex asChild gap="2">
    <li title={title}>
      <Mono size="2">{fact}</Mono>
      <Text size="2">
        <UserText lines={lines}>{text}</UserText>
      </Text>
    </li>
  </Flex>
);

/** A part with a heading, which names it. */
function Block({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Flex asChild direction="column" gap="1">
      <section aria-labelledby={titleId}>
        <Eyebrow as="h3" id={titleId}>
          <UserText>{title}</UserText>
        </Eyebrow>
        {children}
      </section>
    </Flex>
  );
}
