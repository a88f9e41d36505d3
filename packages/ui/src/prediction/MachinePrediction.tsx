import type { Prediction, PredictionMatch } from '@machine/contract';
import { Gauge } from '../drawing/Gauge.tsx';
import { pickedTeam } from '../format/team.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './MachinePrediction.module.css';

export type MachinePredictionProps = { match: PredictionMatch; prediction: Prediction['prediction'] };

/** Shows the Machine's pick, and its confidence if known. */
export function MachinePrediction({ match, prediction }: MachinePredictionProps) {
  return (
    <div className={styles.prediction}>
      <div>
        <Eyebrow isVerbatim>The Machine predicts</Eyebrow>
        <p className={styles.pick}>
          <UserText lines={2}>{pickedTeam(prediction.machinePick, match)}</UserText>
        </p>
      </div>
      <Gauge percent={prediction.confidencePct} label="Confidence" align="end" />
    </div>
  );
}
