import type { Instant } from '../../platform/clock/time.ts';
import type { ObservedMatch } from './observation.ts';
import { MOVE_MAX_MS, type Rule } from './resolve-rules.ts';
import { record } from './resolve-phase.ts';
import type { Claim, ResolvedMatch } from './resolved-match.ts';

type Seen = { before: Claim | undefined; value: ObservedMatch; at: Instant; observationId: number };

/**
 * Moves the start of a match. A start that has passed stays, so that closed picks
 * are never opened again, unless the match was called off. Returns the start that the source is known to name.
 */
export function moveStart(match: ResolvedMatch, { before, value, at, observationId }: Seen): Instant {
  const { startTime, isStartKnown, status } = value;
  const known = before?.startTime ?? match.fixture.startTime;
  if (!isStartKnown || startTime === known || status === 'POSTPONED' || status === 'CANCELLED') return known;
  const ignore = (rule: Rule) => recordOnce(match, rule, { at, observationId });
  if ((before?.stage ?? 0) > 0 || Math.abs(startTime - match.firstStart) > MOVE_MAX_MS) {
    ignore('start-ignored');
    return known;
  }
  const current = match.fixture.startTime;
  if (startTime > current && current <= at && match.phase.kind !== 'called-off') {
    if (status === 'SCHEDULED') ignore('start-passed');
    return startTime;
  }
  // Picks can't be closed in the past.
  const next = startTime < current ? Math.max(startTime, Math.min(current, at)) : startTime;
  if (next === current) return startTime;
  match.fixture = { ...match.fixture, startTime: next };
  record(match, 'start-moved', { at, observationId });
  return startTime;
}

function recordOnce(match: ResolvedMatch, rule: Rule, line: { at: Instant; observationId: number }): void {
  if (!match.audit.some((known) => known.rule === rule)) record(match, rule, line);
}
