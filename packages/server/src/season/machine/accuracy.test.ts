import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { readSeasonFiles } from '../feeds/season-files.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { baseRates } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';

const DATA = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const isMissing = !existsSync(DATA);

function machineForecaster(league: 'NBA' | 'EPL'): Forecaster {
  const machine = createMachine(league);
  return { learn: (match) => machine.learn(match), forecast: (fixture) => machine.predict(fixture).probabilities };
}

describe('the Machine in real seasons, after a warm-up season', () => {
  test.for([
    ['NBA', 3_600, 0.64, 0.22],
    ['EPL', 2_500, 0.52, 0.595],
  ] as const)(
    '%s: over %i matches, has an accuracy of at least %f and a Brier score of at most %f',
    async (target, { skip }) => {
      const [league, minMatches, accuracy, brier] = target;
      skip(isMissing, `no real seasons: ${DATA} is missing`);
      const matches = await readSeasonFiles(globSync(`${DATA}/*/*.{json,csv}`));
      const evaluation = evaluate(league, matches, { machine: machineForecaster(league), baseRates: baseRates() });
      expect(evaluation.matches).toBeGreaterThan(minMatches);
      expect(evaluation.scores.machine.accuracy).toBeGreaterThanOrEqual(accuracy);
      expect(evaluation.scores.machine.brier).toBeLessThanOrEqual(brier);
      expect(evaluation.scores.machine.logLoss).toBeLessThan(evaluation.scores.baseRates.logLoss);
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
    const { scores } = evaluate(league, matches, { machine: machineForecaster(league), baseRates: baseRates() });
    expect(scores.machine.accuracy).toBeGreaterThan(scores.baseRates.accuracy);
    expect(scores.machine.brier).toBeLessThan(scores.baseRates.brier);
    expect(scores.machine.logLoss).toBeLessThan(scores.baseRates.logLoss);
  });
});
