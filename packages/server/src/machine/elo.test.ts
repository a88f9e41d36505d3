import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FinishedMatch, Fixture } from '../feed/feed.ts';
import { DAY_MS, HOUR_MS } from '../feed/time.ts';
import { createMachine } from './elo.ts';
import { seasons } from './generated-season.ts';
import { MODELS } from './model.ts';
import { likeliest } from './outcome.ts';
import { createRatings } from './ratings.ts';

const FIRST = Date.UTC(2024, 9, 22);

const fixture = (league: 'NBA' | 'EPL', homeTeam: string, awayTeam: string, startTime: number): Fixture => ({
  id: `${homeTeam}-${awayTeam}-${startTime}`,
  league,
  homeTeam,
  awayTeam,
  homeTeamAbbr: homeTeam.slice(0, 3).toUpperCase(),
  awayTeamAbbr: awayTeam.slice(0, 3).toUpperCase(),
  startTime,
});
const finished = (planned: Fixture, home: number, away: number): FinishedMatch => ({
  ...planned,
  score: { home, away },
  endTime: planned.startTime + 2 * HOUR_MS,
});

describe.each(['NBA', 'EPL'] as const)('a call on the %s', (league) => {
  test('is the same for the same knowledge, adds up, and its hash is that of its text', () => {
    fc.assert(
      fc.property(seasons(league), (matches) => {
        const machines = [createMachine(league), createMachine(league)] as const;
        for (const { fixture: each, stretches } of matches) {
          const [call, again] = [machines[0].call(each), machines[1].call(each)];
          expect(again).toEqual(call);
          const { home, draw, away } = call.probabilities;
          expect(home + draw + away).toBeCloseTo(1, 12);
          expect(draw > 0).toBe(league === 'EPL');
          const outcome = likeliest(call.probabilities);
          expect(call.machinePick).toBe(outcome.toUpperCase());
          expect(call.confidencePct).toBe(Math.round(call.probabilities[outcome] * 1000) / 10);
          expect(call.contentHash).toBe(createHash('sha256').update(call.analysis).digest('hex'));
          for (const machine of machines)
            machine.learn(finished(each, stretches[1]?.home ?? 0, stretches[1]?.away ?? 0));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('names both clubs, the ratings, the ground, the form and the rest', () => {
    const machine = createMachine(league);
    for (let day = 0; day < 6; day += 1) {
      machine.learn(finished(fixture(league, 'Ash', 'Elm', FIRST + day * 7 * DAY_MS), 3, 1));
    }
    const call = machine.call(fixture(league, 'Elm', 'Ash', FIRST + 42 * DAY_MS));
    expect(call.machinePick).toBe('AWAY');
    expect(call.modelVersion).toBe(`elo-${league.toLowerCase()}-1`);
    expect(call.analysis.split('\n\n')).toHaveLength(3);
    expect(call.analysis).toMatch(/^Elm are rated 14\d\d, Ash 15\d\d, which puts Ash ahead by \d+\./);
    expect(call.analysis).toContain(`worth ${MODELS[league].homeAdvantage} points to Elm`);
    expect(call.analysis).toMatch(
      /Elm won 0 of their last 5 \(L L L L L\) and scored 2\.0 (points|goals) a match fewer/,
    );
    expect(call.analysis).toContain('Elm start 7 days after the start of their last match, Ash 7 days');
    expect(call.analysis).toContain('so the Machine picks Ash. The ratings come from 6 earlier matches');
    for (const bullet of call.rationaleBullets) expect(call.analysis).toContain(bullet);
    expect(call.sources.map(({ kind }) => kind)).toEqual(['model', 'results', 'schedule']);
  });

  test('on clubs that nobody has seen is level but for the ground', () => {
    const call = createMachine(league).call(fixture(league, 'Ash', 'Elm', FIRST));
    expect(call.machinePick).toBe('HOME');
    expect(call.analysis).toContain('Ash are rated 1500, Elm 1500: level.');
    expect(call.analysis).toContain('No earlier match of Ash is known.');
  });

  test('does not change what the machine knows', () => {
    const machine = createMachine(league);
    const planned = fixture(league, 'Ash', 'Elm', FIRST);
    const before = machine.call(planned);
    machine.call(fixture(league, 'Ash', 'Elm', FIRST + 400 * DAY_MS));
    expect(machine.call(planned)).toEqual(before);
  });
});

const NBA = MODELS.NBA;
const EPL = MODELS.EPL;
const ratingOf = (ratings: ReturnType<typeof createRatings>, club: string, at: number) =>
  ratings.view(fixture('EPL', club, 'Nobody', at)).home.rating;

/** What the home side gains by a result between equals; checks that the other side loses the same. */
const gain = (home: number, away: number) => {
  const ratings = createRatings(EPL);
  ratings.learn(finished(fixture('EPL', 'Ash', 'Elm', FIRST), home, away));
  const [winner, loser] = [ratingOf(ratings, 'Ash', FIRST + DAY_MS), ratingOf(ratings, 'Elm', FIRST + DAY_MS)];
  expect(winner + loser).toBeCloseTo(2 * EPL.start, 9);
  return winner - EPL.start;
};

/** The home side's chance when both have played so many hours ago. */
const chance = (homeRest: number, awayRest: number) => {
  const ratings = createRatings(NBA);
  const at = FIRST + 10 * DAY_MS;
  const before: [string, number][] = [
    ['Ash', homeRest],
    ['Elm', awayRest],
  ];
  for (const [club, rest] of before.toSorted((a, b) => b[1] - a[1])) {
    const [home, away] = club === 'Ash' ? ['Ash', 'Oak'] : ['Fir', 'Elm'];
    ratings.learn(finished(fixture('NBA', home, away, at - rest * HOUR_MS), 100, 99));
  }
  return ratings.view(fixture('NBA', 'Ash', 'Elm', at)).probabilities.home;
};

describe('ratings', () => {
  test('what one club gains the other loses, and a clear win moves more than a narrow one', () => {
    expect(gain(1, 0)).toBeGreaterThan(0);
    expect(gain(5, 0)).toBeGreaterThan(gain(1, 0));
    expect(gain(0, 0)).toBeLessThan(0);
    expect(gain(0, 1)).toBeLessThan(gain(0, 0));
  });

  test('move towards the mean over a summer, once, and before the first match of the new season', () => {
    const ratings = createRatings(EPL);
    ratings.learn(finished(fixture('EPL', 'Ash', 'Elm', FIRST), 6, 0));
    const spring = ratingOf(ratings, 'Ash', FIRST + DAY_MS);
    const autumn = FIRST + EPL.summerMs + DAY_MS;
    const expected = EPL.start + (spring - EPL.start) * EPL.carryOver;
    expect(ratingOf(ratings, 'Ash', autumn)).toBeCloseTo(expected, 9);
    ratings.learn(finished(fixture('EPL', 'Oak', 'Elm', autumn), 1, 1));
    expect(ratingOf(ratings, 'Ash', autumn + DAY_MS)).toBeCloseTo(expected, 9);
  });

  test('start lower for a promoted club, and for one that comes back after a season away', () => {
    const ratings = createRatings(EPL);
    ratings.learn(finished(fixture('EPL', 'Ash', 'Elm', FIRST), 1, 0));
    const autumn = FIRST + EPL.summerMs + DAY_MS;
    expect(ratingOf(ratings, 'Oak', FIRST + DAY_MS)).toBe(EPL.start);
    expect(ratingOf(ratings, 'Oak', autumn)).toBe(EPL.newcomer);
    expect(ratingOf(ratings, 'Ash', FIRST + EPL.absenceMs + DAY_MS)).toBe(EPL.newcomer);
  });

  test('count an NBA match on the evening before as a burden, unless both carry it', () => {
    expect(chance(24, 48)).toBeLessThan(chance(48, 49));
    expect(chance(48, 24)).toBeGreaterThan(chance(48, 49));
    expect(chance(24, 25)).toBeCloseTo(chance(48, 49), 9);
  });

  test('make two equal clubs draw about one match in four on neutral ground', () => {
    const { draw } = createRatings({ ...EPL, homeAdvantage: 0 }).view(
      fixture('EPL', 'Ash', 'Elm', FIRST),
    ).probabilities;
    expect(draw).toBeCloseTo(EPL.drawWeight / (2 + EPL.drawWeight), 12);
  });
});

test.each([
  [{ home: 0.3, draw: 0.4, away: 0.3 }, 'draw'],
  [{ home: 0.35, draw: 0.35, away: 0.3 }, 'home'],
  [{ home: 0.3, draw: 0.35, away: 0.35 }, 'away'],
  [{ home: 0.5, draw: 0, away: 0.5 }, 'home'],
])('of %j the likeliest is %s', (probabilities, outcome) => expect(likeliest(probabilities)).toBe(outcome));
