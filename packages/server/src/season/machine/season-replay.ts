import type { League } from '@machine/contract';
import { durationMs } from '../feeds/phases.ts';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import { type SeasonMatch, totalOf } from '../feeds/season-match.ts';

type ReplayedMatch = {
  fixture: Fixture;
  /** The matches that start before this one, and haven't ended when its prediction is published. */
  schedule: Fixture[];
  /** The result, for scores. */
  match: FinishedMatch;
  season: number;
};

/**
 * Replays a league's seasons in order. Yields each match when the game would publish its prediction: once `learn` has got
 * everything that ended by then, in this order, and nothing else. The first season is the warm-up: it is only learned, or
 * `warmUp` of it, a share from 0 to 1.
 */
export function* replaySeasons(
  league: League,
  matches: readonly SeasonMatch[],
  learn: (match: FinishedMatch) => void,
  warmUp = 1,
): Generator<ReplayedMatch> {
  const played = matches
    .filter(({ fixture, segments }) => fixture.league === league && segments.length > 0)
    .map((match) => ({ season: match.season, fixture: match.fixture, match: finish(match) }))
    .toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
  const ended = played.map(({ match }) => match).toSorted((a, b) => a.endTime - b.endTime);
  const warmUpEnd = warmUp * played.filter(({ season }) => season === played[0]?.season).length;
  let [learned, running] = [0, 0];
  for (const [index, { season, fixture, match }] of played.entries()) {
    const publishedAt = fixture.startTime - PUBLISH_AHEAD_MS[league];
    for (let next = ended[learned]; next && next.endTime <= publishedAt; next = ended[learned]) {
      learn(next);
      learned += 1;
    }
    while ((played[running]?.match.endTime ?? Infinity) <= publishedAt) running += 1;
    const schedule = played.slice(running, index).map((before) => before.fixture);
    if (index >= warmUpEnd) yield { fixture, schedule, match, season };
  }
}

const finish = ({ fixture, segments }: SeasonMatch): FinishedMatch => ({
  ...fixture,
  score: totalOf(segments),
  endTime: fixture.startTime + durationMs(fixture.league, segments.length),
});
