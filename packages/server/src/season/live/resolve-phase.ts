import type { Instant } from '../../platform/clock/time.ts';
import { durationMs } from '../feeds/phases.ts';
import {
  CONFIRMED_AFTER_MS,
  CORRECTABLE_MS,
  EARLY_MAX_MS,
  FINAL_AFTER_MS,
  HOLD_MAX_MS,
  LOWER_SCORE_MS,
  LONG_AGO_MS,
  NO_RESULT_MS,
  type Rule,
  STANDS_MS,
  WAIT_MAX_MS,
} from './resolve-rules.ts';
import { type AuditLine, type Claim, isSameScore, type Phase, type ResolvedMatch, stateOf } from './resolved-match.ts';

/** Segments of play without overtime. */
const HALVES = 2;

type PhaseOf<K extends Phase['kind']> = Extract<Phase, { kind: K }>;
/** A decision that time alone makes. */
type Timer = AuditLine & { run: () => void };

export function record(match: ResolvedMatch, rule: Rule, { at, observationId }: Omit<AuditLine, 'rule'>): void {
  match.audit.push({ at, rule, observationId });
}

export function makeVoid(match: ResolvedMatch, { at, rule, observationId }: AuditLine): void {
  match.phase = { kind: 'void' };
  record(match, rule, { at, observationId });
}

/** Makes every timed decision that is due by `to`, and keeps what is shown since. Changes `match`. */
export function advance(match: ResolvedMatch, to: Instant): void {
  for (let timer = nextTimer(match); timer && timer.at <= to; timer = nextTimer(match)) {
    const at = Math.max(timer.at, match.changedAt);
    timer.run();
    record(match, timer.rule, { at, observationId: timer.observationId });
    showSince(match, at);
  }
}

/** Stores the present state as a step if it differs from the last one. */
export function showSince(match: ResolvedMatch, at: Instant): void {
  match.changedAt = at;
  const state = stateOf(match);
  const last = match.steps.at(-1);
  if (last !== undefined && JSON.stringify(last.state) === JSON.stringify(state)) return;
  if (last?.at === at) match.steps.pop();
  match.steps.push({ at, state });
}

const nextTimer = (match: ResolvedMatch): Timer | undefined => timersOf(match).toSorted((a, b) => a.at - b.at)[0];

function timersOf(match: ResolvedMatch): Timer[] {
  const { phase } = match;
  const becomesVoid = (deadline: AuditLine | null): Timer[] =>
    deadline === null ? [] : [{ ...deadline, run: () => void (match.phase = { kind: 'void' }) }];
  switch (phase.kind) {
    case 'scheduled':
      return becomesVoid(noResult(match));
    case 'live':
      return [...becomesVoid(noResult(match)), ...lowerScoreTimer(match)];
    case 'called-off':
    case 'interrupted':
      return becomesVoid(phase.voidAt);
    case 'provisional':
      return phase.voidAt ? becomesVoid(phase.voidAt) : [finalTimer(match, phase)];
    case 'final':
      return [...becomesVoid(phase.voidAt), ...correctionTimers(match, phase)];
    case 'void':
      return [];
  }
}

const noResult = ({ fixture, audit }: ResolvedMatch): AuditLine => ({
  at: fixture.startTime + NO_RESULT_MS,
  rule: 'void-no-result',
  observationId: audit.at(-1)?.observationId ?? 0,
});

function lowerScoreTimer(match: ResolvedMatch): Timer[] {
  const { claim } = match;
  if (!claim?.lowered) return [];
  const { score, since, observationId } = claim.lowered;
  const run = () => void (match.claim = { ...claim, score, lowered: null });
  return [{ at: since + LOWER_SCORE_MS, rule: 'score-lowered', observationId, run }];
}

function finalTimer(match: ResolvedMatch, { score, since, endTime, observationId }: PhaseOf<'provisional'>): Timer {
  if (match.claim?.isDoubted === true) {
    const run = () => void (match.phase = { kind: 'void' });
    return { at: endTime + HOLD_MAX_MS, rule: 'void-unconfirmed', observationId, run };
  }
  const run = () => void (match.phase = { kind: 'final', score, endTime, correction: null, voidAt: null });
  return { at: since + FINAL_AFTER_MS, rule: 'stood-30-minutes', observationId, run };
}

function correctionTimers(match: ResolvedMatch, phase: PhaseOf<'final'>): Timer[] {
  const { correction } = phase;
  if (correction === null) return [];
  const run = () => void (match.phase = { ...phase, score: correction.score, correction: null });
  return [{ at: correction.since + STANDS_MS, rule: 'corrected', observationId: correction.observationId, run }];
}

type Context = {
  said: Claim;
  /** Until when picks were open before that. */
  openUntil: Instant;
};
type Decision = (match: ResolvedMatch, context: Context) => void;

export function decide(match: ResolvedMatch, context: Context): void {
  if (!isVoid(match)) DECISIONS[context.said.status](match, context);
}

