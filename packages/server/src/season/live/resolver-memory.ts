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

/** Everything that the observations so far say. Never changed in place. */
export type ResolverMemory = {
  lastId: number;
  now: Instant;
  matches: ReadonlyMap<string, ResolvedMatch>;
  /** Our ids by source and its id. */
  idBySource: ReadonlyMap<string, string>;
  /** Our ids by league, home and away club. */
  idsByClubs: ReadonlyMap<string, readonly string[]>;
  /** The ids of matches that can still change. */
  open: ReadonlySet<string>;
  /** Oldest first. */
  injuries: Record<League, readonly InjuryList[]>;
  /** The last problem by source and its id, while it lasts: repetitions aren't reported again. */
  problems: ReadonlyMap<string, string>;
};

/** A part of what a source said that can't be used, or that was rejected. */
export type Problem = Pick<Observation, 'source' | 'sourceId'> & {
  at: Instant;
  observationId: number;
  problem: string;
};

export const createMemory = (): ResolverMemory => ({
  lastId: 0,
  now: -Infinity,
  matches: new Map(),
  idBySource: new Map(),
  idsByClubs: new Map(),
  open: new Set(),
  injuries: { NBA: [], EPL: [] },
  problems: new Map(),
});

/** A copy of a memory that is changed by a batch of observations. */
export type Draft = {
  now: Instant;
  lastId: number;
  readonly matches: Map<string, ResolvedMatch>;
  readonly idBySource: Map<string, string>;
  readonly idsByClubs: Map<string, readonly string[]>;
  readonly open: Set<string>;
  readonly injuries: Record<League, readonly InjuryList[]>;
  readonly problems: Map<string, string>;
  readonly reported: Problem[];
  /** Returns a match that may be changed, with every timed decision until now; undefined for an unknown id. */
  edit(id: string | undefined): ResolvedMatch | undefined;
};

export function draftOf(memory: ResolverMemory): Draft {
  const copied = new Set<string>();
  const draft: Draft = {
    ...memory,
    matches: new Map(memory.matches),
    idBySource: new Map(memory.idBySource),
    idsByClubs: new Map(memory.idsByClubs),
    open: new Set(memory.open),
    injuries: { ...memory.injuries },
    problems: new Map(memory.problems),
    reported: [],
    edit(id) {
      const match = id === undefined ? undefined : draft.matches.get(id);
      if (match === undefined || id === undefined) return undefined;
      // A match that isn't in the memory was created by this batch.
      const isOwn = copied.has(id) || !memory.matches.has(id);
      const own = isOwn ? match : copyOf(match);
      copied.add(id);
      draft.matches.set(id, own);
      advance(own, draft.now);
      return own;
    },
  };
  return draft;
}

const copyOf = (match: ResolvedMatch): ResolvedMatch => ({
  ...match,
  steps: [...match.steps],
  audit: [...match.audit],
});

/** Returns a match as it is at an instant at or after its last change. */
export function matchAt(match: ResolvedMatch, at: Instant): ResolvedMatch {
  const copy = copyOf(match);
  advance(copy, at);
  return copy;
}

/** Returns when the result of a match can no longer change; undefined if it has none. */
export const settledAt = ({ phase }: Pick<ResolvedMatch, 'phase'>): Instant | undefined =>
  phase.kind === 'final' ? phase.endTime + SETTLED_AFTER_MS : undefined;

/** Adds an injury list, and drops those that nobody needs anymore. */
export function addInjuries(draft: Draft, league: League, list: InjuryList): void {
  const kept = draft.injuries[league];
  const last = kept.findLastIndex(({ at }) => at <= list.at - INJURIES_KEPT_MS);
  draft.injuries[league] = [...kept.slice(Math.max(0, last)), list];
}

/** Drops what is only needed while a match can change, so that a season fits into memory. */
export function compact(draft: Draft): void {
  for (const id of draft.open) {
    const known = draft.matches.get(id);
    if (known === undefined || known.fixture.startTime > draft.now - DAY_MS) continue;
    const match = draft.edit(id);
    if (match === undefined || !isSettled(match, draft.now)) continue;
    match.claim = undefined;
    // Of a settled match, keep only the changes of its status and of its final score.
    match.steps = match.steps.filter(
      ({ state }, index) => state.status === 'FINAL' || state.status !== match.steps[index - 1]?.state.status,
    );
    draft.open.delete(id);
  }
}

const isSettled = (match: ResolvedMatch, now: Instant): boolean =>
  match.phase.kind === 'void' ? now >= match.changedAt + SETTLED_AFTER_MS : now >= (settledAt(match) ?? Infinity);
