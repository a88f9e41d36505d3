import type { ClubReasons, MatchStatus } from '@machine/contract';
import type { Feed, FinishedMatch, Fixture, LeagueInjury, Play, Score } from '../game/match/feed.ts';
import type { Instant } from '../platform/clock/time.ts';
import type { Machine } from '../season/machine/machine.ts';
import type { DataSource } from '../season/loop/data-source.ts';

/**
 * A match of the fake feed: `status` if given, otherwise SCHEDULED until its start, LIVE for two hours, then FINAL. Its
 * plays are known from its start.
 */
export type FakeMatch = Fixture & { status?: MatchStatus; score?: Score; plays?: Play[] };

export const HOUR = 60 * 60_000;

export function fakeMatch(id: string, startTime: Instant, rest: Partial<FakeMatch> = {}): FakeMatch {
  const teams = { homeTeam: 'Los Angeles Lakers', awayTeam: 'Phoenix Suns', homeTeamAbbr: 'LAL', awayTeamAbbr: 'PHX' };
  return { id, league: 'NBA', ...teams, startTime, ...rest };
}

export function fakeFeed(matches: readonly FakeMatch[], injuries: LeagueInjury[] = []): Feed {
  const ordered = () => matches.toSorted((a, b) => a.startTime - b.startTime || a.id.localeCompare(b.id));
  const endOf = (match: FakeMatch) => match.startTime + 2 * HOUR;
  const scoreOf = (match: FakeMatch) => match.score ?? { home: 101, away: 98 };
  const statusAt = (match: FakeMatch, at: Instant) =>
    match.status ?? (at < match.startTime ? 'SCHEDULED' : at < endOf(match) ? 'LIVE' : 'FINAL');
  return {
    name: 'simulated',
    fixtures: (from, to) => ordered().filter(({ startTime }) => startTime >= from && startTime < to),
    finished: (league, at) =>
      ordered()
        .filter((match) => match.league === league && endOf(match) <= at)
        .map((match): FinishedMatch => ({ ...match, score: scoreOf(match), endTime: endOf(match) })),
    seasonStart: () => undefined,
    state: (id, at) => {
      const match = matches.find((match) => match.id === id);
      if (match === undefined) return undefined;
      const status = statusAt(match, at);
      const clock = status === 'LIVE' ? 'Q3 7:12' : null;
      return { status, score: status === 'SCHEDULED' ? null : scoreOf(match), clock };
    },
    plays: (id, at) => matches.find((match) => match.id === id && match.startTime <= at)?.plays ?? [],
    injuries: (league) => (league === 'NBA' ? injuries : []),
    hasPlays: () => true,
  };
}

const NO_REASONS: ClubReasons = {
  rating: 1500,
  restHours: null,
  isShortRest: false,
  form: [],
  record: null,
  tablePosition: null,
};

export type FakeMachine = Machine & { learned: string[] };

/** Predicts HOME with a confidence that encodes the number of learned matches. */
export function fakeMachine(): FakeMachine {
  const learned: string[] = [];
  return {
    learned,
    learn: ({ id }) => void learned.push(id),
    review: () => {
      const rested = { rating: 1500 + learned.length, restMs: undefined, isShortRest: false };
      const before = { home: rested, away: rested, probabilities: { home: 0.6, draw: 0, away: 0.4 } };
      return { before, after: { home: rested.rating - 5, away: rested.rating + 5 } };
    },
    predict: (fixture) => ({
      machinePick: 'HOME',
      confidencePct: 50 + learned.length,
      probabilities: { home: 0.5, draw: 0, away: 0.5 },
      analysis: `${fixture.homeTeam} after ${learned.length} matches.`,
      rationaleBullets: ['They are at home.'],
      reasons: { homeAdvantage: 45, home: NO_REASONS, away: NO_REASONS, meetings: [] },
      sources: [{ title: 'Results', kind: 'results' }],
      modelVersion: 'fake-1',
      contentHash: 'ab'.repeat(32),
    }),
  };
}

export const fakeDataSource = (matches: readonly FakeMatch[], injuries?: LeagueInjury[]): DataSource => ({
  feed: fakeFeed(matches, injuries),
  machineFor: fakeMachine,
});
