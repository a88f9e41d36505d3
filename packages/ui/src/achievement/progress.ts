import type { Achievement } from '@machine/contract/achievement.ts';

export type Progress = { value: number; needed: number };

/** Returns the progress of a locked achievement within its bounds, or null if it has no valid progress. */
export function progressOf({ unlocked, type, progress, progressNeeded }: Achievement): Progress | null {
  if (unlocked || type !== 'PROGRESS' || progress === null || progressNeeded === null || progressNeeded <= 0)
    return null;
  return { value: Math.min(Math.max(0, progress), progressNeeded), needed: progressNeeded };
}
