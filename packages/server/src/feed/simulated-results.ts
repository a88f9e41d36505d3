import type { League } from '@machine/contract';
import type { Draws } from './draws.ts';
import type { Instant, Score } from './feed.ts';
import { remember } from './memo.ts';
import type { Random } from './random.ts';
import type { Meeting } from './simulated-schedule.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** How a match goes: the points of each stretch of play, in order. A third one in the NBA is overtime. */
export type Result = { stretches: Score[] };

/** What decides matches, beside chance. Invented, in the size that real seasons show. */
const NBA = {
  /** Points a side in regulation, and how much the sum of both varies. */
  sum: 225,
  sumDeviation: 19,
  homePoints: 2.6,
  strengthDeviation: 5,
  chanceDeviation: 12,
  /** What a side loses that played less than `tiredMs` ago. */
  tiredPoints: 2,
  tiredMs: 28 * HOUR_MS,
};
const EPL = { homeGoals: 1.55, awayGoals: 1.25, strengthDeviation: 0.45 };

/** Strengths move like slow waves: lengths in days, sizes as a share of the deviation between clubs. */
const WAVES = [
  { days: 160, size: 0.25 },
  { days: 420, size: 0.35 },
  { days: 1100, size: 0.5 },
];

export function createResults(league: League, draws: Draws): (meeting: Meeting) => Result {
  const strengthOf = createStrengths(league, draws);
  return ({ fixture, homeRestMs, awayRestMs }) => {
    const random = draws(fixture.id, 'result');
    const edge = strengthOf(fixture.homeTeam, fixture.startTime) - strengthOf(fixture.awayTeam, fixture.startTime);
    if (league === 'EPL') return eplResult(random, edge);
    return nbaResult(random, edge - tired(homeRestMs) + tired(awayRestMs));
  };
}

const tired = (restMs: number): number => (restMs < NBA.tiredMs ? NBA.tiredPoints : 0);

/** The hidden strength of a club at an instant: points (NBA), or the logarithm of goals (EPL). */
function createStrengths(league: League, draws: Draws): (club: string, at: Instant) => number {
  const deviation = league === 'EPL' ? EPL.strengthDeviation : NBA.strengthDeviation;
  const pathOf = remember(64, (club: string) => {
    const random = draws(`${league}/${club}`, 'strength');
    const base = random.normal() * 0.8;
    return { base, waves: WAVES.map((wave) => ({ ...wave, phase: random.next() })) };
  });
  return (club, at) => {
    const { base, waves } = pathOf(club);
    const drift = waves.map(({ days, size, phase }) => size * Math.sin(2 * Math.PI * (at / DAY_MS / days + phase)));
    return deviation * drift.reduce((sum, wave) => sum + wave, base);
  };
}

function nbaResult(random: Random, edge: number): Result {
  const margin = Math.round(NBA.homePoints + edge + NBA.chanceDeviation * random.normal());
  const sum = NBA.sum + NBA.sumDeviation * random.normal();
  const home = Math.max(70, Math.round((sum + margin) / 2));
  const away = Math.max(70, home - margin);
  const half = (score: number) => Math.round(score * (0.47 + 0.06 * random.next()));
  const first = { home: half(home), away: half(away) };
  const second = { home: home - first.home, away: away - first.away };
  if (home !== away) return { stretches: [first, second] };
  const most = 9 + random.below(7);
  const fewest = most - 1 - random.below(7);
  const homeWins = random.next() < 0.53;
  return {
    stretches: [first, second, homeWins ? { home: most, away: fewest } : { home: fewest, away: most }],
  };
}

function eplResult(random: Random, edge: number): Result {
  const homeGoals = EPL.homeGoals * Math.exp(edge / 2);
  const awayGoals = EPL.awayGoals * Math.exp(-edge / 2);
  // A little more than half of all goals fall after the break.
  const stretch = (share: number) => ({
    home: poisson(random, homeGoals * share),
    away: poisson(random, awayGoals * share),
  });
  return { stretches: [stretch(0.45), stretch(0.55)] };
}

/** How often something happens that happens `mean` times on average: counts until the product runs dry. */
function poisson(random: Random, mean: number): number {
  const floor = Math.exp(-mean);
  let events = 0;
  for (let left = random.next(); left > floor; left *= random.next()) events += 1;
  return events;
}
