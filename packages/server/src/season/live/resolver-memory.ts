import type { League } from '@machine/contract';
import type { LeagueInjury } from '../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Observation } from './observation.ts';
import { advance } from './resolve-phase.ts';
import { SETTLED_AFTER_MS } from './resolve-rules.ts';
import type { ResolvedMatch } from './resolved-match.ts';

/** Injury lists are kept this long, for responses about a match after its end. */
const INJURIES_KEPT_MS = 3 * DAY_MS;

export type InjuryList = { at: Instant; injuries: LeagueInjury[] };

/** Everything that the observations so far say. */
export type ResolverMemory = {
  lastId: number;
  now: Instant;
  readonly matches: Map<string, ResolvedMatch>;
  /** Our ids by source and its id. */
  readonly idBySource: Map<string, string>;
  /** Our ids by league, home and away club. */
  readonly idsByClubs: Map<string, readonly string[]>;
  /** The ids of matches that can still change. */
  readonly open: Set<string>;
  /** Oldest first. */
  readonly injuries: Record<League, readonly InjuryList[]>;
  /** The last problem by source and its id, while it lasts: repetitions aren't reported again. */
  readonly problems: Map<string, string>;
  /** The problems that `resolve` hasn't returned yet. */
  readonly reported: Problem[];
};

/** A part of what a source said that can't be used, or that was rejected. */
export type Problem = Pick<Observation, 'source'> & { problem: string };

export const createMemory = (): ResolverMemory => ({
  lastId: 0,
  now: -Infinity,
  matches: new Map(),
  idBySource: new Map(),
  idsByClubs: new Map(),
  open: new Set(),
  injuries: { NBA: [], EPL: [] },
  problems: new Map(),
  reported: [],
});

/** Returns a match as it is at an instant at or after its last change. */
export function matchAt(match: ResolvedMatch, at: Instant): ResolvedMatch {
  const copy = { ...match, steps: [...match.steps], audit: [...match.audit] };
  advance(copy, at);
  return copy;
}

/** Returns when the result of a match can no longer change; undefined if it has none. */
export const settledAt = ({ phase }: Pick<ResolvedMatch, 'phase'>): Instant | undefined =>
  phase.kind === 'final' ? phase.endTime + SETTLED_AFTER_MS : undefined;

/** Adds an injury list, and drops those that nobody needs anymore. */
export function addInjuries({ injuries }: ResolverMemory, league: League, list: InjuryList): void {
  const kept = injuries[league];
  const last = kept.findLastIndex(({ at }) => at <= list.at - INJURIES_KEPT_MS);
  injuries[league] = [...kept.slice(Math.max(0, last)), list];
}

/** Drops what is only needed while a match can change, so that a season fits into memory. */
export function compact({ now, matches, open }: ResolverMemory): void {
  for (const id of open) {
    const match = matches.get(id);
    if (match === undefined || match.fixture.startTime > now - DAY_MS) continue;
    advance(match, now);
    if (!isSettled(match, now)) continue;
    match.claim = undefined;
    // Of a settled match, keep only the changes of its status and of its final score.
    match.steps = match.steps.filter(
      ({ state }, index) => state.status === 'FINAL' || state.status !== match.steps[index - 1]?.state.status,
    );
    open.delete(id);
  }
}

const isSettled = (match: ResolvedMatch, now: Instant): boolean =>
  match.phase.kind === 'void' ? now >= match.changedAt + SETTLED_AFTER_MS : now >= (settledAt(match) ?? Infinity);
