import type { UserSummary } from '@machine/contract';
import { Gauge } from '../drawing/Gauge.tsx';
import { StreakTicks } from '../drawing/StreakTicks.tsx';
import { amount } from '../format/number.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { StarCount } from './StarCount.tsx';
import styles from './ProfileNumbers.module.css';

export type ProfileNumbersProps = { summary: UserSummary };

/** How good a player is: stars, win rate, streaks. */
export function ProfileNumbers({ summary: { user, stats } }: ProfileNumbersProps) {
  return (
    <Panel className={styles.numbers}>
      <div className={styles.cell}>
        <Eyebrow>Stars</Eyebrow>
        <StarCount stars={user.stars} className={styles.stars} />
      </div>
      <div className={styles.cell}>
        <Gauge percent={stats.winRate} label="Win rate" />
        <p className={styles.detail}>{gradedWords(stats)}</p>
      </div>
      <div className={styles.cell}>
        <StreakTicks current={user.currentStreak} best={user.bestStreak} />
      </div>
    </Panel>
  );
}

/** What the rate is made of, when the server tells. */
function gradedWords({ correctCount, gradedCount }: UserSummary['stats']): string | null {
  if (correctCount === null || gradedCount === null) return null;
  return gradedCount > 0 ? `${amount(correctCount)} of ${amount(gradedCount)}` : 'No graded picks yet';
}
