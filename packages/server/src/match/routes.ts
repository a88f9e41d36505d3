import { endpoints } from '@machine/contract';
import type { Db } from '../db/open.ts';
import { handle, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { isMatchId, unknownMatch } from './match.ts';

export const matchRoutes = ({ db, clock, feed }: Services): Route[] => [
  handle(endpoints.match, async ({ params }) => {
    const row = await matchOf(db, params.id);
    return {
      body: {
        status: row.status,
        homeTeam: row.home_team,
        awayTeam: row.away_team,
        homeTeamAbbr: row.home_abbr,
        awayTeamAbbr: row.away_abbr,
        scoreHome: row.score_home,
        scoreAway: row.score_away,
        startTime: new Date(row.start_time).toISOString(),
        clock: row.clock,
      },
    };
  }),

  handle(endpoints.playByPlay, async ({ params }) => {
    const { id } = await matchOf(db, params.id);
    const plays = feed?.plays(id, clock.now()) ?? [];
    return {
      body: plays.map(({ score, ...play }) => ({ ...play, scoreHome: score.home, scoreAway: score.away })).toReversed(),
    };
  }),
];

/** Throws a `Refusal` (404) for an unknown match. */
async function matchOf(db: Db, id: string) {
  const row = isMatchId(id)
    ? await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw unknownMatch();
  return row;
}
