import type { Fixture, MatchState, Score } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { ObservedMatch } from './observation.ts';
import type { Rule } from './resolve-rules.ts';

/** A source's statement about a match, after everything implausible was rejected. */
export type Claim = {
  status: ObservedMatch['status'];
  /** The progress of the match at this source: 0 not started, 1 started, 2 ended, 3 decided off the field. */
  stage: 0 | 1 | 2 | 3;
  startTime: Instant;
  score: Score | null;
  clock: string | null;
  /** When the source was last observed to say something about the match. */
  seenAt: Instant;
  observationId: number;
  /** A lower score, which counts once it has stood for a while. */
  lowered: { score: Score; since: Instant; observationId: number } | null;
  /** True if the source has taken the end of the match back. */
  isDoubted: boolean;
};

/** A decision about a match, made or still to come, and the observation that caused it. */
export type AuditLine = { at: Instant; rule: Rule; observationId: number };

export type Phase =
  | { kind: 'scheduled' }
  | { kind: 'called-off'; voidAt: AuditLine }
  | { kind: 'live' }
  | { kind: 'interrupted'; voidAt: AuditLine }
  | {
      kind: 'provisional';
      score: Score;
      /** Since when the source has said this score. */
      since: Instant;
      endTime: Instant;
      observationId: number;
      voidAt: AuditLine | null;
    }
  | {
      kind: 'final';
      score: Score;
      endTime: Instant;
      /** Another result, which counts once it has stood for a while. */
      correction: { score: Score; since: Instant; observationId: number } | null;
      voidAt: AuditLine | null;
    }
  | { kind: 'void' };

type Step = { at: Instant; state: MatchState };

/** A match of the game, with everything that its state at any instant depends on. */
export type ResolvedMatch = {
  /** Its start is when picks close. */
  fixture: Fixture;
  season: number;
  firstStart: Instant;
  /** Its source's statement; absent once the match is settled. */
  claim?: Claim | undefined;
  phase: Phase;
  /** In order; at least one. */
  steps: Step[];
  audit: AuditLine[];
  /** When the match last changed. Timed decisions that were due earlier are dated to this. */
  changedAt: Instant;
  /** The id of the match that replaces this one; null for none. */
  movedTo: string | null;
};

export const isSameScore = (a: Score | null, b: Score | null): boolean => a?.home === b?.home && a?.away === b?.away;

const NO_SCORE = { score: null, clock: null };
const END_CLOCK = { EPL: 'FT', NBA: 'Final' };

export function stateOf({ phase, fixture, claim }: ResolvedMatch): MatchState {
  const endClock = (claim?.stage === 2 ? claim.clock : null) ?? END_CLOCK[fixture.league];
  switch (phase.kind) {
    case 'scheduled':
      return { status: 'SCHEDULED', ...NO_SCORE };
    case 'called-off':
      return { status: 'POSTPONED', ...NO_SCORE };
    case 'live':
      return { status: 'LIVE', score: claim?.score ?? null, clock: claim?.clock ?? null };
    case 'interrupted':
      return { status: 'LIVE', score: claim?.score ?? null, clock: 'Suspended' };
    case 'provisional':
      return { status: 'PROVISIONAL', score: phase.score, clock: endClock };
    case 'final':
      return { status: 'FINAL', score: phase.score, clock: endClock };
    case 'void':
      return { status: 'VOID', ...NO_SCORE };
  }
}
