import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { gameDayOf } from '../../platform/clock/game-day.ts';
import type { ObservedMatch } from './observation.ts';
import type { SourceRequest } from './source.ts';
import type { SourceHealth } from './source-health.ts';

const FIXTURES_EVERY_MS = 6 * HOUR_MS;
const FIXTURES_MATCH_DAY_MS = 10 * MINUTE_MS;
const FIXTURES_AHEAD_MS = 7 * DAY_MS;
/** Also finds corrections: a result is read again until it is this old. */
const FIXTURES_BACK_MS = 3 * DAY_MS;
const INJURIES_EVERY_MS = 6 * HOUR_MS;
const INJURIES_MATCH_DAY_MS = 30 * MINUTE_MS;
const LIVE_EVERY_MS = 15_000;
const NEAR_EVERY_MS = MINUTE_MS;
const NEAR_BEFORE_MS = 15 * MINUTE_MS;
/** Two equal results this far apart confirm each other. */
const CONFIRMED_AFTER_MS = 10 * MINUTE_MS;
/** After this time a result is no longer confirmed by requests of its own, such as after a restart. */
const CONFIRM_WITHIN_MS = HOUR_MS;
/** Intervals get up to this much longer, at random, so that several servers don't request at once. */
const JITTER = 0.1;
/** A request that has been due for this long goes first, so that live matches don't hold up everything else. */
const OVERDUE_MS = 10 * MINUTE_MS;

/** Both leagues have their summer break in the middle of July (UTC). */
const breakIn = (year: number): Instant => Date.UTC(year, 6, 15);

/** Returns the latest summer break: what was played since then is this season. */
export function seasonBreakBefore(now: Instant): Instant {
  const year = new Date(now).getUTCFullYear();
  return breakIn(year) <= now ? breakIn(year) : breakIn(year - 1);
}

/** A match as its source describes it, and when. */
export type TrackedMatch = Pick<ObservedMatch, 'startTime' | 'isStartKnown' | 'status'> & {
  sourceId: string;
  /** When the source first said so. */
  changedAt: Instant;
  /** When the source last said so; null: not since this process leads. */
  coveredAt: Instant | null;
};

/**
 * The attention that a match gets. `playing`: as often as the budget allows. `near`: every minute, around its start and
 * when it takes unusually long. `settling`: every minute, until its result is confirmed. `idle`: with the fixtures.
 */
type Phase = 'idle' | 'near' | 'playing' | 'settling';

/** The phases of a match by the time since its start: each lasts until the given time. */
const PHASES: Record<ObservedMatch['status'], readonly [untilMs: number, phase: Phase][]> = {
  // A start is often reported late.
  SCHEDULED: [
    [-NEAR_BEFORE_MS, 'idle'],
    [0, 'near'],
    [HOUR_MS, 'playing'],
    [6 * HOUR_MS, 'near'],
  ],
  LIVE: [
    [6 * HOUR_MS, 'playing'],
    [12 * HOUR_MS, 'near'],
  ],
  SUSPENDED: [[6 * HOUR_MS, 'near']],
  FINISHED: [],
  AWARDED: [],
  POSTPONED: [],
  CANCELLED: [],
};

export function phaseOf(match: TrackedMatch, now: Instant): Phase {
  if (match.status === 'FINISHED' || match.status === 'AWARDED') return isSettling(match, now) ? 'settling' : 'idle';
  if (match.status === 'SCHEDULED' && !match.isStartKnown) return 'idle';
  const sinceStart = now - match.startTime;
  return PHASES[match.status].find(([untilMs]) => sinceStart < untilMs)?.[1] ?? 'idle';
}

const isSettling = ({ changedAt, coveredAt }: TrackedMatch, now: Instant) =>
  (coveredAt ?? changedAt) < changedAt + CONFIRMED_AFTER_MS && now < changedAt + CONFIRM_WITHIN_MS;

/** A request that a source should get, at `dueAt` or as soon after it as the budget allows. */
export type Task = { dueAt: Instant; request: SourceRequest };

/** When each kind of request was last answered completely; null: never. */
export type AnsweredAt = Readonly<Record<SourceHealth['request'], Instant | null>>;

export type Situation = {
  now: Instant;
  matches: readonly TrackedMatch[];
  answeredAt: AnsweredAt;
  /** Requests a minute that are allowed now. */
  limit: number;
  hasInjuries: boolean;
  /** In [0, 1); another one after each answer. */
  jitter: number;
};

