import * as endpoints from '../../endpoints.ts';
import * as schemas from '../../profile.ts';
import { describeFields } from './describe.ts';
import { SHARED } from './shared.ts';

export const OPTIONAL_START = 'Start of the match. Absent on servers that do not send it.';
export const STREAKS = {
  currentStreak: 'Right picks in a row up to the newest graded one.',
  bestStreak: 'Most right picks in a row.',
};

const userFields = { id: SHARED.userId, stars: 'All stars that the player has earned.' };

export const profile = [
  describeFields(endpoints.searchUsers.query, { q: 'Part of a username, at least one character.' }),
  describeFields(schemas.userRow, userFields),
  describeFields(schemas.userSearchResult, { ...userFields }),
  describeFields(schemas.recentPick, {
    wasCorrect: 'True if the pick was right. Null or absent until a result is known.',
    matchId: 'Id of the match. Null or absent if it has no recap to link to.',
    startTime: OPTIONAL_START,
  }),
  describeFields(schemas.userSummary, {
    user: ['The player.', { ...userFields, ...STREAKS }],
    stats: [
      'How often the player was right.',
      {
        winRate: 'Share of right picks among graded ones; 0 without any.',
        correctCount: 'Number of right picks. Null or absent if unknown.',
        gradedCount: 'Number of graded picks. Null or absent if unknown.',
      },
    ],
    followersCount: 'Number of players who follow the player.',
    followingCount: 'Number of players whom the player follows.',
    isFollowing: 'True if the caller follows the player.',
    isMuted: 'True if the caller has muted the player. Absent for visitors, and on servers without muting.',
    achievements: 'Unlocked achievements, the highest tier first.',
    recentPicks: 'The 20 latest picks, latest first; to others only those on matches that have started.',
    edge: 'How far the player is ahead of the Machine. Absent on servers without edges.',
    duel: "The player's weeks against the Machine. Absent on servers without them.",
    following: ['Players whom the player follows.', { followeeId: 'Id of a followed player.' }],
  }),
];
