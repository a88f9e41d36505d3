import type { MachineStats } from '@machine/contract/match.ts';
import { StreakTicks } from '../drawing/StreakTicks.tsx';

export type MachineStreakProps = {
  /** The Machine's streaks, or null if unknown. */
  stats: MachineStats | null;
  /** The owner of the streak, if the context doesn't say. */
  label?: string;
};

/** The Machine's streaks. Before its first graded prediction there are none, and a 0 would look like a wrong one. */
export function MachineStreak({ stats, label }: MachineStreakProps) {
  const hasGraded = stats !== null && stats.gradedCount !== 0;
  return (
    <StreakTicks
      label={label}
      current={hasGraded ? stats.currentStreak : null}
      best={hasGraded ? stats.bestStreak : null}
    />
  );
}
