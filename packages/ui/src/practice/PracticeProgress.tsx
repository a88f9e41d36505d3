import { Check, X } from 'lucide-react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './PracticeProgress.module.css';
import { type PracticeResult, scoreOf } from './practiceRound.ts';

export type PracticeProgressProps = { results: readonly PracticeResult[]; total: number };

/** Shows the score of the round so far, and a tick for each of its matches: right, wrong or still to come. */
export function PracticeProgress({ results, total }: PracticeProgressProps) {
  return (
    <div className={styles.progress}>
      <Eyebrow isVerbatim>{scoreOf(results)}</Eyebrow>
      <ol className={styles.ticks} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <Tick key={index} isRight={results[index]?.isRight} />
        ))}
      </ol>
    </div>
  );
}

function Tick({ isRight }: { isRight: boolean | undefined }) {
  const Glyph = isRight ? Check : X;
  return (
    <li className={styles.tick} data-right={isRight}>
      {isRight !== undefined && <Glyph size={12} strokeWidth={2.5} />}
    </li>
  );
}