const DECISIONS: Record<Claim['status'], Decision> = {
  SCHEDULED(match, { said }) {
    if (match.phase.kind !== 'called-off') return;
    match.phase = { kind: 'scheduled' };
    record(match, 'rescheduled', seen(said));
  },
  POSTPONED(match, { said }) {
    const at = hasStarted(match) ? said.seenAt + WAIT_MAX_MS : Math.max(said.seenAt, match.firstStart + WAIT_MAX_MS);
    waitFor(match, said, { at, rule: hasStarted(match) ? 'void-not-resumed' : 'void-not-played' });
  },
  CANCELLED(match, { said }) {
    waitFor(match, said, { at: said.seenAt + STANDS_MS, rule: 'void-cancelled' });
  },
  LIVE(match, context) {
    if (!hasStarted(match)) start(match, context);
    if (match.phase.kind !== 'interrupted') return;
    match.phase = { kind: 'live' };
    record(match, 'resumed', seen(context.said));
  },
  SUSPENDED(match, context) {
    const { said } = context;
    if (!hasStarted(match)) start(match, context);
    if (!isVoid(match)) waitFor(match, said, { at: said.seenAt + WAIT_MAX_MS, rule: 'void-not-resumed' });
  },
  FINISHED(match, context) {
    if (!hasStarted(match)) start(match, context);
    if (match.phase.kind === 'final') correct(match, match.phase, context.said);
    else if (!isVoid(match)) end(match, context);
  },
  AWARDED(match, { said }) {
    if (match.phase.kind === 'final' && said.seenAt > match.phase.endTime + CORRECTABLE_MS) {
      record(match, 'late-correction', seen(said));
      return;
    }
    makeVoid(match, { rule: 'void-awarded', ...seen(said) });
  },
};

const isVoid = (match: ResolvedMatch) => match.phase.kind === 'void';
const hasStarted = ({ phase: { kind } }: ResolvedMatch) => kind !== 'scheduled' && kind !== 'called-off';
const seen = ({ seenAt, observationId }: Claim) => ({ at: seenAt, observationId });

/** Starts a match, unless its picks were open while it was played: then it is void. */
function start(match: ResolvedMatch, { said, openUntil }: Context): void {
  const { fixture } = match;
  const at = said.seenAt;
  if (openUntil > at && (said.stage > 1 || playedMs(said, { at, openUntil }) > EARLY_MAX_MS)) {
    makeVoid(match, { rule: 'void-played-early', ...seen(said) });
    return;
  }
  match.fixture = { ...fixture, startTime: Math.min(fixture.startTime, at) };
  match.phase = { kind: 'live' };
  record(match, 'started', seen(said));
}

/** Returns for how long a match may have been played by `at`, although picks were open until later. */
const playedMs = ({ startTime }: Claim, { at, openUntil }: { at: Instant; openUntil: Instant }) =>
  startTime <= at ? at - startTime : openUntil - at;

/** Waits for a match that isn't played now. Saying the same again doesn't extend the wait. */
function waitFor(match: ResolvedMatch, said: Claim, { at, rule }: Pick<AuditLine, 'at' | 'rule'>): void {
  const { phase } = match;
  const voidAt = { at, rule, observationId: said.observationId };
  const before = 'voidAt' in phase ? phase.voidAt : null;
  if (before?.rule === rule) return;
  const reason = rule === 'void-cancelled' ? 'cancelled' : hasStarted(match) ? 'suspended' : 'postponed';
  record(match, reason, seen(said));
  if (phase.kind === 'provisional' || phase.kind === 'final') {
    if (said.seenAt <= phase.endTime + CORRECTABLE_MS) match.phase = { ...phase, voidAt };
    return;
  }
  match.phase = { kind: hasStarted(match) ? 'interrupted' : 'called-off', voidAt };
}

/** Takes the end of a match: a new result, the same one again, or another one. */
function end(match: ResolvedMatch, { said }: Context): void {
  const { phase } = match;
  const { score, seenAt, observationId } = said;
  if (score === null) return;
  const before = phase.kind === 'provisional' ? phase : null;
  const isSame = before !== null && isSameScore(before.score, score);
  const becomeFinal = (endTime: Instant, rule: Rule) => {
    match.phase = { kind: 'final', score, endTime, correction: null, voidAt: null };
    record(match, rule, seen(said));
  };
  const isFirst = match.audit[0]?.observationId === observationId;
  if (isFirst && seenAt - match.fixture.startTime >= LONG_AGO_MS) {
    return becomeFinal(match.fixture.startTime + durationMs(match.fixture.league, HALVES), 'ended-long-ago');
  }
  const standing = isSame ? before : { since: seenAt, observationId };
  const { since } = standing;
  const endTime = before?.endTime ?? seenAt;
  match.phase = { kind: 'provisional', score, since, endTime, observationId: standing.observationId, voidAt: null };
  if (!isSame) record(match, before === null ? 'ended' : 'result-changed', seen(said));
  if (!said.isDoubted && seenAt - since >= CONFIRMED_AFTER_MS) becomeFinal(endTime, 'confirmed');
}

function correct(match: ResolvedMatch, phase: PhaseOf<'final'>, said: Claim): void {
  const { score, seenAt, observationId } = said;
  if (score === null) return;
  if (isSameScore(phase.score, score)) {
    match.phase = { ...phase, correction: null, voidAt: null };
    return;
  }
  if (isSameScore(phase.correction?.score ?? null, score)) return;
  if (seenAt > phase.endTime + CORRECTABLE_MS) {
    record(match, 'late-correction', seen(said));
    return;
  }
  match.phase = { ...phase, correction: { score, since: seenAt, observationId }, voidAt: null };
  record(match, 'correction-seen', seen(said));
}
