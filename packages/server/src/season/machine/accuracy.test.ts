import { beforeAll, describe, expect, test } from 'vitest';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { baseRates } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';

function machineForecaster(league: 'NBA' | 'EPL'): Forecaster {
  const machine = createMachine(league);
  return { learn: (match) => machine.learn(match), forecast: (fixture) => machine.predict(fixture).probabilities };
}

let seasons: SeasonMatch[];
beforeAll(async () => {
  seasons = await readBundledSeasons();
});

const evaluateMachine = (league: 'NBA' | 'EPL', matches: readonly SeasonMatch[]) =>
  evaluate(league, matches, { machine: machineForecaster(league), baseRates: baseRates(league) });

describe('the Machine in real seasons, after a warm-up season', () => {
  test.each([
    ['NBA', 3_600, 0.65, 0.216, 0.61],
    ['EPL', 2_500, 0.53, 0.585, 0.976],
  ] as const)(
    '%s: over %i matches, has an accuracy of at least %f and a Brier score of at most %f, and a log loss of at most %f in the seasons held out',
    (league, minMatches, accuracy, brier, logLoss) => {
      const { matches, scores, heldOut, openings } = evaluateMachine(league, seasons);
      expect(matches).toBeGreaterThan(minMatches);
      expect(scores.machine.accuracy).toBeGreaterThanOrEqual(accuracy);
      expect(scores.machine.brier).toBeLessThanOrEqual(brier);
      expect(heldOut.matches).toBeGreaterThan(1_000);
      expect(heldOut.scores.machine.logLoss).toBeLessThanOrEqual(logLoss);
      for (const part of [scores, heldOut.scores, openings.scores]) {
        expect(part.machine.logLoss).toBeLessThan(part.baseRates.logLoss);
      }
    },
  );

  test.each([
    ['NBA', 2023, 0.68],
    ['EPL', 2024, 0.985],
  ] as const)(
    '%s: predicts the opening of the season after an unknown one (%i) with a log loss of at most %f',
    (league, unknown, logLoss) => {
      const known = seasons.filter(({ season }) => season < unknown);
      const next = seasons.filter(({ season }) => season === unknown + 1);
      const { openings } = evaluateMachine(league, [...known, ...next]);
      expect(openings.scores.machine.logLoss).toBeLessThanOrEqual(logLoss);
      expect(openings.scores.machine.logLoss).toBeLessThan(openings.scores.baseRates.logLoss);
    },
  );
});

describe('the Machine in a simulated season', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const asSeason = (match: FinishedMatch): SeasonMatch => ({
    fixture: match,
    // Simulated seasons have no off-season, so split them into a warm-up and an evaluated part.
    season: match.startTime < NOW - 150 * DAY_MS ? 2025 : 2026,
    segments: [match.score],
  });

  test.each([
    ['NBA', 1],
    ['NBA', 2],
    ['EPL', 1],
    ['EPL', 2],
  ] as const)('%s, seed %i: beats the base rates', (league, seed) => {
    const matches = createSimulatedFeed({ seed }).finished(league, NOW).map(asSeason);
    const { scores } = evaluate(league, matches, { machine: machineForecaster(league), baseRates: baseRates(league) });
    expect(scores.machine.accuracy).toBeGreaterThan(scores.baseRates.accuracy);
    expect(scores.machine.brier).toBeLessThan(scores.baseRates.brier);
    expect(scores.machine.logLoss).toBeLessThan(scores.baseRates.logLoss);
  });
});
