import type { UserSummary } from '@machine/contract/profile.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { achievementList } from './achievement.ts';
import { player } from './currentUser.ts';
import { ownSummary } from './profile.ts';

const progress = { rank: 'ORACLE', stars: 2_731, currentStreak: 14, bestStreak: 31 };

/** The `player` after two seasons. */
export const veteran: CurrentUser = { ...player, ...progress };

export const veteranSummary: UserSummary = {
  ...ownSummary,
  user: { ...ownSummary.user, ...progress },
  stats: { winRate: 69.3, correctCount: 812, gradedCount: 1_172 },
  followersCount: 2_480,
  followingCount: 312,
  achievements: achievementList.map(({ id, title, tier }) => ({ id, title, tier })),
};

/** Every achievement unlocked. */
export const veteranAchievements = achievementList.map((achievement) => ({
  ...achievement,
  unlocked: true,
  unlockedAt: achievement.unlockedAt ?? '2025-04-02T20:15:00Z',
  ...(achievement.progressNeeded != null && { progress: achievement.progressNeeded }),
}));
