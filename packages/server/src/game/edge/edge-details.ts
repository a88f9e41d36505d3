import { EDGE_MIN_DISAGREEMENTS, EDGE_POINTS_MAX, type EdgeDetails } from '@machine/contract';
import { userById } from '../../account/auth/user.ts';
import type { Db } from '../../platform/db/open.ts';
import { luckStars, starsAhead } from './edge.ts';

/** Returns how a user's edge developed and where it comes from; null for an unknown user. All of it is settled. */
export async function edgeDetailsOf(db: Db, userId: string): Promise<EdgeDetails | null> {
  if ((await userById(db, userId)) === undefined) return null;
  const disagreements = await disagreementsOf(db, userId);
  // The number isn't shown yet, so neither are its parts.
  if (disagreements.length < EDGE_MIN_DISAGREEMENTS) return { timeline: [], leagues: [], clubs: [] };
  return {
    timeline: timelineOf(disagreements),
    leagues: groupsOf(disagreements, ({ league }) => [{ league }]),
    clubs: groupsOf(disagreements, ({ league, home_team, away_team }) => [
      { league, club: home_team },
      { league, club: away_team },
    ]),
  };
}

type Disagreement = Awaited<ReturnType<typeof disagreementsOf>>[number];

const disagreementsOf = (db: Db, userId: string) =>
  db
    .selectFrom('pick_results')
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .select(['matches.league', 'matches.home_team', 'matches.away_team'])
    .select(['pick_results.start_time', 'pick_results.edge', 'pick_results.edge_variance'])
    .where('pick_results.user_id', '=', userId)
    .where('pick_results.edge', 'is not', null)
    .orderBy('pick_results.start_time')
    .orderBy('pick_results.picked_at')
    .orderBy('pick_results.match_id')
    .execute();

/** Returns the running sum, thinned out evenly so that the newest point is always there. */
export function timelineOf(disagreements: readonly Pick<Disagreement, 'start_time' | 'edge' | 'edge_variance'>[]) {
  const step = Math.ceil(disagreements.length / EDGE_POINTS_MAX);
  const timeline: EdgeDetails['timeline'] = [];
  let [wins, variance] = [0, 0];
  for (const [index, { start_time, edge, edge_variance }] of disagreements.entries()) {
    wins += edge ?? 0;
    variance += edge_variance ?? 0;
    if ((disagreements.length - 1 - index) % step !== 0) continue;
    timeline.push({
      at: new Date(start_time).toISOString(),
      disagreements: index + 1,
      ahead: starsAhead(wins),
      luck: luckStars(variance),
    });
  }
  return timeline;
}

/** Sums the edge by the groups that a match belongs to. Most disagreements first, then by edge. */
function groupsOf<Group extends object>(
  disagreements: readonly Disagreement[],
  groupsFor: (match: Disagreement) => Group[],
): (Group & { disagreements: number; ahead: number })[] {
  const sums = new Map<string, { group: Group; disagreements: number; wins: number }>();
  for (const match of disagreements) {
    for (const group of groupsFor(match)) {
      const key = JSON.stringify(group);
      const sum = sums.get(key) ?? { group, disagreements: 0, wins: 0 };
      sums.set(key, { ...sum, disagreements: sum.disagreements + 1, wins: sum.wins + (match.edge ?? 0) });
    }
  }
  return [...sums.values()]
    .map(({ group, disagreements, wins }) => ({ ...group, disagreements, ahead: starsAhead(wins) }))
    .toSorted((a, b) => b.disagreements - a.disagreements || b.ahead - a.ahead);
}
