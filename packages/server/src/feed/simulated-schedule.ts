import type { League } from '@machine/contract';
import { type Club, clubsOf } from './clubs.ts';
import type { Fixture, Instant } from './feed.ts';
import { remember } from './memo.ts';
import { createRandom, shuffled } from './random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, weekStart } from './time.ts';

/** A fixture and how long each side has rested since its match in the round before, start to start. */
export type Meeting = { fixture: Fixture; homeRestMs: number; awayRestMs: number };

/** NBA: ten a day, every 2 h 24, each lasting longer than that: one is always live. */
const NBA_A_DAY = 10;
const NBA_EVERY_MS = DAY_MS / NBA_A_DAY;
const START_GRID_MS = 5 * MINUTE_MS;

/** EPL kick-offs, in hours since Monday 00:00 UTC: one on each weekday evening, the rest at the weekend. */
const EPL_HOURS = [20, 43.75, 67.75, 92, 116, 132.5, 135, 137.5, 158, 160.5];

/**
 * How far a match may move within its round: slots are drawn inside groups of this size. Small enough that no club
 * has two matches within 14 hours (NBA) or 4 days (EPL).
 */
const GROUP: Record<League, number> = { NBA: 5, EPL: 2 };

/** The meetings of one week (from Monday), by start. A round robin without end; the seed only orders the clubs. */
export function createSchedule(league: League, seed: number): (week: number) => Meeting[] {
  const clubs = shuffled(clubsOf(league), createRandom(`${seed}/${league}/clubs`));
  const inRound = clubs.length / 2;

  const roundOf = remember(64, (round: number) => {
    const random = createRandom(`${seed}/${league}/round/${round}`);
    const size = GROUP[league];
    const order = Array.from({ length: inRound }, (_, step) => step)
      .map((step) => ({ step, key: Math.floor(step / size) + random.next() }))
      .toSorted((a, b) => a.key - b.key);
    return order.map(({ step }, slot) => fixtureAt(round, slot, step));
  });

  const lastStart = (round: number, club: string): Instant =>
    roundOf(round).find(({ homeTeam, awayTeam }) => homeTeam === club || awayTeam === club)?.startTime ?? 0;

  function fixtureAt(round: number, slot: number, step: number): Fixture {
    const [home, away] = pairing(clubs, round, step);
    return {
      ...placeOf(league, round * inRound + slot),
      league,
      homeTeam: home.name,
      awayTeam: away.name,
      homeTeamAbbr: home.abbr,
      awayTeamAbbr: away.abbr,
    };
  }

  return (week) => {
    const from = weekStart(week);
    const first = league === 'EPL' ? week * inRound : (from / DAY_MS) * NBA_A_DAY;
    const count = league === 'EPL' ? inRound : 7 * NBA_A_DAY;
    return Array.from({ length: count }, (_, i) => {
      const round = Math.floor((first + i) / inRound);
      const fixture = roundOf(round)[(first + i) % inRound];
      if (!fixture) throw new Error(`No match ${first + i} in ${league}`);
      const rest = (club: string) => fixture.startTime - lastStart(round - 1, club);
      return { fixture, homeRestMs: rest(fixture.homeTeam), awayRestMs: rest(fixture.awayTeam) };
    });
  };
}

/** When the n-th match since 1970 begins, and its name: day or week, and the number within it. */
function placeOf(league: League, n: number): { id: string; startTime: Instant } {
  if (league === 'EPL') {
    const week = Math.floor(n / EPL_HOURS.length);
    const slot = n % EPL_HOURS.length;
    return { id: `sim-epl-${week}-${slot}`, startTime: weekStart(week) + (EPL_HOURS[slot] ?? 0) * HOUR_MS };
  }
  const startTime = Math.floor((n * NBA_EVERY_MS) / START_GRID_MS) * START_GRID_MS;
  return { id: `sim-nba-${Math.floor(n / NBA_A_DAY)}-${n % NBA_A_DAY}`, startTime };
}

/**
 * The circle method: one club stands still, the others move on by one place a round, and `step` counts outward from
 * where it stands. A club's step changes by at most one from round to round, so its matches keep their distance;
 * home and away alternate on the way, and change over when everybody has met everybody.
 */
function pairing(clubs: Club[], round: number, step: number): [Club, Club] {
  const moving = clubs.length - 1;
  const place = (n: number) => ((n % moving) + moving) % moving;
  const left = clubs[place(round + step)];
  const right = clubs[step === 0 ? moving : place(round - step)];
  if (!left || !right) throw new Error(`No clubs for round ${round}`);
  const turn = (step === 0 ? place(round) : step) + Math.floor(round / moving);
  return turn % 2 === 0 ? [left, right] : [right, left];
}
