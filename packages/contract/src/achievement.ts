import * as z from 'zod/mini';
import { byId, flag, id, maybeNumber, maybeText, open, rows, text } from './wire.ts';

/** In the order they are shown; an unknown tier comes after them. */
export const TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL'] as const;
export type Tier = (typeof TIERS)[number];

export const achievement = z.object({
  id,
  title: text,
  description: text,
  tier: open<Tier>('BRONZE'),
  type: open<'PROGRESS'>(''),
  unlocked: flag,
  progress: maybeNumber,
  progressNeeded: maybeNumber,
  unlockedAt: maybeText,
});
export type Achievement = z.infer<typeof achievement>;
export const achievements = rows(achievement, byId);
