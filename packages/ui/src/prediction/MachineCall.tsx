import type { MachinePrediction as Call, PredictionMatch } from '@machine/contract';
import { Gauge } from '../drawing/Gauge.tsx';
import { pickedTeam } from '../format/team.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { UserText } from '../primitives/UserText.tsx';
import styles from './MachineCall.module.css';

export type MachineCallProps = { match: PredictionMatch; call: Call };

/** What the Machine says, and how sure it is when it tells. */
export function MachineCall({ match, call }: MachineCallProps) {
  return (
    <div className={styles.call}>
      <div>
        <Eyebrow isVerbatim>The Machine predicts</Eyebrow>
        <p className={styles.pick}>
          <UserText lines={2}>{pickedTeam(call.machinePick, match)}</UserText>
        </p>
      </div>
      <Gauge percent={call.confidencePct} label="Confidence" align="end" />
    </div>
  );
}
