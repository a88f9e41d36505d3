import type { Fixture, MatchState, Score } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { ObservedMatch, SourceName } from './observation.ts';
import type { Rule } from './resolve-rules.ts';

/** What a source says about a match, after everything implausible was rejected. */
export type Claim = {
  status: ObservedMatch['status'];
  /** How far the match has got at this source: 0 not started, 1 started, 2 ended, 3 decided off the field. */
  stage: 0 | 1 | 2 | 3;
  startTime: Instant;
  score: Score | null;
  clock: string | null;
  /** When the source was last observed to say something about the match. */
  seenAt: Instant;
  observationId: number;
  /** A lower score, which counts once it has stood for a while. */
  lowered: { score: Score; since: Instant; observationId: number } | null;
  /** Whether the source has taken the end of the match back. */
  isDoubted: boolean;
};

/** A decision about a match, and the observation that caused it. */
export type AuditLine = { at: Instant; rule: Rule; observationId: number };

/** When a match becomes void unless something else is said, and why. */
export type Deadline = { at: Instant; rule: Rule; observationId: number };

export type Phase =
  | { kind: 'scheduled' }
  | { kind: 'called-off'; voidAt: Deadline }
  | { kind: 'live' }
  | { kind: 'interrupted'; voidAt: Deadline }
  | {
      kind: 'provisional';
      score: Score;
      /** Since when the source has said this score. */
      since: Instant;
      endTime: Instant;
      observationId: number;
      voidAt: Deadline | null;
    }
  | {
      kind: 'final';
      score: Score;
      endTime: Instant;
      /** Another result, which counts once it has stood for a while. */
      correction: { score: Score; since: Instant; observationId: number } | null;
      voidAt: Deadline | null;
    }
  | { kind: 'void' };

/** The state from an instant on. */
type Step = { at: Instant; state: MatchState };

/** A match of the game, with everything that its state at any instant depends on. */
export type ResolvedMatch = {
  /** Its start is when picks close: the earliest that any source names. */
  fixture: Fixture;
  season: number;
  /** The first known start. */
  firstStart: Instant;
  /** The source that decides: the first one, by precedence, that names the match. */
  owner: SourceName;
  /** All sources that name the match. */
  sources: readonly SourceName[];
  claims: Partial<Record<SourceName, Claim>>;
  phase: Phase;
  /** In order; at least one. */
  steps: Step[];
  audit: AuditLine[];
  /** When the match last changed. Timed decisions that were due earlier are dated to this. */
  changedAt: Instant;
  /** The id of the match that replaces this one; null for none. */
  movedTo: string | null;
};

/** Returns what the sources of a match say, by precedence. */
export function claimsOf({ claims }: ResolvedMatch, precedence: readonly SourceName[]): Claim[] {
  const known = Object.keys(claims) as SourceName[];
  const ordered = known.length < 2 ? known : new Set([...precedence, ...known]);
  return [...ordered].flatMap((source) => claims[source] ?? []);
}

/** Returns the claim that counts: of the claims that have got furthest, the first by precedence. */
export function leadOf(match: ResolvedMatch, precedence: readonly SourceName[]): Claim | undefined {
  const claims = claimsOf(match, precedence);
  const stage = Math.max(...claims.map((claim) => claim.stage));
  return claims.find((claim) => claim.stage === stage);
}

export const isSameScore = (a: Score | null, b: Score | null): boolean => a?.home === b?.home && a?.away === b?.away;

const NO_SCORE = { score: null, clock: null };
const END_CLOCK = { EPL: 'FT', NBA: 'Final' };

/** Returns what the game shows of a match now. */
export function stateOf(match: ResolvedMatch, lead: Claim | undefined): MatchState {
  const { phase, fixture } = match;
  const endClock = lead?.stage === 2 && lead.clock !== null ? lead.clock : END_CLOCK[fixture.league];
  switch (phase.kind) {
    case 'scheduled':
      return { status: 'SCHEDULED', ...NO_SCORE };
    case 'called-off':
      return { status: 'POSTPONED', ...NO_SCORE };
    case 'live':
      return { status: 'LIVE', score: lead?.score ?? null, clock: lead?.clock ?? null };
    case 'interrupted':
      return { status: 'LIVE', score: lead?.score ?? null, clock: 'Suspended' };
    case 'provisional':
      return { status: 'PROVISIONAL', score: phase.score, clock: endClock };
    case 'final':
      return { status: 'FINAL', score: phase.score, clock: endClock };
    case 'void':
      return { status: 'VOID', ...NO_SCORE };
  }
}
