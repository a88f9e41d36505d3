import * as z from 'zod/mini';
import { duel } from './duel.ts';
import { edge } from './edge.ts';
import { isBot, rank } from './user.ts';
import { machinePick, matchStatus, PICK_CHOICES } from './prediction.ts';
import {
  byId,
  count,
  field,
  flag,
  id,
  innerRows,
  nullable,
  nullableFlag,
  nullableNumber,
  nullableText,
  omittable,
  open,
  optional,
  percent,
  rows,
  stars,
  text,
  time,
} from './wire.ts';

const userFields = { id, username: text, rank, isBot };

/** A row in the followers and following dialogs. */
export const userRow = z.object({ ...userFields, profileImageUrl: nullableText, stars });
export type UserRow = z.infer<typeof userRow>;
export const userRows = rows(userRow, byId);

export const userSearchResult = z.extend(userRow, { achievements: innerRows(z.string()) });
export type UserSearchResult = z.infer<typeof userSearchResult>;
export const userSearchResults = rows(userSearchResult, byId);

export const recentPick = z.object({
  homeTeam: text,
  awayTeam: text,
  machinePick,
  choice: open(PICK_CHOICES, ''),
  wasCorrect: omittable(nullableFlag, null),
  matchId: omittable(nullable(id), null),
  status: omittable(matchStatus, ''),
  startTime: optional(time),
});
export type RecentPick = z.infer<typeof recentPick>;

export const earnedAchievement = z.object({ id, title: text, tier: text, unlockedAt: optional(z.string()) });
export type EarnedAchievement = z.infer<typeof earnedAchievement>;

export const userSummary = z.object({
  user: z.object({ ...userFields, stars, currentStreak: count, bestStreak: count }),
  stats: field(
    z.object({
      winRate: percent,
      correctCount: omittable(nullableNumber, null),
      gradedCount: omittable(nullableNumber, null),
    }),
    { winRate: 0, correctCount: null, gradedCount: null },
  ),
  followersCount: count,
  followingCount: count,
  isFollowing: flag,
  isMuted: optional(z.boolean()),
  achievements: innerRows(earnedAchievement, byId),
  recentPicks: innerRows(recentPick),
  edge: optional(edge),
  duel: optional(duel),
  following: innerRows(z.object({ followeeId: id })),
});
export type UserSummary = z.infer<typeof userSummary>;
/** Null means "User not found". */
export const userSummaryResponse = z.nullable(userSummary);

/** Everything stored about the user, as one JSON document. */
export const userExport = z.looseObject({ exportedAt: time });
