import type { QueryClient } from '@tanstack/react-query';
import { achievementQueries } from './achievement.ts';
import { leaderboardQueries } from './leaderboard.ts';
import { matchQueries } from './match.ts';
import { profileQueries } from './profile.ts';
import { sessionQueries } from './session.ts';

/** All that a result moves: marks, stars, streaks, ranks, boards. */
const MOVED = [
  sessionQueries.user().queryKey,
  matchQueries.recaps,
  matchQueries.machineStats().queryKey,
  leaderboardQueries.all,
  achievementQueries.list().queryKey,
  profileQueries.summaries,
];

/** After a result: what is on screen is asked anew, the rest when it is next looked at. */
export const invalidateResults = (client: QueryClient) =>
  Promise.all(MOVED.map((queryKey) => client.invalidateQueries({ queryKey })));
