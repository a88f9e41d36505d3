import * as z from 'zod/mini';
import { count, field, id, open, text } from './wire.ts';

export const RANKS = ['ROOKIE', 'APPRENTICE', 'CHALLENGER', 'MASTER', 'SLAYER', 'ORACLE', 'ADMIN'] as const;
export type Rank = (typeof RANKS)[number];
/** Unknown ranks are shown as given; none is Rookie (SPEC.md §3). */
export const rank = open<Rank>('ROOKIE');

export const PREFERENCE_KEYS = [
  'emailNotifications',
  'notifyRankUp',
  'notifyAchievement',
  'notifyMatchStart',
  'notifyFollowerPick',
] as const;
export type PreferenceKey = (typeof PREFERENCE_KEYS)[number];

const on = field(z.boolean(), true);

/** All default to true (SPEC.md §3). */
export const userPreferences = z.object({
  emailNotifications: on,
  notifyRankUp: on,
  notifyAchievement: on,
  notifyMatchStart: on,
  notifyFollowerPick: on,
  canChangePassword: on,
});
export type UserPreferences = z.infer<typeof userPreferences>;

/** The one who is logged in: the only place where an e-mail address travels. */
export const currentUser = z.extend(userPreferences, {
  id,
  username: z.string().check(z.minLength(1)),
  email: text,
  rank,
  stars: count,
  currentStreak: count,
  bestStreak: count,
  /** Whether notifications may be mailed to `email`; absent where a server doesn't confirm addresses. */
  emailConfirmed: field(z.optional(z.boolean()), undefined),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** An empty answer means that nobody is logged in. Any other unreadable answer says nothing about the session. */
export const currentUserAnswer = z.pipe(
  z.transform((value: unknown) => (value && Object.keys(value).length > 0 ? value : null)),
  z.nullable(currentUser),
);

export const preferencePatch = z
  .partialRecord(z.enum(PREFERENCE_KEYS), z.boolean())
  .check(z.refine((patch) => Object.keys(patch).length === 1, 'Send exactly one preference.'));
export type PreferencePatch = z.infer<typeof preferencePatch>;
