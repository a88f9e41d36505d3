import type { LeaderboardEntry, LeaderboardQuery } from '@machine/contract/leaderboard.ts';
import { userAt } from './profile.ts';

export const leader: LeaderboardEntry = {
  position: 1,
  userId: 'u-mira',
  username: 'mira_calls_it',
  rank: 'ORACLE',
  stars: 2_257.1,
  accuracy: 71.4,
  streak: 12,
  followers: 84,
  achievements: ['Into the ring', 'Giant killer', 'On fire'],
};

export const botEntry: LeaderboardEntry = { ...leader, userId: 'u-homer', username: 'homer (bot)', isBot: true };

type Row = readonly [
  position: number,
  username: string,
  rank: string,
  stars: number,
  accuracy: number | null,
  streak: number,
  followers: number,
  ...achievements: string[],
];
const ROWS: readonly Row[] = [
  [2, 'house_of_hunches', 'SLAYER', 1_204.5, 68.8, 9, 61, 'Giant killer', 'Into the ring'],
  [2, 'OffsideTrap', 'SLAYER', 1_204.5, 66, 4, 58, 'Into the ring'],
  [
    4,
    'north_stand_nell',
    'MASTER',
    588.3,
    64.1,
    7,
    40,
    'Called it before anybody else in the league',
    'Seven right picks in a row away from home',
  ],
  [
    5,
    'the_honourable_member_for_llanfairpwllgwyngyll',
    'MASTER',
    402,
    61.5,
    3,
    33,
    'On fire',
    'Giant killer',
    'Into the ring',
  ],
  [6, 'ada_predicts', 'CHALLENGER', 214.6, 58.3, 7, 21, 'Into the ring', 'On fire'],
  [7, 'buzzer_beater_bo', 'CHALLENGER', 171, 57.9, 2, 21],
  [8, 'QuietOtter118', 'CHALLENGER', 143, 55, 1, 12, 'Into the ring'],
  [9, 'pick_and_roland', 'APPRENTICE', 88.2, 54.5, 0, 9, 'Into the ring'],
  [9, 'vardo_var', 'APPRENTICE', 88.2, null, 5, 4],
  [11, 'warden_of_the_boards', 'ADMIN', 40, 52, 1, 130],
  [12, 'SwiftFalcon482', 'ROOKIE', 3, 100, 3, 0],
];
const IDS: Record<string, string> = { ada_predicts: 'u-ada', SwiftFalcon482: 'u-new' };

/** Every rank, two ties, a long name, the viewer (`player`), and rows with zero to three achievements. */
export const leaderboardEntries: LeaderboardEntry[] = [
  leader,
  ...ROWS.map(([position, username, rank, stars, accuracy, streak, followers, ...achievements]) => {
    const userId = IDS[username] ?? `u-${username}`;
    return { position, userId, username, rank, stars, accuracy, streak, followers, achievements };
  }),
];

const METRICS: Record<LeaderboardQuery['board'], (entry: LeaderboardEntry) => number | null> = {
  stars: ({ stars }) => stars,
  slayers: ({ accuracy }) => accuracy,
  streaks: ({ streak }) => streak || null,
  followed: ({ followers }) => followers || null,
};

/** The players of a board, ordered by what it shows. */
export function boardEntries(board: LeaderboardQuery['board']): LeaderboardEntry[] {
  const valueOf = (entry: LeaderboardEntry) => METRICS[board](entry) ?? -1;
  const listed = leaderboardEntries.filter((entry) => valueOf(entry) >= 0);
  return listed
    .toSorted((one, other) => valueOf(other) - valueOf(one) || (one.username < other.username ? -1 : 1))
    .map((entry) => ({ ...entry, position: 1 + listed.filter((other) => valueOf(other) > valueOf(entry)).length }));
}

/** Generates `count` rows, always the same ones: sorted by stars, with ties. */
export const manyLeaderboardEntries = (count: number): LeaderboardEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const { id, username, rank } = userAt(index);
    const tie = index - (index % 5 === 4 ? 1 : 0);
    return {
      position: tie + 1,
      userId: id,
      username,
      rank,
      stars: (count - tie) * 2,
      accuracy: 40 + ((index * 7) % 45),
      streak: (index * 5) % 13,
      followers: (index * 11) % 90,
      achievements: index % 3 === 0 ? [] : ['Into the ring', 'Giant killer'],
    };
  });
