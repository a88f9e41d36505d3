import * as z from 'zod/mini';
import { byId, flag, id, nullableNumber, nullableTime, open, rows, text } from './wire.ts';

/** In display order; unknown tiers come last. */
export const TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL'] as const;
export type Tier = (typeof TIERS)[number];

export const achievement = z.object({
  id,
  title: text,
  description: text,
  tier: open(TIERS, 'BRONZE'),
  type: open(['PROGRESS', 'FEAT'], ''),
  unlocked: flag,
  progress: nullableNumber,
  progressNeeded: nullableNumber,
  unlockedAt: nullableTime,
});
export type Achievement = z.infer<typeof achievement>;
export const achievements = rows(achievement, byId);
