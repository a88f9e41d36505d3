import type { UserSummary } from '@machine/contract';
import { Gauge } from '../../drawing/Gauge.tsx';
import { StreakTicks } from '../../drawing/StreakTicks.tsx';
import { amount } from '../../format/number.ts';
import { Eyebrow } from '../../primitives/text/Eyebrow.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { StarCount } from './StarCount.tsx';
import styles from './ProfileStats.module.css';

export type ProfileStatsProps = { summary: UserSummary };

/** Shows a player's stars, win rate and streaks. */
export function ProfileStats({ summary: { user, stats } }: ProfileStatsProps) {
  // Without a graded pick, zeros would look like a bad record.
  const hasGraded = stats.gradedCount !== 0;
  return (
    <Panel className={styles.stats}>
      <div className={styles.cell}>
        <Eyebrow>Stars</Eyebrow>
        <StarCount stars={user.stars} className={styles.stars} />
      </div>
      <div className={styles.cell}>
        {hasGraded ? (
          <Gauge percent={stats.winRate} label="Win rate" />
        ) : (
          <>
            <Eyebrow>Win rate</Eyebrow>
            <span className={styles.none}>–</span>
          </>
        )}
        <p className={styles.detail}>{gradedText(stats)}</p>
      </div>
      <div className={styles.cell}>
        <StreakTicks current={hasGraded ? user.currentStreak : null} best={hasGraded ? user.bestStreak : null} />
      </div>
    </Panel>
  );
}

/** Returns the counts behind the win rate, or null if the server doesn't send them. */
function gradedText({ correctCount, gradedCount }: UserSummary['stats']): string | null {
  if (correctCount === null || gradedCount === null) return null;
  return gradedCount > 0 ? `${amount(correctCount)} of ${amount(gradedCount)}` : 'No graded picks yet';
}
