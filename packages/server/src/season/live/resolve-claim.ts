import type { Score } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { ObservedMatch } from './observation.ts';
import type { Rule } from './resolve-rules.ts';
import { type Claim, isSameScore } from './resolved-match.ts';

type Status = ObservedMatch['status'];
type Seen = { value: ObservedMatch; at: Instant; observationId: number };
type Reading = { claim: Claim; rejected: Rule | null };

const STAGE: Record<Status, Claim['stage']> = {
  SCHEDULED: 0,
  POSTPONED: 0,
  CANCELLED: 0,
  LIVE: 1,
  SUSPENDED: 1,
  FINISHED: 2,
  AWARDED: 3,
};

/** True if a source that is this far can say that the match is in an earlier state. */
function canFollow({ status, stage }: Claim, next: Status): boolean {
  if (STAGE[next] >= stage) return true;
  if (next === 'CANCELLED') return stage <= 2;
  // An interrupted match is postponed, or scheduled again.
  if (next === 'POSTPONED') return stage === 1;
  return next === 'SCHEDULED' && stage === 1 && status !== 'LIVE';
}

/** Combines what a source says with what it said before, and rejects what can't be true. */
export function readClaim(before: Claim | undefined, { value, at, observationId }: Seen): Reading {
  const seen = { seenAt: at, observationId };
  const rejected = rejectionOf(before, value);
  if (rejected !== null) {
    const claim = before ?? firstClaim(value, seen);
    const isDoubted = claim.isDoubted || (claim.stage === 2 && rejected === 'back-in-time');
    return { claim: { ...claim, ...seen, isDoubted }, rejected };
  }
  if (before === undefined) return { claim: firstClaim(value, seen), rejected: null };
  const base: Claim = {
    ...before,
    ...seen,
    // A match that was interrupted stays so until it is on again, whatever its new date.
    status: value.status === 'SCHEDULED' && before.stage === 1 ? 'SUSPENDED' : value.status,
    stage: Math.max(before.stage, STAGE[value.status]) as Claim['stage'],
    clock: value.clock,
    isDoubted: false,
  };
  if (value.status === 'FINISHED') return { claim: { ...base, score: value.score, lowered: null }, rejected: null };
  return withLiveScore(base, value.score);
}

const firstClaim = (value: ObservedMatch, seen: Pick<Claim, 'seenAt' | 'observationId'>): Claim => ({
  status: value.status,
  stage: STAGE[value.status],
  startTime: value.startTime,
  score: value.score,
  clock: value.clock,
  lowered: null,
  isDoubted: false,
  ...seen,
});

/** Returns why an observation can't be true, given what the source said before; null if it can. */
function rejectionOf(before: Claim | undefined, { status, score, league }: ObservedMatch): Rule | null {
  if (status === 'FINISHED' && score === null) return 'no-score';
  if (status === 'FINISHED' && league === 'NBA' && score?.home === score?.away) return 'tie';
  return before !== undefined && !canFollow(before, status) ? 'back-in-time' : null;
}

function withLiveScore(claim: Claim, score: Score | null): Reading {
  if (score === null) return { claim, rejected: null };
  if (claim.score === null || (score.home >= claim.score.home && score.away >= claim.score.away)) {
    return { claim: { ...claim, score, lowered: null }, rejected: null };
  }
  if (claim.lowered !== null && isSameScore(claim.lowered.score, score)) return { claim, rejected: null };
  const lowered = { score, since: claim.seenAt, observationId: claim.observationId };
  return { claim: { ...claim, lowered }, rejected: 'score-fell' };
}
