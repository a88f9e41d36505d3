import type { League } from '@machine/contract';
import { type Club, clubsOf } from './clubs.ts';
import type { Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, weekStart } from '../../platform/clock/time.ts';
import { memoize } from './memoize.ts';
import { createRandom, shuffled } from '../../platform/random.ts';

/** A fixture and the rest of each side: the time since the start of its match in the previous round. */
export type FixtureWithRest = { fixture: Fixture; homeRestMs: number; awayRestMs: number };

/** Ten matches a day start 2 h 24 min apart and last longer than that, so one is always live. */
const NBA_PER_DAY = 10;
const NBA_INTERVAL_MS = DAY_MS / NBA_PER_DAY;
/** Starts are rounded down to a multiple of this. */
const START_STEP_MS = 5 * MINUTE_MS;

/** EPL kick-offs in hours since Monday 00:00 UTC: one each weekday evening, the others on the weekend. */
const EPL_HOURS = [20, 43.75, 67.75, 92, 116, 132.5, 135, 137.5, 158, 160.5];

/**
 * Matches are shuffled within groups of this size in a round: small enough that no club has two matches within
 * 14 hours (NBA) or 3.5 days (EPL).
 */
const GROUP_SIZE: Record<League, number> = { NBA: 5, EPL: 2 };

/** Returns the fixtures of a week (from Monday), by start: an endless round robin in which the seed orders the clubs. */
export function createSchedule(league: League, seed: number): (week: number) => FixtureWithRest[] {
  const clubs = shuffled(clubsOf(league), createRandom(`${seed}/${league}/clubs`));
  const matchesPerRound = clubs.length / 2;

  const roundOf = memoize(64, (round: number) => {
    const random = createRandom(`${seed}/${league}/round/${round}`);
    const size = GROUP_SIZE[league];
    const order = Array.from({ length: matchesPerRound }, (_, step) => step)
      .map((step) => ({ step, key: Math.floor(step / size) + random.next() }))
      .toSorted((a, b) => a.key - b.key);
    return order.map(({ step }, slot) => fixtureAt(round, slot, step));
  });

  const lastStart = (round: number, club: string): Instant =>
    roundOf(round).find(({ homeTeam, awayTeam }) => homeTeam === club || awayTeam === club)?.startTime ?? 0;

  function fixtureAt(round: number, slot: number, step: number): Fixture {
    const [home, away] = pairing(clubs, round, step);
    return {
      ...slotAt(league, round * matchesPerRound + slot),
      league,
      homeTeam: home.name,
      awayTeam: away.name,
      homeTeamAbbr: home.abbr,
      awayTeamAbbr: away.abbr,
    };
  }

  return (week) => {
    const from = weekStart(week);
    const first = league === 'EPL' ? week * matchesPerRound : (from / DAY_MS) * NBA_PER_DAY;
    const count = league === 'EPL' ? matchesPerRound : 7 * NBA_PER_DAY;
    return Array.from({ length: count }, (_, i) => {
      const round = Math.floor((first + i) / matchesPerRound);
      const fixture = roundOf(round)[(first + i) % matchesPerRound];
      if (!fixture) throw new Error(`No match ${first + i} in ${league}`);
      const rest = (club: string) => fixture.startTime - lastStart(round - 1, club);
      return { fixture, homeRestMs: rest(fixture.homeTeam), awayRestMs: rest(fixture.awayTeam) };
    });
  };
}

/** Returns the start and id of the n-th match since 1970. The id holds the day or week and the number within it. */
function slotAt(league: League, n: number): { id: string; startTime: Instant } {
  if (league === 'EPL') {
    const week = Math.floor(n / EPL_HOURS.length);
    const slot = n % EPL_HOURS.length;
    return { id: `sim-epl-${week}-${slot}`, startTime: weekStart(week) + (EPL_HOURS[slot] ?? 0) * HOUR_MS };
  }
  const startTime = Math.floor((n * NBA_INTERVAL_MS) / START_STEP_MS) * START_STEP_MS;
  return { id: `sim-nba-${Math.floor(n / NBA_PER_DAY)}-${n % NBA_PER_DAY}`, startTime };
}

/**
 * Pairs clubs by the circle method: one club is fixed, the others rotate by one position per round, and `step` counts
 * outward from the fixed club. A club's step changes by at most one per round, so its matches are evenly spaced. Home
 * and away alternate, and swap after each full round robin.
 */
function pairing(clubs: Club[], round: number, step: number): [Club, Club] {
  const moving = clubs.length - 1;
  const position = (n: number) => ((n % moving) + moving) % moving;
  const left = clubs[position(round + step)];
  const right = clubs[step === 0 ? moving : position(round - step)];
  if (!left || !right) throw new Error(`No clubs for round ${round}`);
  const turn = (step === 0 ? position(round) : step) + Math.floor(round / moving);
  return turn % 2 === 0 ? [left, right] : [right, left];
}
