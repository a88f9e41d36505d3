import type {
  EarnedAchievement,
  RecentPick,
  UserRow,
  UserSearchResult,
  UserSummary,
} from '@machine/contract/profile.ts';
import { RANKS } from '@machine/contract/user.ts';
import { aheadDuel, noDuel } from './duel.ts';
import { luckyEdge, noEdge } from './edge.ts';

export const rival: UserRow = {
  id: 'u-mira',
  username: 'mira_calls_it',
  rank: 'ORACLE',
  profileImageUrl: null,
  stars: 2_257.1,
};

const FIRST = ['Swift', 'Quiet', 'Lucky', 'Iron', 'Velvet', 'Northern', 'Paper', 'Midnight'] as const;
const LAST = ['Falcon', 'Otter', 'Lantern', 'Badger', 'Comet', 'Heron', 'Pivot'] as const;

/** Generates a user from an index, always the same one. */
export const userAt = (index: number): UserRow => ({
  id: `u-${index + 1}`,
  username: `${FIRST[index % FIRST.length]}${LAST[index % LAST.length]}${index + 1}`,
  rank: RANKS[index % (RANKS.length - 1)] ?? 'ROOKIE',
  profileImageUrl: null,
  stars: (index * 37) % 1_700,
});

export const manyUsers = (count: number): UserRow[] => Array.from({ length: count }, (_, index) => userAt(index));

export const oneUser: UserRow[] = [rival];
export const fortyUsers: UserRow[] = [rival, ...manyUsers(39)];

/** With more achievements than a row shows, with one, and with none. */
export const searchResults: UserSearchResult[] = [
  { ...rival, achievements: ['Into the ring', 'Giant killer', 'On fire'] },
  { ...userAt(3), username: 'miracle_on_grass', achievements: ['Into the ring'] },
  { ...userAt(0), username: 'mirabel', stars: 1, achievements: [] },
];

export const manySearchResults = (count: number): UserSearchResult[] =>
  manyUsers(count).map((user, index) => ({
    ...user,
    achievements: index % 3 === 0 ? [] : ['Into the ring', 'Giant killer'],
  }));

export const longNameUser: UserRow = {
  ...rival,
  id: 'u-long',
  username: 'the_honourable_member_for_llanfairpwllgwyngyll_and_its_surroundings',
};

/** Unsorted, including an unknown tier; some with a date. */
export const earnedAchievements: EarnedAchievement[] = [
  { id: 'a-season', title: 'A season of calls', tier: 'SPECIAL' },
  { id: 'a-killer', title: 'Giant killer', tier: 'GOLD', unlockedAt: '2025-10-12T12:40:00Z' },
  { id: 'a-gem', title: 'Hard as it gets', tier: 'DIAMOND' },
  { id: 'a-ring', title: 'Into the ring', tier: 'BRONZE', unlockedAt: '2025-10-02T12:30:00Z' },
  { id: 'a-fire', title: 'On fire', tier: 'SILVER' },
  { id: 'a-century', title: 'A hundred right', tier: 'PLATINUM' },
  { id: 'a-regular', title: 'Ten days in a row', tier: 'BRONZE', unlockedAt: '2025-10-11T12:05:00Z' },
];

const TIER_CYCLE = ['SPECIAL', 'GOLD', 'BRONZE', 'SILVER', 'PLATINUM'] as const;
export const manyAchievements: EarnedAchievement[] = [
  ...earnedAchievements,
  ...Array.from({ length: 34 }, (_, index) => ({
    id: `a-level-${index + 1}`,
    title: `Level ${index + 1} of the long game`,
    tier: TIER_CYCLE[index % TIER_CYCLE.length] ?? 'BRONZE',
  })),
];

type PickRow = readonly [home: string, away: string, machinePick: string, choice: string, wasCorrect: boolean | null];

