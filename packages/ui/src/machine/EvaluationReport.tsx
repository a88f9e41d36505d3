import type { EvaluatedSeasons, ModelEvaluation } from '@machine/contract';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { accuracyText, comparisonText, countText } from './recordText.ts';
import { ReliabilityPlot } from './ReliabilityPlot.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import styles from './SeasonReport.module.css';

export type EvaluationReportProps = { evaluation: ModelEvaluation; league: string };

/** The model's results in real seasons: those held out first, because only they are a fair test. */
export function EvaluationReport({ evaluation, league }: EvaluationReportProps) {
  const { chosenOn, heldOut, reliability, modelVersion } = evaluation;
  return (
    <Panel className={styles.report}>
      <div className={styles.head}>
        <p className={styles.headline}>{accuracyText(heldOut.scores, heldOut.matches)}</p>
        <p className={styles.text}>{comparisonText(heldOut.scores, heldOut.matches, league)}</p>
      </div>
      <div className={styles.pair}>
        <div className={styles.column}>
          <Seasons
            title="A fair test"
            note="These seasons had no influence on the model."
            seasons={heldOut}
            league={league}
          />
          <Seasons title="What it was tuned on" note="Its scores here flatter it." seasons={chosenOn} league={league} />
        </div>
        <div className={styles.part}>
          <h3 className={styles.title}>Does 70% mean 70%?</h3>
          <ReliabilityPlot bins={reliability} />
        </div>
      </div>
      <p className={styles.note}>
        Each match was predicted with only what was known before it, by the model <UserText>{modelVersion}</UserText>.
      </p>
    </Panel>
  );
}

type SeasonsProps = { title: string; note: string; seasons: EvaluatedSeasons; league: string };

function Seasons({ title, note, seasons, league }: SeasonsProps) {
  const { from, until, matches, scores } = seasons;
  const span = from === until ? from : `${from} to ${until}`;
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>
        <UserText lines={3}>{`${span}: ${countText(matches)}. ${note}`}</UserText>
      </p>
      <ScoreTable caption={title} scores={scores} league={league} />
    </div>
  );
}
