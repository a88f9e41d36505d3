import type { League } from '@machine/contract';
import type { RandomSource } from './random-source.ts';
import type { Score } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import { memoize } from './memoize.ts';
import { realStrength } from './real-strengths.ts';
import { seasonStart, type Simulation } from './seasons.ts';
import type { Random } from '../../platform/random.ts';
import type { FixtureWithRest } from './simulated-schedule.ts';

/** Parameters of the simulation, chosen to resemble real seasons. */
const NBA = {
  /** Mean and standard deviation of both sides' points together, in regulation. */
  total: 225,
  totalDeviation: 19,
  homePoints: 2.6,
  strengthDeviation: 5,
  chanceDeviation: 12,
  /** The points lost by a side whose last match started less than `shortRestMs` ago. */
  shortRestPenalty: 2,
  shortRestMs: 28 * HOUR_MS,
};
const EPL = { homeGoals: 1.55, awayGoals: 1.25, strengthDeviation: 0.45 };

/** The deviation between clubs without their drift, relative to the whole. */
const BASE_DEVIATION = 0.8;

/** Strengths drift in slow waves: periods in days, amplitudes relative to the deviation between clubs. */
const WAVES = [
  { days: 160, size: 0.25 },
  { days: 420, size: 0.35 },
  { days: 1100, size: 0.5 },
];

/** The points that each side loses without its injured players. */
export type Absences = { home: number; away: number };

/** Creates the points of each segment of play of a match, in order. A third segment is NBA overtime. */
export function createResults(
  league: League,
  simulation: Simulation,
  source: RandomSource,
): (match: FixtureWithRest, absences: Absences) => Score[] {
  const strengthOf = createStrengths(league, simulation, source);
  return ({ fixture, homeRestMs, awayRestMs }, absences) => {
    const random = source(fixture.id, 'result');
    const edge = strengthOf(fixture.homeTeam, fixture.startTime) - strengthOf(fixture.awayTeam, fixture.startTime);
    if (league === 'EPL') return eplResult(random, edge);
    const rest = restPenalty(awayRestMs) - restPenalty(homeRestMs);
    return nbaResult(random, edge + rest + absences.away - absences.home);
  };
}

const restPenalty = (restMs: number): number => (restMs < NBA.shortRestMs ? NBA.shortRestPenalty : 0);

/**
 * Returns the hidden strength of a club at an instant, in points (NBA) or as the logarithm of goals (EPL). Since the second
 * simulation, a season starts with the real strengths.
 */
function createStrengths(
  league: League,
  simulation: Simulation,
  source: RandomSource,
): (club: string, at: Instant) => number {
  const deviation = league === 'EPL' ? EPL.strengthDeviation : NBA.strengthDeviation;
  const pathOf = memoize(64, (club: string) => {
    const random = source(`${league}/${club}`, 'strength');
    const drawn = random.normal();
    const base = BASE_DEVIATION * (simulation === 1 ? drawn : realStrength(league, club));
    return { base, waves: WAVES.map((wave) => ({ ...wave, phase: random.next() })) };
  });
  return (club, at) => {
    const { base, waves } = pathOf(club);
    const driftAt = (time: Instant) =>
      waves.map(({ days, size, phase }) => size * Math.sin(2 * Math.PI * (time / DAY_MS / days + phase)));
    const drift = driftAt(at);
    if (simulation !== 1) drift.push(-sumOf(driftAt(seasonStart(league, at))));
    return deviation * drift.reduce((sum, wave) => sum + wave, base);
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function nbaResult(random: Random, edge: number): Score[] {
  const margin = Math.round(NBA.homePoints + edge + NBA.chanceDeviation * random.normal());
  const sum = NBA.total + NBA.totalDeviation * random.normal();
  const home = Math.max(70, Math.round((sum + margin) / 2));
  const away = Math.max(70, home - margin);
  const half = (score: number) => Math.round(score * (0.47 + 0.06 * random.next()));
  const first = { home: half(home), away: half(away) };
  const second = { home: home - first.home, away: away - first.away };
  if (home !== away) return [first, second];
  const winnerPoints = 9 + random.below(7);
  const loserPoints = winnerPoints - 1 - random.below(7);
  const homeWins = random.next() < 0.53;
  const [homePoints, awayPoints] = homeWins ? [winnerPoints, loserPoints] : [loserPoints, winnerPoints];
  return [first, second, { home: homePoints, away: awayPoints }];
}

function eplResult(random: Random, edge: number): Score[] {
  const homeGoals = EPL.homeGoals * Math.exp(edge / 2);
  const awayGoals = EPL.awayGoals * Math.exp(-edge / 2);
  // Slightly more than half of all goals are scored after half-time.
  const segment = (share: number) => ({
    home: poisson(random, homeGoals * share),
    away: poisson(random, awayGoals * share),
  });
  return [segment(0.45), segment(0.55)];
}

/** Draws from a Poisson distribution by Knuth's method. */
function poisson(random: Random, mean: number): number {
  const floor = Math.exp(-mean);
  let events = 0;
  for (let left = random.next(); left > floor; left *= random.next()) events += 1;
  return events;
}
