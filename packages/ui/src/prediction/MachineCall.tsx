import type { MachineCall as Call, PredictionMatch } from '@machine/contract';
import { percent } from '../format/number.ts';
import { pickedTeam } from '../format/team.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { UserText } from '../primitives/UserText.tsx';
import styles from './MachineCall.module.css';

export type MachineCallProps = { match: PredictionMatch; call: Call };

/** What the Machine says, and how sure it is when it tells. */
export function MachineCall({ match, call }: MachineCallProps) {
  const confidence = percent(call.confidencePct);
  return (
    <div className={styles.call}>
      <div>
        <Eyebrow isVerbatim>The Machine predicts</Eyebrow>
        <p className={styles.pick}>
          <UserText lines={2}>{pickedTeam(call.machinePick, match)}</UserText>
        </p>
      </div>
      {confidence && (
        <div className={styles.confidence}>
          <Eyebrow>Confidence</Eyebrow>
          <span className={styles.value}>{confidence}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ width: confidence }} />
          </span>
        </div>
      )}
    </div>
  );
}
