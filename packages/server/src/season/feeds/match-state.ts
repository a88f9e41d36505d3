import type { League } from '@machine/contract';
import type { FinishedMatch, Fixture, MatchState, Play, Score } from '../../game/match/feed.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { memoize } from './memoize.ts';
import { clockAt, durationMs } from './phases.ts';
import { playByPlayOf } from './play-by-play.ts';
import type { Random } from '../../platform/random.ts';
import { totalOf } from './season-match.ts';
import { scoreAt, scoreProgression, withOverturnedPoints } from './score-progression.ts';

/** A match including its future result. Never leaves the feed. */
export type PlannedMatch = {
  fixture: Fixture;
  /** `void`: played, then annulled. `unplayed`: postponed, or without a known result. */
  fate: 'played' | 'void' | 'unplayed';
  /** The points of each segment of play (halves, overtime); empty when unplayed. */
  segments: Score[];
  overturned?: OverturnedPoints;
};

/** Points in addition to the official ones: counted late in the match, then overturned. */
export type OverturnedPoints = {
  side: keyof Score;
  points: number;
  /** `review`: before the result is final. `protest`: after it. */
  by: 'review' | 'protest';
};

/** A result may still change this long after the final whistle. */
export const PROVISIONAL_MS = 5 * MINUTE_MS;
export const CORRECTABLE_MS = 30 * MINUTE_MS;
/** A match is postponed this long before its start. */
export const CALLED_OFF_MS = 3 * HOUR_MS;

/** The state of a match can change at most this long after its start: overtime, and all corrections. */
export const settledAfterMs = (league: League): number => durationMs(league, 3) + PROVISIONAL_MS + CORRECTABLE_MS;

const OVERTURNED_AFTER_MS = { review: PROVISIONAL_MS, protest: PROVISIONAL_MS + CORRECTABLE_MS };

const lengthOf = ({ fixture, segments }: PlannedMatch): number => durationMs(fixture.league, segments.length);
const endOf = (match: PlannedMatch): Instant => match.fixture.startTime + lengthOf(match);

/** Returns the score after the end of a match, including points that are not overturned yet. */
function scoreAfter(match: PlannedMatch, sinceEndMs: number): Score {
  const score = totalOf(match.segments);
  const { overturned } = match;
  if (overturned && sinceEndMs < OVERTURNED_AFTER_MS[overturned.by]) score[overturned.side] += overturned.points;
  return score;
}

/**
 * Returns a match with its result once the result can no longer change, so that a model never has to unlearn it.
 * Undefined before that, and always for a match that does not count.
 */
export function finishedAt(match: PlannedMatch, at: Instant): FinishedMatch | undefined {
  const endTime = endOf(match);
  if (match.fate !== 'played' || at < endTime + PROVISIONAL_MS + CORRECTABLE_MS) return undefined;
  return { ...match.fixture, score: totalOf(match.segments), endTime };
}

/**
 * Computes the state and the plays of matches at any time, and caches recent ones. `randomOf` returns the generator
 * for a match; it must start the same sequence on each call.
 */
export function createMatchTimelines(randomOf: (fixture: Fixture) => Random) {
  const scoreChangesOf = memoize(64, (match: PlannedMatch) => {
    const { fixture, segments, overturned } = match;
    const changes = scoreProgression(fixture.league, randomOf(fixture), segments);
    if (!overturned) return changes;
    const endMs = lengthOf(match);
    const overturnedMs = endMs + OVERTURNED_AFTER_MS[overturned.by];
    return withOverturnedPoints(changes, overturned, { endMs, overturnedMs });
  });
  const playsOf = memoize(64, (match: PlannedMatch) =>
    playByPlayOf(match.fixture, scoreChangesOf(match), { endMs: lengthOf(match), segments: match.segments.length }),
  );

  function state(match: PlannedMatch, at: Instant): MatchState {
    const { league, startTime } = match.fixture;
    if (match.fate === 'unplayed') {
      return { status: at < startTime - CALLED_OFF_MS ? 'SCHEDULED' : 'POSTPONED', score: null, clock: null };
    }
    if (at < startTime) return { status: 'SCHEDULED', score: null, clock: null };
    const endTime = endOf(match);
    if (at < endTime) {
      const elapsedMs = at - startTime;
      return { status: 'LIVE', score: scoreAt(scoreChangesOf(match), elapsedMs), clock: clockAt(league, elapsedMs) };
    }
    const score = scoreAfter(match, at - endTime);
    const clock = league === 'EPL' ? 'FT' : match.segments.length > 2 ? 'Final/OT' : 'Final';
    if (at < endTime + PROVISIONAL_MS) return { status: 'PROVISIONAL', score, clock };
    if (match.fate === 'void') return { status: 'VOID', score: null, clock: null };
    return { status: 'FINAL', score, clock };
  }

  function plays(match: PlannedMatch, at: Instant): Play[] {
    if (match.fate === 'unplayed' || at < match.fixture.startTime) return [];
    return playsOf(match).flatMap(({ elapsedMs, ...play }) =>
      elapsedMs <= at - match.fixture.startTime ? [play] : [],
    );
  }

  return { state, plays };
}
