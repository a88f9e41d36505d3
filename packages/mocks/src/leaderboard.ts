import type { LeaderboardEntry, LeaderboardQuery } from '@machine/contract';
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

/** A bot of the demo season. */
export const botEntry: LeaderboardEntry = { ...leader, userId: 'u-homer', username: 'homer (bot)', isBot: true };

const entry = (position: number, username: string, overrides: Partial<LeaderboardEntry>): LeaderboardEntry => ({
  ...leader,
  position,
  userId: `u-${username}`,
  username,
  achievements: [],
  ...overrides,
});

/** Every rank, two ties, a long name, the viewer (`player`), and rows with zero to three achievements. */
export const leaderboardEntries: LeaderboardEntry[] = [
  leader,
  entry(2, 'house_of_hunches', {
    rank: 'SLAYER',
    stars: 1_204.5,
    accuracy: 68.8,
    streak: 9,
    followers: 61,
    achievements: ['Giant killer', 'Into the ring'],
  }),
  entry(2, 'OffsideTrap', {
    rank: 'SLAYER',
    stars: 1_204.5,
    accuracy: 66,
    streak: 4,
    followers: 58,
    achievements: ['Into the ring'],
  }),
  entry(4, 'north_stand_nell', {
    rank: 'MASTER',
    stars: 588.3,
    accuracy: 64.1,
    streak: 7,
    followers: 40,
    achievements: ['Called it before anybody else in the league', 'Seven right picks in a row away from home'],
  }),
  entry(5, 'the_honourable_member_for_llanfairpwllgwyngyll', {
    rank: 'MASTER',
    stars: 402,
    accuracy: 61.5,
    streak: 3,
    followers: 33,
    achievements: ['On fire', 'Giant killer', 'Into the ring'],
  }),
  entry(6, 'ada_predicts', {
    userId: 'u-ada',
    rank: 'CHALLENGER',
    stars: 214.6,
    accuracy: 58.3,
    streak: 7,
    followers: 21,
    achievements: ['Into the ring', 'On fire'],
  }),
  entry(7, 'buzzer_beater_bo', { rank: 'CHALLENGER', stars: 171, accuracy: 57.9, streak: 2, followers: 21 }),
  entry(8, 'QuietOtter118', {
    rank: 'CHALLENGER',
    stars: 143,
    accuracy: 55,
    streak: 1,
    followers: 12,
    achievements: ['Into the ring'],
  }),
  entry(9, 'pick_and_roland', {
    rank: 'APPRENTICE',
    stars: 88.2,
    accuracy: 54.5,
    streak: 0,
    followers: 9,
    achievements: ['Into the ring'],
  }),
  entry(9, 'vardo_var', { rank: 'APPRENTICE', stars: 88.2, accuracy: null, streak: 5, followers: 4 }),
  entry(11, 'warden_of_the_boards', { rank: 'ADMIN', stars: 40, accuracy: 52, streak: 1, followers: 130 }),
  entry(12, 'SwiftFalcon482', { userId: 'u-new', rank: 'ROOKIE', stars: 3, accuracy: 100, streak: 3, followers: 0 }),
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
