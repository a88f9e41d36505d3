import type { Achievement } from '@machine/contract';

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

type Basics = Pick<Achievement, 'id' | 'tier' | 'title' | 'description'>;

const feat = (basics: Basics, unlockedAt: string | null = null): Achievement => ({
  ...lockedAchievement,
  ...basics,
  unlocked: unlockedAt !== null,
  unlockedAt,
});

/** A PROGRESS achievement. */
const progressive = (basics: Basics, progress: number, progressNeeded: number, unlockedAt: string | null = null) => ({
  ...feat(basics, unlockedAt),
  type: 'PROGRESS' as const,
  progress,
  progressNeeded,
});

/** Every tier and an unknown one, unsorted; achievements with and without progress. */
export const achievementList: Achievement[] = [
  feat({
    id: 'draw',
    tier: 'SPECIAL',
    title: 'Honors even',
    description: 'Disagree and be right because the match was drawn.',
  }),
  unlockedAchievement,
  feat(
    { id: 'first-right', tier: 'BRONZE', title: 'On the board', description: 'Get a pick right.' },
    '2025-10-03T22:10:00Z',
  ),
  progressive(
    { id: 'streak-3', tier: 'BRONZE', title: 'Hat-trick', description: 'Get three in a row right.' },
    3,
    3,
    '2025-10-06T21:45:00Z',
  ),
  progressive({ id: 'picks-10', tier: 'BRONZE', title: 'Regular', description: 'Lock 10 picks.' }, 3, 10),
  progressive(
    { id: 'stars-25', tier: 'SILVER', title: 'Pocket money', description: 'Hold 25 stars.' },
    25,
    25,
    '2025-10-11T18:00:00Z',
  ),
  progressive(
    { id: 'slayer-10', tier: 'SILVER', title: 'Heretic', description: 'Prove the Machine wrong 10 times.' },
    7,
    10,
  ),
  feat({ id: 'comeback', tier: 'SILVER', title: 'Comeback', description: 'Get one right after three wrong in a row.' }),
  feat(
    {
      id: 'upset',
      tier: 'GOLD',
      title: 'Giant killer',
      description: 'Disagree and be right when the Machine is 70% sure or more.',
    },
    '2025-10-12T23:30:00Z',
  ),
  progressive({ id: 'rights-100', tier: 'GOLD', title: 'Centurion', description: 'Get 100 picks right.' }, 61, 100),
  progressive(
    { id: 'streak-20', tier: 'PLATINUM', title: 'Twenty-nil', description: 'Get twenty in a row right.' },
    0,
    20,
  ),
  feat({ id: 'facet', tier: 'DIAMOND', title: 'Hard as it gets', description: 'An unknown tier.' }),
];

/** Invalid values that must not break the list. */
export const malformedAchievements: Achievement[] = [
  { ...lockedAchievement, id: 'o-event', title: 'An event', type: 'EVENT', progress: 3, progressNeeded: 10 },
  progressive({ id: 'o-over', tier: 'BRONZE', title: 'More than enough', description: 'And still locked.' }, 14, 10),
  progressive({ id: 'o-under', tier: 'BRONZE', title: 'Less than nothing', description: 'Somehow.' }, -3, 10),
  progressive({ id: 'o-zero', tier: 'BRONZE', title: 'Nothing needed', description: 'And still locked.' }, 3, 0),
  { ...lockedAchievement, id: 'o-absent', title: 'No numbers', type: 'PROGRESS' },
  { ...unlockedAchievement, id: 'o-soon', title: 'Unlocked at an invalid time', unlockedAt: 'soon' },
  { ...unlockedAchievement, id: 'o-null', title: 'Unlocked without a date', unlockedAt: null },
  { ...lockedAchievement, id: 'o-bare', title: '', description: '', tier: '' },
];