/** Newest first. */
const PICK_ROWS: readonly PickRow[] = [
  ['Los Angeles Lakers', 'Boston Celtics', 'HOME', 'AGREE', null],
  ['Los Angeles Lakers', 'Phoenix Suns', 'HOME', 'DISAGREE', null],
  ['Arsenal', 'Brighton & Hove Albion', 'DRAW', 'AGREE', true],
  ['Denver Nuggets', 'Miami Heat', 'AWAY', 'DISAGREE', true],
  ['Wolverhampton Wanderers', 'Crystal Palace', 'AWAY', 'AGREE', false],
  ['Chelsea', 'Everton', 'HOME', 'AGREE', null],
  ['New York Knicks', 'Chicago Bulls', 'HOME', 'AGREE', null],
  ['Liverpool', 'Fulham', 'HOME', 'DISAGREE', false],
  ['Dallas Mavericks', 'Utah Jazz', 'HOME', 'AGREE', true],
  ['Orlando Magic', 'Toronto Raptors', 'AWAY', 'AGREE', true],
  ['Newcastle United', 'Brentford', 'HOME', 'DISAGREE', false],
  ['Milwaukee Bucks', 'Indiana Pacers', 'HOME', 'AGREE', true],
  ['Tottenham Hotspur', 'Aston Villa', 'AWAY', 'DISAGREE', true],
  ['Golden State Warriors', 'Sacramento Kings', 'HOME', 'AGREE', false],
  ['Memphis Grizzlies', 'Houston Rockets', 'AWAY', 'AGREE', true],
  ['West Ham United', 'Leeds United', 'HOME', 'AGREE', true],
  ['Atlanta Hawks', 'Detroit Pistons', 'HOME', 'DISAGREE', true],
  ['Manchester City', 'Bournemouth', 'HOME', 'AGREE', true],
  ['Portland Trail Blazers', 'San Antonio Spurs', 'AWAY', 'DISAGREE', false],
  ['Burnley', 'Sunderland', 'HOME', 'AGREE', true],
];
const PICK_STATUSES: Record<number, string> = {
  0: 'SCHEDULED',
  1: 'LIVE',
  3: 'PROVISIONAL',
  5: 'VOID',
  6: 'POSTPONED',
};

/** Twenty picks: scheduled, live, provisional, final, void and postponed, one of them on a predicted draw. */
export const recentPicks: RecentPick[] = PICK_ROWS.map(
  ([homeTeam, awayTeam, machinePick, choice, wasCorrect], index) => ({
    homeTeam,
    awayTeam,
    machinePick,
    choice,
    wasCorrect,
    matchId: `m-${index + 1}`,
    status: PICK_STATUSES[index] ?? 'FINAL',
  }),
);

/** Picks with only the required fields. */
export const minimalPicks: RecentPick[] = recentPicks.map((pick) => ({ ...pick, matchId: null, status: '' }));

export const ownSummary: UserSummary = {
  user: { id: 'u-ada', username: 'ada_predicts', rank: 'CHALLENGER', stars: 214.6, currentStreak: 7, bestStreak: 11 },
  stats: { winRate: 64, correctCount: 32, gradedCount: 50 },
  followersCount: 40,
  followingCount: 12,
  isFollowing: false,
  achievements: earnedAchievements,
  recentPicks,
  edge: luckyEdge,
  duel: aheadDuel,
  following: [{ followeeId: 'u-mira' }],
};

const { profileImageUrl: _picture, ...rivalUser } = rival;
export const rivalSummary: UserSummary = {
  ...ownSummary,
  user: { ...rivalUser, currentStreak: 3, bestStreak: 24 },
  stats: { winRate: 71.4, correctCount: null, gradedCount: null },
  followersCount: 1_284,
  followingCount: 1,
  following: [],
};
export const botSummary: UserSummary = {
  ...rivalSummary,
  user: { ...rivalSummary.user, id: 'u-homer', username: 'homer (bot)', isBot: true },
};
export const followedSummary: UserSummary = { ...rivalSummary, isFollowing: true, followersCount: 1_285 };

export const newcomerSummary: UserSummary = {
  user: { id: 'u-new', username: 'SwiftFalcon482', rank: 'ROOKIE', stars: 0, currentStreak: 0, bestStreak: 0 },
  stats: { winRate: 0, correctCount: 0, gradedCount: 0 },
  followersCount: 0,
  followingCount: 0,
  isFollowing: false,
  achievements: [],
  recentPicks: [],
  edge: noEdge,
  duel: noDuel,
  following: [],
};

export const manyAchievementsSummary: UserSummary = { ...rivalSummary, achievements: manyAchievements };
