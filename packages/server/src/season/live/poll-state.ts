import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '../../platform/clock/time.ts';
import { afterFailure, afterRejection, type Breaker, CLOSED } from './breaker.ts';
import { type Budget, nextRequestAt } from './budget.ts';
import type { Observed } from './observation.ts';
import { type AnsweredAt, nextTask, phaseOf, planTasks } from './phases.ts';
import type { Source, SourceRequest } from './source.ts';
import type { SourceHealth } from './source-health.ts';
import type { TrackedMatches } from './tracked-matches.ts';

type Kind = SourceHealth['request'];

const KINDS = ['live', 'fixtures', 'injuries'] as const satisfies readonly Kind[];

/** An answer with more pages is an error of the provider or of its parser. */
const PAGES_MAX = 40;

export type Page = {
  request: SourceRequest;
  cursor: string | null;
  number: number;
  /** The pages before it, if it only counts as a whole. */
  earlier: readonly (readonly Observed[])[];
};

export type PollState = {
  matches: TrackedMatches;
  health: Readonly<Record<Kind, SourceHealth>>;
  breakers: Readonly<Record<Kind, Breaker>>;
  budget: Budget;
  /** The next page of each kind of request whose answer has more pages. */
  pages: Readonly<Partial<Record<Kind, Page>>>;
  /** In [0, 1); another one after each answer. */
  jitter: number;
};

/** Returns whether an answer never ends: it repeats a page, or has too many. */
export const isEndless = ({ number, cursor }: Page, next: string | null): boolean =>
  next !== null && (number >= PAGES_MAX || next === cursor);

export type Outcome = { kind: 'page'; observed: readonly Observed[]; next: string | null } | Failure;
type Failure = { kind: 'limited' } | { kind: 'rejected'; problem: string } | { kind: 'failed'; problem: string };

const byKind = <T>(valueOf: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(KINDS.map((kind) => [kind, valueOf(kind)])) as Record<Kind, T>;

type Stored = { source: Source; matches: TrackedMatches; health: readonly SourceHealth[]; budget: Budget };

/** Continues from what an earlier leader has stored. Every breaker is closed, so that a new key is tried at once. */
export const createPollState = ({ source: { name }, matches, health, budget }: Stored, jitter: number): PollState => ({
  matches,
  health: byKind(
    (request) =>
      health.find((one) => one.source === name && one.request === request) ?? {
        source: name,
        request,
        answeredAt: null,
        failingSince: null,
        failure: null,
      },
  ),
  breakers: byKind(() => CLOSED),
  budget,
  pages: {},
  jitter,
});

/** Returns the page to request next and when; null while that depends on a request without an answer. */
export function nextPage(state: PollState, source: Source, now: Instant): { page: Page; at: Instant } | null {
  const tasks = planTasks({
    now,
    matches: [...state.matches.values()],
    answeredAt: byKind((kind) => state.health[kind].answeredAt) satisfies AnsweredAt,
    limit: state.budget.limit,
    hasInjuries: source.hasInjuries,
    jitter: state.jitter,
  });
  const budgetAt = nextRequestAt(state.budget, now);
  if (budgetAt === null) return null;
  const next = nextTask(tasks, { retryAt: byKind((kind) => state.breakers[kind].retryAt), budgetAt }, now);
  if (next === null) return null;
  const { request } = next.task;
  return { at: next.at, page: state.pages[request.kind] ?? { request, cursor: null, number: 1, earlier: [] } };
}

/**
 * Returns what to store after a page. Matches are stored with every page, as other requests may come before the next one
 * and what they say is newer; a list of injuries only as a whole.
 */
export function observedBy(page: Page, outcome: Outcome): readonly Observed[] {
  if (outcome.kind !== 'page') return [];
  if (!isWhole(page)) return outcome.observed;
  return outcome.next === null ? inOneList([...page.earlier, outcome.observed].flat()) : [];
}

const isWhole = ({ request }: Page) => request.kind === 'injuries';

/** Puts the injuries of all pages into the list of the first one. */
function inOneList([first, ...others]: readonly Observed[]): Observed[] {
  if (first?.value.kind !== 'injuries') return [];
  const more = others.flatMap(({ value }) => (value.kind === 'injuries' ? value.injuries : []));
  const list = { ...first, value: { ...first.value, injuries: [...first.value.injuries, ...more] } };
  return [list, ...others.filter(({ value }) => value.kind === 'problem')];
}

export type PageOutcome = { page: Page; outcome: Outcome; at: Instant; random: number };

/** Returns the state after a request for a page, except for its budget and its matches. */
export function afterOutcome(state: PollState, { page, outcome, at, random }: PageOutcome): PollState {
  const { kind } = page.request;
  if (outcome.kind === 'page') {
    if (outcome.next === null) return answered(state, kind, at, random);
    const earlier = isWhole(page) ? [...page.earlier, outcome.observed] : [];
    const next = { request: page.request, cursor: outcome.next, number: page.number + 1, earlier };
    return { ...state, pages: { ...state.pages, [kind]: next } };
  }
  const failing = { ...state, pages: { ...state.pages, [kind]: undefined }, health: failed(state, kind, at, outcome) };
  return { ...failing, breakers: breakersAfter(state, { page, outcome, at, random }) };
}

const answered = (state: PollState, kind: Kind, at: Instant, jitter: number): PollState => ({
  ...state,
  jitter,
  pages: { ...state.pages, [kind]: undefined },
  breakers: { ...state.breakers, [kind]: CLOSED },
  health: {
    ...state.health,
    // Without a match to watch, no further request could show that live requests have recovered.
    live: kind === 'fixtures' && !isWatching(state, at) ? recovered(state.health.live) : state.health.live,
    [kind]: { ...recovered(state.health[kind]), answeredAt: at },
  },
});

const recovered = (health: SourceHealth): SourceHealth => ({ ...health, failingSince: null, failure: null });

const isWatching = ({ matches }: PollState, at: Instant) =>
  [...matches.values()].some((match) => phaseOf(match, at) !== 'idle');

const failed = ({ health }: PollState, kind: Kind, at: Instant, outcome: Failure): PollState['health'] => ({
  ...health,
  [kind]: { ...health[kind], failingSince: health[kind].failingSince ?? at, failure: failureOf(outcome) },
});

export const changedHealth = (before: PollState, after: PollState): SourceHealth[] =>
  KINDS.filter((kind) => !isDeepStrictEqual(before.health[kind], after.health[kind])).map((kind) => after.health[kind]);

/** Returns why there is no answer, as one line. */
export const failureOf = (failure: Failure): string =>
  failure.kind === 'limited' ? 'The provider limits our requests (429).' : failure.problem;

function breakersAfter({ breakers }: PollState, { page, outcome, at, random }: PageOutcome): PollState['breakers'] {
  const { kind } = page.request;
  // The budget waits as long as the provider asks for.
  if (outcome.kind === 'limited') return breakers;
  if (outcome.kind !== 'rejected') return { ...breakers, [kind]: afterFailure(breakers[kind], at, random) };
  // A plan may lack the injuries; a key that may not read matches may read nothing.
  const rejected = afterRejection(at);
  return kind === 'injuries' ? { ...breakers, injuries: rejected } : byKind(() => rejected);
}
