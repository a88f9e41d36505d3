import type { Achievement } from '@machine/contract/achievement.ts';

export const lockedAchievement: Achievement = {
  id: 'gold-digger',
  title: 'Gold digger',
  description: 'Get a gold match right.',
  tier: 'BRONZE',
  type: 'FEAT',
  unlocked: false,
  progress: null,
  progressNeeded: null,
  unlockedAt: null,
};

export const unlockedAchievement: Achievement = {
  ...lockedAchievement,
  id: 'first-pick',
  title: 'Into the ring',
  description: 'Lock your first pick.',
  unlocked: true,
  unlockedAt: '2025-10-02T19:04:00Z',
};

/** Locked without a time. */
const feat = (id: string, tier: string, title: string, description: string, unlockedAt: string | null = null) => ({
  ...lockedAchievement,
  id,
  tier,
  title,
  description,
  unlocked: unlockedAt !== null,
  unlockedAt,
});

const withProgress = (progress: number, progressNeeded: number, achievement: Achievement): Achievement => ({
  ...achievement,
  type: 'PROGRESS',
  progress,
  progressNeeded,
});

/** Every tier and an unknown one, unsorted; achievements with and without progress. */
export const achievementList: Achievement[] = [
  feat('draw', 'SPECIAL', 'Honors even', 'Disagree and be right because the match was drawn.'),
  unlockedAchievement,
  feat('first-right', 'BRONZE', 'On the board', 'Get a pick right.', '2025-10-03T22:10:00Z'),
  withProgress(3, 3, feat('streak-3', 'BRONZE', 'Hat-trick', 'Get three in a row right.', '2025-10-06T21:45:00Z')),
  withProgress(3, 10, feat('picks-10', 'BRONZE', 'Regular', 'Lock 10 picks.')),
  withProgress(25, 25, feat('stars-25', 'SILVER', 'Pocket money', 'Hold 25 stars.', '2025-10-11T18:00:00Z')),
  withProgress(7, 10, feat('slayer-10', 'SILVER', 'Heretic', 'Prove the Machine wrong 10 times.')),
  feat('comeback', 'SILVER', 'Comeback', 'Get one right after three wrong in a row.'),
  feat(
    'upset',
    'GOLD',
    'Giant killer',
    'Disagree and be right when the Machine is 70% sure or more.',
    '2025-10-12T23:30:00Z',
  ),
  withProgress(61, 100, feat('rights-100', 'GOLD', 'Centurion', 'Get 100 picks right.')),
  withProgress(0, 20, feat('streak-20', 'PLATINUM', 'Twenty-nil', 'Get twenty in a row right.')),
  feat('facet', 'DIAMOND', 'Hard as it gets', 'An unknown tier.'),
];

/** Invalid values that must not break the list. */
export const malformedAchievements: Achievement[] = [
  { ...lockedAchievement, id: 'o-event', title: 'An event', type: 'EVENT', progress: 3, progressNeeded: 10 },
  withProgress(14, 10, feat('o-over', 'BRONZE', 'More than enough', 'And still locked.')),
  withProgress(-3, 10, feat('o-under', 'BRONZE', 'Less than nothing', 'Somehow.')),
  withProgress(3, 0, feat('o-zero', 'BRONZE', 'Nothing needed', 'And still locked.')),
  { ...lockedAchievement, id: 'o-absent', title: 'No numbers', type: 'PROGRESS' },
  { ...unlockedAchievement, id: 'o-soon', title: 'Unlocked at an invalid time', unlockedAt: 'soon' },
  { ...unlockedAchievement, id: 'o-null', title: 'Unlocked without a date', unlockedAt: null },
  { ...lockedAchievement, id: 'o-bare', title: '', description: '', tier: '' },
];
