import type { ComparedScores } from '@machine/contract/record.ts';
import { Flex, Grid, Progress, Text } from '@radix-ui/themes';
import { Fragment } from 'react';
import { percent } from '../format/number.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { accuracyText, coinName, comparisonText } from './recordText.ts';

export type ReportHeadProps = {
  /** Which matches it is about. */
  span: string;
  /** Accuracy of the Machine and of what it is compared with, in percent. */
  scores: ComparedScores;
  /** Number of graded matches. */
  matches: number;
  /** NBA or EPL: names the coin, which has three sides where matches can be drawn. */
  league: string;
};

/** How often the Machine is right, in a sentence and as a bar beside those who know nothing of the clubs. */
export function ReportHead({ span, scores, matches, league }: ReportHeadProps) {
  const bars = [
    ['The Machine', scores.machine.accuracy],
    ['Always home', scores.alwaysHome.accuracy],
    [coinName(league), scores.coin.accuracy],
  ] as const;
  return (
    <Flex direction="column" gap="1">
      <Eyebrow isVerbatim>
        <UserText lines={2}>{span}</UserText>
      </Eyebrow>
      <Mono as="p" size={{ initial: '5', sm: '8' }} weight="bold" wrap="balance">
        {accuracyText(scores, matches)}
      </Mono>
      <Text as="p" color="gray">
        {comparisonText(scores, matches, league)}
      </Text>
      {/* The sentences say the same. */}
      <Grid columns="auto minmax(0, 1fr) auto" align="center" gapX="3" gapY="2" mt="3" maxWidth="40rem" aria-hidden>
        {bars.map(([name, accuracy], index) => (
          <Fragment key={name}>
            <Mono size="2">{name}</Mono>
            <Progress
              size="3"
              variant="soft"
              color={index === 0 ? 'mint' : 'gray'}
              value={Math.min(Math.max(accuracy, 0), 100)}
            />
            <Mono size="2" align="right">
              {percent(accuracy)}
            </Mono>
          </Fragment>
        ))}
      </Grid>
    </Flex>
  );
}
