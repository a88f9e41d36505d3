import type { League } from '@machine/contract';
import type { Feed, FinishedMatch, Fixture, MatchState } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { compareEnds, createHistory } from './history.ts';
import type { Observation } from './observation.ts';
import { explain, resolve } from './resolve.ts';
import type { AuditLine, ResolvedMatch } from './resolved-match.ts';
import { createMemory, matchAt, type Problem, type ResolverMemory, settledAt } from './resolver-memory.ts';
import type { Source } from './source.ts';
import type { SourceHealth } from './source-health.ts';

export type LiveFeed = Feed & {
  /** Takes further observations in the order of their ids, and returns what in them can't be used. */
  apply(observations: readonly Observation[]): Problem[];
  /** Takes the last answers of the sources, which confirm scores that haven't changed. */
  applyHealth(health: readonly SourceHealth[]): void;
  /** The id of the last observation that was applied; 0 before the first. */
  lastId(): number;
  /** Returns every decision about a match by an instant, oldest first; by default, by the last observation. */
  explain(matchId: string, at?: Instant): AuditLine[];
};

type LiveFeedDeps = { history: readonly FinishedMatch[]; sources: readonly Pick<Source, 'name' | 'league'>[] };

const LEAGUES = ['NBA', 'EPL'] as const;

/** Creates the feed of real matches: a pure function of the observations that were seen by the given instant. */
export function createLiveFeed({ history, sources }: LiveFeedDeps): LiveFeed {
  const memory = createMemory();
  let answers: readonly SourceHealth[] = [];
  const past = { NBA: createHistory(ofLeague(history, 'NBA')), EPL: createHistory(ofLeague(history, 'EPL')) };
  let view = viewOf(memory);

  const matchOf = (id: string, at: Instant) => {
    const match = memory.matches.get(id);
    return match !== undefined && match.steps[0] !== undefined && match.steps[0].at <= at ? match : undefined;
  };

  return {
    name: 'live',
    apply(observations) {
      const problems = resolve(memory, observations);
      view = viewOf(memory);
      return problems;
    },
    applyHealth: (health) => void (answers = health),
    lastId: () => memory.lastId,
    explain: (id, at) => explain(memory, id, at),
    fixtures: (from, to) => view.fixtures.filter(({ startTime }) => startTime >= from && startTime < to),
    finished(league, at) {
      const own = view.results[league].filter((result) => result.settledAt <= at);
      return past[league].withFinals(
        own.map(({ match }) => match),
        at,
      );
    },
    // The break between two seasons shows where one begins.
    seasonStart: () => undefined,
    state(id, at) {
      const match = matchOf(id, at);
      return match && stateAt(match, at);
    },
    plays: () => [],
    injuries: (league, at) => memory.injuries[league].findLast((list) => list.at <= at)?.injuries ?? [],
    asOf(id, at) {
      const match = matchOf(id, at);
      if (match?.claim === undefined) return undefined;
      const { seenAt } = match.claim;
      const own = sources.find(({ league }) => league === match.fixture.league);
      // Answers about fixtures have scores, too.
      const answered = answers.flatMap(({ source, request, answeredAt }) =>
        source === own?.name && request !== 'injuries' ? (answeredAt ?? []) : [],
      );
      const confirmedAt = Math.max(seenAt, ...answered);
      return confirmedAt <= at ? confirmedAt : Math.min(seenAt, at);
    },
    decidedBy: (id, at) => [...new Set(explain(memory, id, at).map(({ observationId }) => observationId))],
    hasPlays: () => false,
    movedTo(id, at) {
      const replacement = matchOf(id, at)?.movedTo;
      return replacement == null ? undefined : matchOf(replacement, at)?.fixture;
    },
  };
}

function stateAt(match: ResolvedMatch, at: Instant): MatchState | undefined {
  const present = at >= match.changedAt ? matchAt(match, at) : match;
  return present.steps.findLast((step) => step.at <= at)?.state;
}

type OwnResult = { match: FinishedMatch; settledAt: Instant };
type View = { fixtures: Fixture[]; results: Record<League, OwnResult[]> };

function viewOf(memory: ResolverMemory): View {
  const matches = [...memory.matches.values()];
  const fixtures = matches
    .map(({ fixture }) => fixture)
    .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1));
  const results: View['results'] = { NBA: [], EPL: [] };
  for (const match of matches) {
    const result = resultOf(match);
    if (result) results[match.fixture.league].push(result);
  }
  for (const league of LEAGUES) results[league].sort((a, b) => compareEnds(a.match, b.match));
  return { fixtures, results };
}

/** Returns the result of a match that ended, as it will be unless the sources say something else before it is settled. */
function resultOf(match: ResolvedMatch): OwnResult | undefined {
  const { kind } = match.phase;
  if (kind !== 'provisional' && kind !== 'final') return undefined;
  const { phase, fixture } = matchAt(match, Infinity);
  const at = settledAt({ phase });
  if (phase.kind !== 'final' || at === undefined) return undefined;
  return { match: { ...fixture, score: phase.score, endTime: phase.endTime }, settledAt: at };
}

const ofLeague = (matches: readonly FinishedMatch[], league: League) =>
  matches.filter((match) => match.league === league);
