import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { createMachine } from './elo.ts';
import { fixtureOf as fixture, seasons } from '../../testing/generated-season.ts';
import { NO_NEWS } from './machine.ts';
import { MODELS } from './model-parameters.ts';
import { mostLikely } from './outcome.ts';
import { createRatings } from './ratings.ts';

const FIRST = Date.UTC(2024, 9, 22);

const finished = (match: Fixture, home: number, away: number): FinishedMatch => ({
  ...match,
  score: { home, away },
  endTime: match.startTime + 2 * HOUR_MS,
});

describe.each(['NBA', 'EPL'] as const)('a prediction for the %s', (league) => {
  test('is deterministic, changes nothing, has probabilities that add up to 1, and carries the hash of its analysis', () => {
    fc.assert(
      fc.property(seasons(league), (matches) => {
        const machines = [createMachine(league), createMachine(league)] as const;
        for (const { fixture: each, segments } of matches) {
          const [prediction, again] = [machines[0].predict(each), machines[0].predict(each)];
          expect([again, machines[1].predict(each)]).toEqual([prediction, prediction]);
          const { home, draw, away } = prediction.probabilities;
          expect(home + draw + away).toBeCloseTo(1, 12);
          expect(draw > 0).toBe(league === 'EPL');
          const outcome = mostLikely(prediction.probabilities);
          expect(prediction.machinePick).toBe(outcome.toUpperCase());
          expect(prediction.confidencePct).toBe(Math.round(prediction.probabilities[outcome] * 1000) / 10);
          expect(prediction.contentHash).toBe(createHash('sha256').update(prediction.analysis).digest('hex'));
          for (const machine of machines) machine.learn(finished(each, segments[1]?.home ?? 0, segments[1]?.away ?? 0));
        }
      }),
      { numRuns: process.env.NIGHTLY ? 25 : 10 },
    );
  });

  /** Ash beat Elm at home in six weeks, by more each time, and visits them in the next one. */
  function afterSixWeeks() {
    const machine = createMachine(league);
    const earlier = Array.from({ length: 6 }, (_, week) =>
      finished(fixture(league, 'Ash', 'Elm', FIRST + week * 7 * DAY_MS), 3 + week, 1),
    );
    for (const match of earlier) machine.learn(match);
    return { machine, earlier, upcoming: fixture(league, 'Elm', 'Ash', FIRST + 42 * DAY_MS) };
  }

  test('explains the ratings, home advantage, form and rest of both clubs', () => {
    const { machine, upcoming } = afterSixWeeks();
    const prediction = machine.predict(upcoming);
    expect(prediction.machinePick).toBe('AWAY');
    expect(prediction.modelVersion).toBe({ NBA: 'elo-nba-4', EPL: 'elo-epl-3' }[league]);
    expect(prediction.analysis.split('\n\n')).toHaveLength(3);
    expect(prediction.analysis).toMatch(/^Elm are rated 1[34]\d\d and Ash 1[56]\d\d, which puts Ash ahead by \d+\./);
    expect(prediction.analysis).toContain(`Home advantage is worth ${MODELS[league].homeAdvantage} points to Elm`);
    expect(prediction.analysis).toMatch(
      /Elm won 0 of their last 5 \(L L L L L\) and were outscored by 5\.0 (points|goals) per match\./,
    );
    expect(prediction.analysis).toContain('Elm start 7 days after the start of their previous match, Ash 7 days');
    expect(prediction.analysis).toContain(
      'the Machine picks Ash. The ratings are based only on 6 earlier league matches.',
    );
    for (const bullet of prediction.rationaleBullets) expect(prediction.analysis).toContain(bullet);
    expect(prediction.sources.map(({ kind }) => kind)).toEqual(['model', 'results', 'schedule']);
  });

  test('gives as reasons the numbers that the analysis describes', () => {
    const { machine, earlier, upcoming } = afterSixWeeks();
    const { reasons, analysis } = machine.predict(upcoming, { season: earlier.toReversed(), injuries: [] });
    expect(analysis).toContain(`Elm are rated ${reasons.home.rating} and Ash ${reasons.away.rating}`);
    expect(reasons.homeAdvantage).toBe(MODELS[league].homeAdvantage);
    expect(reasons.away).toMatchObject({ restHours: 168, record: { wins: 6, draws: 0, losses: 0 } });
    expect(reasons.home.tablePosition).toBe(league === 'EPL' ? 2 : null);
    expect(reasons.home.form.map(({ scoreFor, scoreAgainst }) => [scoreFor, scoreAgainst])).toEqual(
      [4, 5, 6, 7, 8].map((score) => [1, score]),
    );
    expect(reasons.home.form[0]).toEqual({
      result: 'L',
      opponent: 'Ash',
      isHome: false,
      scoreFor: 1,
      scoreAgainst: 4,
      startTime: new Date(FIRST + 7 * DAY_MS).toISOString(),
    });
    expect(reasons.meetings.map(({ scoreHome }) => scoreHome)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  test('rates unknown clubs as equal and picks the home side', () => {
    const prediction = createMachine(league).predict(fixture(league, 'Ash', 'Elm', FIRST));
    expect(prediction.machinePick).toBe('HOME');
    expect(prediction.analysis).toContain('Ash are rated 1500 and Elm 1500, so they are level.');
    expect(prediction.analysis).toContain('No results of this season are known for Ash.');
  });
});

const injured = (team: string, playerName: string, status: string) => ({ team, playerName, status, description: '' });
const predictWith = (injuries: ReturnType<typeof injured>[], hasOnlyStarters = true) =>
  createMachine('NBA').predict(fixture('NBA', 'Ash', 'Elm', FIRST), { season: [], injuries, hasOnlyStarters });
const homeChance = (edge: number) => 1 / (1 + 10 ** (-(edge + MODELS.NBA.homeAdvantage) / 400));

describe('injuries', () => {
  test('of starters subtract points by the chance that they miss the match, and the analysis says so', () => {
    const { analysis, rationaleBullets, probabilities, sources } = predictWith([
      injured('ASH', 'Lee', 'Doubtful'),
      injured('ASH', 'Kim', 'Out'),
      injured('OAK', 'Jo', 'Out'),
    ]);
    // 50 points for Kim, and three quarters of them for Lee.
    expect(rationaleBullets).toContain('Injuries cost Ash 88 points: Kim (Out) and Lee (Doubtful).');
    expect(analysis).not.toContain('Jo');
    expect(probabilities.home).toBeCloseTo(homeChance(-87.5), 9);
    expect(sources.map(({ kind }) => kind)).toContain('injuries');
  });

  test.each([
    ['Out', 50],
    ['Out For Season', 50],
    ['Doubtful', 37.5],
    ['Questionable', 25],
    ['Probable', 0],
    ['constructor', 0],
  ])('with the status %j cost %f points', (status, cost) => {
    expect(predictWith([injured('ASH', 'Kim', status)]).probabilities.home).toBeCloseTo(homeChance(-cost), 9);
    expect(predictWith([injured('ASH', 'Kim', status)]).analysis.includes('Injuries')).toBe(cost > 0);
  });

  test('of anyone count by the share of starters on a roster, and at most for three starters', () => {
    const players = Array.from({ length: 12 }, (_, n) => injured('ELM', `P${n}`, 'Out'));
    const [one, three, all] = [1, 3, 12].map((count) => predictWith(players.slice(0, count), false));
    expect(one?.probabilities.home).toBeCloseTo(homeChance(50 / 3), 9);
    expect(three?.probabilities.home).toBeCloseTo(homeChance(50), 9);
    expect(all?.probabilities.home).toBeCloseTo(homeChance(150), 9);
    expect(all?.analysis).toContain(
      'cost Elm 150 points: P0 (Out), P1 (Out), P2 (Out), P3 (Out), P4 (Out), and 7 more.',
    );
  });
});

const EPL = MODELS.EPL;
const ratingOf = (ratings: ReturnType<typeof createRatings>, club: string, at: number) =>
  ratings.assess(fixture('EPL', club, 'Nobody', at)).home.rating;

describe('ratings', () => {
  test('regress to the mean once more for each season whose results are unknown', () => {
    const ratings = createRatings(EPL);
    ratings.learn(finished(fixture('EPL', 'Ash', 'Elm', FIRST), 6, 0));
    const lead = ratingOf(ratings, 'Ash', FIRST + DAY_MS) - EPL.initialRating;
    for (const [days, times] of [
      [80, 1],
      [364, 1],
      [445, 2],
      [810, 3],
    ] as const) {
      const expected = EPL.initialRating + lead * EPL.carryOver ** times;
      expect(ratingOf(ratings, 'Ash', FIRST + days * DAY_MS)).toBeCloseTo(expected, 9);
    }
    ratings.learn(finished(fixture('EPL', 'Oak', 'Elm', FIRST + 445 * DAY_MS), 1, 1));
    const learned = EPL.initialRating + lead * EPL.carryOver ** 2;
    expect(ratingOf(ratings, 'Ash', FIRST + 446 * DAY_MS)).toBeCloseTo(learned, 9);
  });

  test('know neither rest nor form after a break in which results may be missing', () => {
    const machine = createMachine('EPL');
    machine.learn(finished(fixture('EPL', 'Ash', 'Elm', FIRST), 1, 0));
    const reasonsAt = (days: number) =>
      machine.predict(fixture('EPL', 'Ash', 'Elm', FIRST + days * DAY_MS)).reasons.home;
    expect(reasonsAt(60)).toMatchObject({ restHours: 60 * 24, form: [{ opponent: 'Elm' }] });
    expect(reasonsAt(61)).toMatchObject({ restHours: null, isShortRest: false, form: [] });
    machine.learn(finished(fixture('EPL', 'Oak', 'Ash', FIRST + 61 * DAY_MS), 2, 0));
    expect(reasonsAt(68)).toMatchObject({ restHours: 7 * 24, form: [{ opponent: 'Oak' }] });
  });
});

/** Predicts a match of two clubs that met ten days before, when these matches of the league haven't been learned. */
function predictAfter(...schedule: Fixture[]) {
  const machine = createMachine('NBA');
  machine.learn(finished(fixture('NBA', 'Ash', 'Elm', FIRST - 10 * DAY_MS), 100, 99));
  return machine.predict(fixture('NBA', 'Ash', 'Elm', FIRST), { ...NO_NEWS, schedule });
}

test('counts a match that is scheduled before this one as played when it comes to rest', () => {
  const rested = predictAfter();
  expect(rested.reasons.home).toMatchObject({ restHours: 240, isShortRest: false });
  const tired = predictAfter(fixture('NBA', 'Oak', 'Ash', FIRST - DAY_MS));
  expect(tired.reasons.home).toEqual({ ...rested.reasons.home, restHours: 24, isShortRest: true });
  expect(tired.reasons.away).toEqual(rested.reasons.away);
  expect(tired.probabilities.home).toBeLessThan(rested.probabilities.home);
  expect(tired.analysis).toContain(
    'Ash start 24 hours after the start of their previous match, Elm 10 days; short rest costs Ash 50 points.',
  );
});

test.each([
  ['later', fixture('NBA', 'Oak', 'Ash', FIRST + DAY_MS)],
  ['predicted', fixture('NBA', 'Ash', 'Elm', FIRST)],
  ['of other clubs', fixture('NBA', 'Oak', 'Fir', FIRST - DAY_MS)],
])('ignores a match for rest that is %s', (_, match) => expect(predictAfter(match)).toEqual(predictAfter()));

test.each([
  [{ home: 0.3, draw: 0.4, away: 0.3 }, 'draw'],
  [{ home: 0.35, draw: 0.35, away: 0.3 }, 'home'],
  [{ home: 0.3, draw: 0.35, away: 0.35 }, 'away'],
  [{ home: 0.5, draw: 0, away: 0.5 }, 'home'],
])('mostLikely(%j) is %s', (probabilities, outcome) => expect(mostLikely(probabilities)).toBe(outcome));
