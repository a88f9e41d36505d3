import { scoreAt, scoringCourse, type Side, withStruckOff } from './course.ts';
import type { FinishedMatch, Fixture, Instant, MatchState, Play, Score } from './feed.ts';
import { remember } from './memo.ts';
import { clockAt, durationMs } from './phases.ts';
import { playsOf } from './plays.ts';
import type { Random } from './random.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

/** A match with all that will come of it: stays inside the feed. */
export type PlannedMatch = {
  fixture: Fixture;
  /** `void`: played, then struck from the record. `unplayed`: called off, or without a known result. */
  fate: 'played' | 'void' | 'unplayed';
  /** The points of each stretch of play (halves, overtime); empty when unplayed. */
  stretches: Score[];
  struckOff?: StruckOff;
};

/** Points beyond those that stand: counted late in the match, then taken back. */
export type StruckOff = {
  side: Side;
  points: number;
  /** `review`: before the result is final. `protest`: some time after. */
  by: 'review' | 'protest';
};

/** For how long a result may still change after the final whistle. */
export const PROVISIONAL_MS = 5 * MINUTE_MS;
/** For how long a final result may still be corrected. */
export const CORRECTABLE_MS = 30 * MINUTE_MS;
/** How long before its start a match is called off. */
export const CALLED_OFF_MS = 3 * HOUR_MS;

const TAKEN_BACK_MS = { review: PROVISIONAL_MS, protest: PROVISIONAL_MS + CORRECTABLE_MS };

const finalScore = ({ stretches }: PlannedMatch): Score => ({
  home: stretches.reduce((sum, { home }) => sum + home, 0),
  away: stretches.reduce((sum, { away }) => sum + away, 0),
});

const lengthOf = ({ fixture, stretches }: PlannedMatch): number => durationMs(fixture.league, stretches.length);
const endOf = (match: PlannedMatch): Instant => match.fixture.startTime + lengthOf(match);

/** The score once the match is over, with what was counted and is not yet taken back. */
function scoreAfter(match: PlannedMatch, sinceEndMs: number): Score {
  const score = finalScore(match);
  const { struckOff } = match;
  if (struckOff && sinceEndMs < TAKEN_BACK_MS[struckOff.by]) score[struckOff.side] += struckOff.points;
  return score;
}

/**
 * The match with its result, once nothing can change that any more: who has learned from it never has to unlearn.
 * Undefined before, and for ever when it does not count.
 */
export function finishedAt(match: PlannedMatch, at: Instant): FinishedMatch | undefined {
  const endTime = endOf(match);
  if (match.fate !== 'played' || at < endTime + PROVISIONAL_MS + CORRECTABLE_MS) return undefined;
  return { ...match.fixture, score: finalScore(match), endTime };
}

export type MatchCourses = {
  state(match: PlannedMatch, at: Instant): MatchState;
  plays(match: PlannedMatch, at: Instant): Play[];
};

/**
 * Answers how matches go; keeps the courses of those that it was asked about lately. `randomOf` gives the generator of
 * a match's course by the match's id: the same one at each call.
 */
export function createMatchCourses(randomOf: (id: string) => Random): MatchCourses {
  const courseOf = remember(64, (match: PlannedMatch) => {
    const { fixture, stretches, struckOff } = match;
    const course = scoringCourse(fixture.league, randomOf(fixture.id), stretches);
    if (!struckOff) return course;
    const endMs = lengthOf(match);
    return withStruckOff(course, struckOff, { endMs, takenBackMs: endMs + TAKEN_BACK_MS[struckOff.by] });
  });
  const playsIn = remember(64, (match: PlannedMatch) =>
    playsOf(match.fixture, courseOf(match), { endMs: lengthOf(match), stretches: match.stretches.length }),
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
      return { status: 'LIVE', score: scoreAt(courseOf(match), elapsedMs), clock: clockAt(league, elapsedMs) };
    }
    const score = scoreAfter(match, at - endTime);
    const over = league === 'EPL' ? 'FT' : match.stretches.length > 2 ? 'Final/OT' : 'Final';
    if (at < endTime + PROVISIONAL_MS) return { status: 'PROVISIONAL', score, clock: over };
    if (match.fate === 'void') return { status: 'VOID', score: null, clock: null };
    return { status: 'FINAL', score, clock: over };
  }

  function plays(match: PlannedMatch, at: Instant): Play[] {
    if (match.fate === 'unplayed' || at < match.fixture.startTime) return [];
    return playsIn(match).flatMap(({ elapsedMs, ...play }) =>
      elapsedMs <= at - match.fixture.startTime ? [play] : [],
    );
  }

  return { state, plays };
}
