import type { FinishedMatch, Fixture, Instant, MatchState, Score } from './feed.ts';
import { clockAt, durationMs, scoreAt, scoringCourse } from './course.ts';
import { remember } from './memo.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

/** A match with all that will come of it: stays inside the feed. */
export type PlannedMatch = {
  fixture: Fixture;
  /** `void`: played, then struck from the record. `unplayed`: called off, or without a known result. */
  fate: 'played' | 'void' | 'unplayed';
  /** The points of each stretch of play (halves, overtime); empty when unplayed. */
  stretches: Score[];
};

/** For how long a result may still change after the final whistle. */
export const PROVISIONAL_MS = 5 * MINUTE_MS;
/** How long before its start a match is called off. */
const CALLED_OFF_MS = 3 * HOUR_MS;

const finalScore = ({ stretches }: PlannedMatch): Score => ({
  home: stretches.reduce((sum, { home }) => sum + home, 0),
  away: stretches.reduce((sum, { away }) => sum + away, 0),
});

const endOf = ({ fixture, stretches }: PlannedMatch): Instant =>
  fixture.startTime + durationMs(fixture.league, stretches.length);

/** The match with its result, once that stands; undefined before, and for ever when it does not count. */
export function finishedAt(match: PlannedMatch, at: Instant): FinishedMatch | undefined {
  const endTime = endOf(match);
  if (match.fate !== 'played' || at < endTime + PROVISIONAL_MS) return undefined;
  return { ...match.fixture, score: finalScore(match), endTime };
}

/** Answers how matches stand; keeps the scoring course of those that it was asked about lately. */
export function createMatchStates(name: string): (match: PlannedMatch, at: Instant) => MatchState {
  const courseOf = remember(64, ({ fixture, stretches }: PlannedMatch) =>
    scoringCourse(fixture.league, `${name}/${fixture.id}`, stretches),
  );

  return (match, at) => {
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
    const over = league === 'EPL' ? 'FT' : match.stretches.length > 2 ? 'Final/OT' : 'Final';
    if (at < endTime + PROVISIONAL_MS) return { status: 'PROVISIONAL', score: finalScore(match), clock: over };
    if (match.fate === 'void') return { status: 'VOID', score: null, clock: null };
    return { status: 'FINAL', score: finalScore(match), clock: over };
  };
}
