import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Observation, Observed } from './observation.ts';
import type { TrackedMatch } from './phases.ts';
import type { SourceRequest } from './source.ts';

/** Matches outside of this time around now don't affect what to request. */
const BEFORE_MS = 4 * DAY_MS;
const AFTER_MS = 8 * DAY_MS;

/** The matches of a source that the poller watches, by the provider's ids. */
export type TrackedMatches = ReadonlyMap<string, TrackedMatch>;

/** Starts from what has been stored, by an earlier leader or before a restart. */
export function trackStored(latest: readonly Observation[], now: Instant): TrackedMatches {
  const matches = new Map<string, TrackedMatch>();
  for (const { sourceId, seenAt, value } of latest) {
    if (value.kind === 'match') matches.set(sourceId, { ...value, sourceId, changedAt: seenAt, coveredAt: null });
  }
  return withoutDistant(matches, now);
}

/** A complete page of an answer, and which of its observations have changed. */
export type StoredPage = {
  request: SourceRequest;
  seenAt: Instant;
  observed: readonly Observed[];
  changed: readonly Observed[];
};

export function trackPage(before: TrackedMatches, { request, seenAt, observed, changed }: StoredPage): TrackedMatches {
  const matches = new Map(before);
  const changedIds = new Set(changed.map(({ sourceId }) => sourceId));
  const unclear = new Set(observed.filter(({ value }) => value.kind === 'problem').map(({ sourceId }) => sourceId));
  // A match that the provider leaves out was requested all the same, and isn't requested in vain again and again.
  for (const id of request.kind === 'live' ? request.ids : []) {
    const match = matches.get(id);
    if (match !== undefined && !unclear.has(id)) matches.set(id, { ...match, coveredAt: seenAt });
  }
  for (const { sourceId, value } of observed) {
    if (value.kind !== 'match') continue;
    const known = changedIds.has(sourceId) ? undefined : before.get(sourceId);
    matches.set(sourceId, { ...value, sourceId, changedAt: known?.changedAt ?? seenAt, coveredAt: seenAt });
  }
  return withoutDistant(matches, seenAt);
}

const withoutDistant = (matches: TrackedMatches, now: Instant): TrackedMatches =>
  new Map([...matches].filter(([, { startTime }]) => startTime > now - BEFORE_MS && startTime < now + AFTER_MS));
