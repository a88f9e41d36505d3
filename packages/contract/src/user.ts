import * as z from 'zod/mini';
import { duel } from './duel.ts';
import { hiddenResults } from './hiddenResults.ts';
import { count, field, id, open, optional, stars, text } from './wire.ts';

export const RANKS = ['ROOKIE', 'APPRENTICE', 'CHALLENGER', 'MASTER', 'SLAYER', 'ORACLE', 'ADMIN'] as const;
export type Rank = (typeof RANKS)[number];
/** Unknown ranks are shown as given; a missing rank is Rookie. */
export const rank = open(RANKS, 'ROOKIE');
/** Empty for deleted users and for messages of the game itself. */
export const authorRank = open([...RANKS, ''], 'ROOKIE');

/** True if a program plays for this account. Optional: absent for people, and when the server has no bots. */
export const isBot = optional(z.boolean());
/** Who a row of a list is about. */
export const listedPlayer = { userId: id, username: text, rank, isBot };
/** Ends the usernames of bots, for clients and emails that show only the name. */
export const BOT_SUFFIX = ' (bot)';

export const PREFERENCE_KEYS = [
  'emailNotifications',
  'notifyRankUp',
  'notifyAchievement',
  'notifyMatchStart',
  'notifyFollowerPick',
  'notifyResults',
] as const;
export type PreferenceKey = (typeof PREFERENCE_KEYS)[number];

const on = field(z.boolean(), true);

/** All preferences default to true. */
export const userPreferences = z.object({
  emailNotifications: on,
  notifyRankUp: on,
  notifyAchievement: on,
  notifyMatchStart: on,
  notifyFollowerPick: on,
  notifyResults: optional(z.boolean()),
  canChangePassword: on,
});
export type UserPreferences = z.infer<typeof userPreferences>;

/** The logged-in user. No other response contains an email address. */
export const currentUser = z.extend(userPreferences, {
  id,
  username: z.string().check(z.minLength(1)),
  email: text,
  rank,
  stars,
  currentStreak: count,
  bestStreak: count,
  emailConfirmed: optional(z.boolean()),
  canRenameAt: optional(z.string()),
  newResultsCount: optional(z.number()),
  duel: optional(duel),
  hiddenResults: optional(hiddenResults),
  isModerator: optional(z.boolean()),
  mutedUntil: optional(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** An empty response means logged out. Any other malformed response says nothing about the session and is an error. */
export const currentUserResponse = z.pipe(
  z.transform((value: unknown) => (value && Object.keys(value).length > 0 ? value : null)),
  z.nullable(currentUser),
);
