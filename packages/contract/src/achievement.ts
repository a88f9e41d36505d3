import * as z from 'zod/mini';
import { byId, flag, id, nullableNumber, nullableText, open, rows, text } from './wire.ts';

/** In display order; unknown tiers come last. */
export const TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL'] as const;
export type Tier = (typeof TIERS)[number];

export const achievement = z.object({
  id,
  title: text,
  description: text,
  tier: open<Tier>('BRONZE'),
  type: open<'PROGRESS'>(''),
  unlocked: flag,
  progress: nullableNumber,
  progressNeeded: nullableNumber,
  unlockedAt: nullableText,
});
export type Achievement = z.infer<typeof achievement>;
export const achievements = rows(achievement, byId);
