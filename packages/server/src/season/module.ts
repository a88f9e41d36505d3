import { FEATURES, type GameInfo, type SeasonKind } from '@machine/contract';
import type { Registry } from 'prom-client';
import { createMatchFacts } from '../game/match/match-facts.ts';
import type { Leader } from '../platform/cluster/leader.ts';
import type { Module } from '../platform/module.ts';
import type { Bus } from '../platform/realtime/bus.ts';
import { createBots } from './bots/bots.ts';
import { createDelayedSince, type LiveSources } from './live/delayed-leagues.ts';
import type { DataSource, FeedConfig } from './loop/data-source.ts';
import { addSeasonMetrics } from './loop/season-metrics.ts';
import { createSeason, type Season, type SeasonDeps } from './loop/season.ts';
import { type PracticeDeps, practiceRoutes } from './practice/routes.ts';

type SeasonFactsDeps = Pick<SeasonLoopDeps, 'db' | 'clock' | 'dataSource'> & { kind: FeedConfig['feed'] | undefined };

export function seasonFacts({ db, clock, dataSource, kind }: SeasonFactsDeps) {
  const { feed = null, live } = dataSource ?? {};
  const delayedSince = feed && live ? createDelayedSince({ feed, clock, ...live }) : undefined;
  return {
    feed,
    facts: createMatchFacts({ db, clock, feed, delayedSince }),
    info: { season: seasonKindOf(kind), features: [...FEATURES], ...(live && liveInfo(live)) },
  };
}

export const createPractice = (deps: PracticeDeps): Module => ({ routes: practiceRoutes(deps) });

type SeasonLoopDeps = Pick<SeasonDeps, 'db' | 'clock' | 'seed' | 'log'> & {
  leader: Leader;
  dataSource: DataSource | null;
  hasBots: boolean;
  bus: Bus;
  registry: Registry;
  steps: NonNullable<Module['steps']>;
};

/** Creates the loop that advances the season; null without one. */
export function createSeasonLoop(deps: SeasonLoopDeps): Season | null {
  const { dataSource, hasBots, bus, registry, steps, ...others } = deps;
  if (dataSource === null) return null;
  return createSeason({
    ...others,
    ...dataSource,
    bots: hasBots ? createBots({ db: deps.leader.db, seed: deps.seed }) : null,
    onMatchChange: (matchId) => bus.publish({ type: 'score_update', data: { matchId } }),
    onTick: addSeasonMetrics(registry),
    extraSteps: steps,
  });
}

const liveInfo = ({ sources }: Pick<LiveSources, 'sources'>): Pick<GameInfo, 'leagues' | 'credits'> => ({
  leagues: sources.map(({ league }) => league),
  credits: sources.flatMap(({ credit }) => credit ?? []),
});

const KINDS = { simulated: 'SIMULATED', replay: 'REPLAY', live: 'LIVE', none: 'LIVE' } as const;

/** Returns what players are told about the season. Matches that come from no feed here are real ones. */
const seasonKindOf = (feed: FeedConfig['feed'] = 'none'): SeasonKind => KINDS[feed];
