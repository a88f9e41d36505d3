import * as schemas from '../../leaderboard.ts';
import { describeFields } from './describe.ts';

export const leaderboard = [
  describeFields(schemas.leaderboardQuery, {
    period:
      'Span that counts: the day (from 10:00 UTC), the week (from Monday, 10:00 UTC), or all time, which is the default.',
    board:
      'What players are ordered by: stars, which is the default; slayers, the share of right DISAGREE picks; streaks; or followed, the number of followers.',
    scope: 'everyone, which is the default, or following: the caller and the players they follow.',
  }),
  describeFields(schemas.leaderboardEntry, {
    position: 'Position on the board, from 1. Ties share a position, and the next ones are skipped.',
    stars: 'Stars earned: on the board `stars` in the period, on others in all time.',
    accuracy: 'Share of right DISAGREE picks in percent, on the board `slayers`. Null on others.',
    streak: 'Right picks in a row: on the board `streaks` the most within the period, else the current ones.',
    followers: 'Number of followers: on the board `followed` those gained in the period, else all.',
  }),
];
