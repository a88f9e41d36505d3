import * as z from 'zod/mini';
import { rank } from './user.ts';
import type { MatchStatus } from './prediction.ts';
import {
  byId,
  count,
  field,
  flag,
  id,
  innerRows,
  maybeFlag,
  maybeId,
  maybeNumber,
  maybeText,
  open,
  rows,
  text,
  time,
} from './wire.ts';

const person = { id, username: text, rank };

export const userSearchResult = z.object({
  ...person,
  profileImageUrl: maybeText,
  stars: count,
  achievements: innerRows(z.string()),
});
export type UserSearchResult = z.infer<typeof userSearchResult>;
export const userSearchResults = rows(userSearchResult, byId);

/** A row of the followers and following dialogs. */
export const userRow = z.object({ ...person, profileImageUrl: maybeText, stars: count });
export type UserRow = z.infer<typeof userRow>;
export const userRows = rows(userRow, byId);

export const recentPick = z.object({
  homeTeam: text,
  awayTeam: text,
  machinePick: open<'HOME' | 'AWAY' | 'DRAW'>(''),
  choice: open<'AGREE' | 'DISAGREE'>(''),
  /** Null or absent: PENDING. */
  wasCorrect: maybeFlag,
  /** Optional: the match's recap, and whether it counts. */
  matchId: maybeId,
  status: open<MatchStatus>(''),
});
export type RecentPick = z.infer<typeof recentPick>;

export const earnedAchievement = z.object({ id, title: text, tier: text });
export type EarnedAchievement = z.infer<typeof earnedAchievement>;

export const userSummary = z.object({
  user: z.object({ ...person, stars: count, currentStreak: count, bestStreak: count }),
  /** `winRate` in percent, 0 to 100; optionally what it is made of. */
  stats: field(z.object({ winRate: count, correctCount: maybeNumber, gradedCount: maybeNumber }), {
    winRate: 0,
    correctCount: null,
    gradedCount: null,
  }),
  followersCount: count,
  followingCount: count,
  /** Whether the caller follows this user. */
  isFollowing: flag,
  achievements: innerRows(earnedAchievement, byId),
  recentPicks: innerRows(recentPick),
  /** Whom the profile's owner follows. */
  following: innerRows(z.object({ followeeId: id })),
});
export type UserSummary = z.infer<typeof userSummary>;
/** Null: "User not found". */
export const userSummaryAnswer = z.nullable(userSummary);

/** Everything the caller has stored with us, as one JSON document. */
export const userExport = z.looseObject({ exportedAt: time });
