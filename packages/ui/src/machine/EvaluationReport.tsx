import type { EvaluatedSeasons, ModelEvaluation } from '@machine/contract/record.ts';
import { Flex } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { countText } from './recordText.ts';
import { ReliabilityPlot } from './ReliabilityPlot.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Pair, PANEL_SIZE, Part, Statistics } from './SeasonReport.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type EvaluationReportProps = {
  /** Scores of the model in the seasons it was tuned on, and in those held out. */
  evaluation: ModelEvaluation;
  /** NBA or EPL: names the coin, which has three sides where matches can be drawn. */
  league: string;
};

/** The model's results in real seasons: those held out first, because only they are a fair test. */
export function EvaluationReport({ evaluation, league }: EvaluationReportProps) {
  const { chosenOn, heldOut, reliability, modelVersion } = evaluation;
  return (
    <Panel size={PANEL_SIZE}>
      <Flex direction="column" gap="5">
        <ReportHead span={spanOf(heldOut)} scores={heldOut.scores} matches={heldOut.matches} league={league} />
        <Note>
          Each match was predicted with only what was known before it, by the model <UserText>{modelVersion}</UserText>.
        </Note>
        <Part title="Does 70% mean 70%?">
          <ReliabilityPlot bins={reliability} />
        </Part>
        <Statistics>
          <Pair>
            <Seasons
              title="A fair test"
              note="These seasons had no influence on the model."
              seasons={heldOut}
              league={league}
            />
            <Seasons
              title="What it was tuned on"
              note="Its scores here flatter it."
              seasons={chosenOn}
              league={league}
            />
          </Pair>
        </Statistics>
      </Flex>
    </Panel>
  );
}

const spanOf = ({ from, until, matches }: EvaluatedSeasons) =>
  `${from === until ? from : `${from} to ${until}`}: ${countText(matches)}`;

type SeasonsProps = { title: string; note: string; seasons: EvaluatedSeasons; league: string };

const Seasons = ({ title, note, seasons, league }: SeasonsProps) => (
  <Part title={title}>
    <Note>
      <UserText lines={3}>{`${spanOf(seasons)}. ${note}`}</UserText>
    </Note>
    <ScoreTable caption={title} scores={seasons.scores} league={league} />
  </Part>
);
