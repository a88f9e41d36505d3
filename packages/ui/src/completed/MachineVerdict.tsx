import type { Recap } from '@machine/contract';
import { Gauge } from '../drawing/Gauge.tsx';
import { Mark } from '../drawing/Mark.tsx';
import { pickedTeam } from '../format/team.ts';
import { UserText } from '../primitives/UserText.tsx';
import { RecapSection } from './RecapSection.tsx';
import styles from './Verdict.module.css';

export type MachineVerdictProps = { recap: Recap };

/** What the Machine had said, how sure it was, and whether it was right. */
export function MachineVerdict({ recap: { match, prediction, grading } }: MachineVerdictProps) {
  const isCorrect = grading?.isMachineCorrect ?? null;
  return (
    <RecapSection title="The Machine's pick">
      <p className={styles.call}>
        <span className={styles.what}>
          <UserText lines={2}>{pickedTeam(prediction?.machinePick ?? '', match)}</UserText>
        </span>
        {isCorrect !== null && <Mark isCorrect={isCorrect} isProvisional={match.status === 'PROVISIONAL'} />}
      </p>
      <Gauge percent={prediction?.confidencePct} label="Confidence" />
    </RecapSection>
  );
}
