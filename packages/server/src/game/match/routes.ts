import { endpoints, type MatchDetail, type Play } from '@machine/contract';
import type { MatchRow } from '../../platform/db/tables-game.ts';
import type { GameDeps } from '../deps.ts';
import type { Play as FeedPlay } from './feed.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { MatchFacts } from './match-facts.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { requireMatch } from './match.ts';
import { teamsOf } from './teams.ts';

export const matchRoutes = ({ db, clock, feed, facts, wall, bus, sharedCacheMs }: GameDeps): Route[] => {
  const matches = createSharedBodies<MatchDetail>(sharedCacheMs, wall);
  const plays = createSharedBodies<Play[]>(sharedCacheMs, wall);
  bus.subscribe(({ type, data }) => {
    if (type !== 'score_update') return;
    for (const bodies of [matches, plays]) bodies.invalidate(data.matchId);
  });

  return [
    handle(endpoints.match, async ({ params: { id } }) => ({
      cacheable: await matches.get(id, async () => toDetail(await requireMatch(db, id), facts)),
      caching: 'shared',
    })),

    handle(endpoints.playByPlay, async ({ params: { id } }) => ({
      cacheable: await plays.get(id, async () => {
        await requireMatch(db, id);
        return (feed?.plays(id, clock.now()) ?? []).map(toPlay).toReversed();
      }),
      caching: 'shared',
    })),
  ];
};

const toDetail = (row: MatchRow, facts: MatchFacts): MatchDetail => ({
  status: row.status,
  ...teamsOf(row),
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  startTime: new Date(row.start_time).toISOString(),
  clock: row.clock,
  league: row.league,
  asOf: facts.asOf(row),
  scoresDelayedSince: facts.scoresDelayedSince(row),
  hasPlays: facts.hasPlays(row),
});

const toPlay = ({ score, ...play }: FeedPlay): Play => ({ ...play, scoreHome: score.home, scoreAway: score.away });
