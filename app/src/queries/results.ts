import type { QueryClient } from '@tanstack/react-query';
import { achievementQueries } from './achievement.ts';
import { edgeQueries } from './edge.ts';
import { leaderboardQueries } from './leaderboard.ts';
import { matchQueries } from './match.ts';
import { profileQueries } from './profile.ts';
import { sessionQueries } from './session.ts';

/** Queries affected by a result: marks, stars, streaks, ranks, leaderboards. */
const AFFECTED = [
  sessionQueries.user().queryKey,
  matchQueries.recaps,
  matchQueries.machineStats().queryKey,
  leaderboardQueries.all,
  edgeQueries.all,
  achievementQueries.list().queryKey,
  profileQueries.summaries,
];

/** Refetches mounted queries that a result affects, and marks the others as stale. */
export const invalidateResults = (client: QueryClient) =>
  Promise.all(AFFECTED.map((queryKey) => client.invalidateQueries({ queryKey })));