/** Asks from three days before the last answer, or, for a new server, for what has been played this season. */
export function fixturesSince(answeredAt: Instant | null, now: Instant): Extract<SourceRequest, { kind: 'fixtures' }> {
  const start = seasonBreakBefore(now);
  const from = answeredAt === null ? start : Math.max(start, answeredAt - FIXTURES_BACK_MS);
  return { kind: 'fixtures', from: Math.min(from, now - FIXTURES_BACK_MS), to: now + FIXTURES_AHEAD_MS };
}

/** Returns the next request of each kind, most urgent kind first. */
export function planTasks(situation: Situation): Task[] {
  const { now, matches, hasInjuries, answeredAt } = situation;
  const isMatchDay = matches.some((match) => isOnDay(match, now));
  const [fixturesEveryMs, injuriesEveryMs] = isMatchDay
    ? [FIXTURES_MATCH_DAY_MS, INJURIES_MATCH_DAY_MS]
    : [FIXTURES_EVERY_MS, INJURIES_EVERY_MS];
  const fixturesAt = nextAt(situation, 'fixtures', fixturesEveryMs);
  const injuries: Task = { dueAt: nextAt(situation, 'injuries', injuriesEveryMs), request: { kind: 'injuries' } };
  return [
    ...planLive(situation),
    { dueAt: fixturesAt, request: fixturesSince(answeredAt.fixtures, now) },
    ...(hasInjuries ? [injuries] : []),
  ];
}

/** One request for all matches that are watched now, as it costs the same as one for a single match. */
function planLive(situation: Situation): Task[] {
  const { now, matches } = situation;
  const watched = matches
    .map((match) => ({ match, phase: phaseOf(match, now) }))
    .filter(({ phase }) => phase !== 'idle');
  if (watched.length === 0) return nextWatch(situation);
  const isPlaying = watched.some(({ phase }) => phase === 'playing');
  const dueAt = nextAt(situation, 'live', isPlaying ? liveInterval(situation.limit) : NEAR_EVERY_MS);
  return [{ dueAt, request: liveRequest(watched.map(({ match }) => match)) }];
}

function nextWatch({ now, matches }: Situation): Task[] {
  const next = matches
    .filter(({ status, isStartKnown, startTime }) => status === 'SCHEDULED' && isStartKnown && startTime > now)
    .toSorted((a, b) => a.startTime - b.startTime)[0];
  return next === undefined ? [] : [{ dueAt: next.startTime - NEAR_BEFORE_MS, request: liveRequest([next]) }];
}

function liveRequest(matches: readonly TrackedMatch[]): SourceRequest {
  const starts = matches.map(({ startTime }) => startTime);
  const ids = matches.map(({ sourceId }) => sourceId).toSorted();
  return { kind: 'live', ids, from: Math.min(...starts), to: Math.max(...starts) + 1 };
}

/** Leaves one request a minute for the other kinds. */
const liveInterval = (limit: number) => Math.max(LIVE_EVERY_MS, MINUTE_MS / Math.max(1, limit - 1));

function nextAt({ now, answeredAt, jitter }: Situation, kind: SourceHealth['request'], everyMs: number): Instant {
  const last = answeredAt[kind];
  return last === null ? now : last + Math.ceil(everyMs * (1 + JITTER * jitter));
}

const isOnDay = (match: TrackedMatch, now: Instant) =>
  match.status !== 'CANCELLED' && (gameDayOf(match.startTime) === gameDayOf(now) || phaseOf(match, now) !== 'idle');

export type Gates = { retryAt: Readonly<Record<SourceHealth['request'], Instant>>; budgetAt: Instant };

/** Returns the next request and when to send it: the most urgent one that may be sent by then. */
export function nextTask(tasks: readonly Task[], gates: Gates, now: Instant): { task: Task; at: Instant } | null {
  const ready = tasks.map((task) => ({ task, at: Math.max(task.dueAt, gates.retryAt[task.request.kind]) }));
  const earliest = Math.max(now, gates.budgetAt, Math.min(...ready.map(({ at }) => at)));
  const possible = ready.filter(({ at }) => at <= earliest);
  const chosen = possible.find(({ task }) => task.dueAt <= earliest - OVERDUE_MS) ?? possible[0];
  return chosen === undefined ? null : { task: chosen.task, at: earliest };
}
