import * as z from 'zod/mini';
import { count, innerRows, nullablePercent, rows, stars } from './wire.ts';
import { listedPlayer } from './user.ts';

export const PERIODS = ['daily', 'weekly', 'all'] as const;
export const BOARDS = ['stars', 'slayers', 'streaks', 'followed'] as const;
/** The players that a board lists. FOLLOWING: the viewer and the players they follow; on servers with the feature LEAGUES. */
export const SCOPES = ['everyone', 'following'] as const;
export type Scope = (typeof SCOPES)[number];
export const leaderboardQuery = z.object({
  period: z._default(z.enum(PERIODS), 'all'),
  board: z._default(z.enum(BOARDS), 'stars'),
  scope: z.optional(z.enum(SCOPES)),
});
export type LeaderboardQuery = z.infer<typeof leaderboardQuery>;

export const leaderboardEntry = z.object({
  position: count,
  ...listedPlayer,
  stars,
  accuracy: nullablePercent,
  streak: count,
  followers: count,
  achievements: innerRows(z.string()),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;
export const leaderboard = rows(leaderboardEntry, (entry) => entry.userId);
