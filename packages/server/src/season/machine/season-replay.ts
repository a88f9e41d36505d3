import type { League } from '@machine/contract';
import { durationMs } from '../feeds/phases.ts';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';

type Visitor = {
  /** Called for each match, in the order in which they ended. */
  learn(match: FinishedMatch): void;
  /**
   * Called for each match after the first season, when the game would publish its prediction: once everything has been
   * learned that ended by then, and nothing else.
   */
  visit(fixture: Fixture, match: FinishedMatch, season: number): void;
};

/**
 * Replays a league's seasons in order. Returns the years in which they started, oldest first. The first season is the
 * warm-up: it is only learned.
 */
export function replaySeasons(league: League, matches: readonly SeasonMatch[], { learn, visit }: Visitor): number[] {
  const played = matches
    .filter((match) => match.fixture.league === league && match.segments.length > 0)
    .map(({ season, fixture, segments }) => ({ season, fixture, match: finish(fixture, segments) }))
    .toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
  const seasons = [...new Set(played.map(({ season }) => season))].toSorted((a, b) => a - b);
  const ended = played.map(({ match }) => match).toSorted((a, b) => a.endTime - b.endTime);
  let learned = 0;
  for (const { season, fixture, match } of played) {
    const publishedAt = fixture.startTime - PUBLISH_AHEAD_MS[league];
    for (let next = ended[learned]; next && next.endTime <= publishedAt; next = ended[learned]) {
      learn(next);
      learned += 1;
    }
    if (season !== seasons[0]) visit(fixture, match, season);
  }
  return seasons;
}

function finish(fixture: Fixture, segments: SeasonMatch['segments']): FinishedMatch {
  const total = (side: 'home' | 'away') => segments.reduce((sum, score) => sum + score[side], 0);
  return {
    ...fixture,
    score: { home: total('home'), away: total('away') },
    endTime: fixture.startTime + durationMs(fixture.league, segments.length),
  };
}
