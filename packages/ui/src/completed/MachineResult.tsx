import type { Recap } from '@machine/contract';
import { Gauge } from '../drawing/Gauge.tsx';
import { Mark } from '../drawing/Mark.tsx';
import { pickedTeam } from '../format/team.ts';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RecapSection } from './RecapSection.tsx';
import styles from './PickResult.module.css';

export type MachineResultProps = { of: MatchOfResult; recap: Recap };

/** Shows the Machine's pick, its confidence, and whether it was correct. */
export function MachineResult({ of, recap: { match, prediction, grading } }: MachineResultProps) {
  const isCorrect = grading?.isMachineCorrect ?? null;
  return (
    <RecapSection title="The Machine's pick">
      <p className={styles.pick}>
        <span className={styles.text}>
          <UserText lines={2}>{pickedTeam(prediction?.machinePick ?? '', match)}</UserText>
        </span>
        <Result of={of} as="mark">
          {isCorrect !== null && <Mark isCorrect={isCorrect} isProvisional={match.status === 'PROVISIONAL'} />}
        </Result>
      </p>
      <Gauge percent={prediction?.confidencePct} label="Confidence" />
    </RecapSection>
  );
}
