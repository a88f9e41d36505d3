import type { Achievement } from '@machine/contract';

export type Progress = { value: number; needed: number };

/**
 * How far a locked achievement is, within its bounds; null for one that is unlocked, that is not counted, or whose
 * numbers make no sense.
 */
export function progressOf({ unlocked, type, progress, progressNeeded }: Achievement): Progress | null {
  if (unlocked || type !== 'PROGRESS' || progress === null || progressNeeded === null) return null;
  if (!Number.isFinite(progress) || !Number.isFinite(progressNeeded) || progressNeeded <= 0) return null;
  return { value: Math.min(Math.max(0, progress), progressNeeded), needed: progressNeeded };
}
