import { clubOf } from '@machine/contract/clubOf.ts';
import type { Prediction, PredictionMatch, Probabilities } from '@machine/contract/prediction.ts';
import { Box, Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Gauge } from '../drawing/Gauge.tsx';
import { type Outcome, OutcomeBar } from '../drawing/OutcomeBar.tsx';
import { percent } from '../format/number.ts';
import { areDrawable, confidenceText } from '../format/outcomes.ts';
import { pickedTeam, teamName } from '../format/team.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './MachinePrediction.module.css';

export type MachinePredictionProps = {
  /** Source of the teams' names and codes. */
  match: PredictionMatch;
  /** The pick, its confidence and, if known, the probabilities of all outcomes. */
  prediction: Prediction['prediction'];
  /** The id of the text "The Machine predicts …". */
  id?: string;
};

const SIDES: Record<string, string> = { HOME: ' (home)', AWAY: ' (away)' };

/** Shows the Machine's pick, its confidence, and the probabilities of all outcomes, if known. */
export function MachinePrediction({ match, prediction, id }: MachinePredictionProps) {
  const { machinePick, confidencePct, probabilities } = prediction;
  const [isExplained, setIsExplained] = useState(false);
  const explanationId = useId();
  const drawable = probabilities && areDrawable(probabilities) ? probabilities : null;
  const explanation = drawable && confidenceText(drawable, machinePick);
  const confidence = percent(confidencePct);
  return (
    <Flex wrap="wrap" align="center" justify="between" gapX="3" gapY="2" className={styles.prediction}>
      <Box id={id} minWidth="0" flexGrow="1" flexBasis="8rem">
        <Eyebrow isVerbatim>The Machine predicts</Eyebrow>
        <Mono as="p" size={{ initial: '4', xs: '5' }} weight="bold" className={styles.pick}>
          <UserText lines={2}>{pickedTeam(machinePick, match)}</UserText>
          <VisuallyHidden>{SIDES[machinePick]}</VisuallyHidden>
        </Mono>
      </Box>
      {explanation && confidence ? (
        <Button
          variant="ghost"
          aria-expanded={isExplained}
          aria-controls={isExplained ? explanationId : undefined}
          aria-describedby={isExplained ? explanationId : undefined}
          onPress={() => setIsExplained(!isExplained)}
        >
          <Flex as="span" direction="column" align="end">
            <Eyebrow as="span">Confidence</Eyebrow>{' '}
            <Text size="4" weight="bold">
              {confidence} <Info size={14} aria-hidden />
            </Text>
          </Flex>
        </Button>
      ) : (
        <Gauge percent={confidencePct} label="Confidence" align="end" />
      )}
      {drawable && (
        <Box width="100%">
          <OutcomeBar outcomes={outcomesOf(match, machinePick, drawable)} />
        </Box>
      )}
      {isExplained && explanation && (
        <Box asChild width="100%">
          <Text as="p" size="2" id={explanationId}>
            {explanation}
          </Text>
        </Box>
      )}
    </Flex>
  );
}

const club = (team: string, code: string | null) => ({ name: teamName(team), label: clubOf(team, code).code });

/** Lists the outcomes from home to away; a match that can't be drawn has two. */
function outcomesOf(match: PredictionMatch, machinePick: string, { home, draw, away }: Probabilities): Outcome[] {
  const outcomes = [
    { side: 'HOME', percent: home, ...club(match.homeTeam, match.homeTeamAbbr) },
    { side: 'DRAW', percent: draw, name: 'Draw', label: 'Draw' },
    { side: 'AWAY', percent: away, ...club(match.awayTeam, match.awayTeamAbbr) },
  ];
  return outcomes
    .filter(({ side, percent: share }) => side !== 'DRAW' || share > 0)
    .map(({ side, ...outcome }) => ({ ...outcome, isPicked: side === machinePick }));
}
