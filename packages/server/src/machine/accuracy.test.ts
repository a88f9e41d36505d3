import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { FinishedMatch } from '../feed/feed.ts';
import { readSeasonFiles } from '../feed/season-files.ts';
import type { SeasonMatch } from '../feed/season-match.ts';
import { createSimulatedFeed } from '../feed/simulated.ts';
import { DAY_MS } from '../feed/time.ts';
import { baseRates } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';

const DATA = fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
const isMissing = !existsSync(DATA);

function theMachine(league: 'NBA' | 'EPL'): Forecaster {
  const machine = createMachine(league);
  return { learn: (match) => machine.learn(match), forecast: (fixture) => machine.call(fixture).probabilities };
}

describe('in real seasons, after one to learn from', () => {
  test.for([
    ['NBA', 3_600, 0.64, 0.22],
    ['EPL', 2_500, 0.52, 0.595],
  ] as const)('%s: over %i matches at least %f right, and a Brier score of at most %f', async (aim, { skip }) => {
    const [league, least, accuracy, brier] = aim;
    skip(isMissing, `no real seasons: ${DATA} is missing`);
    const matches = await readSeasonFiles(globSync(`${DATA}/*/*.{json,csv}`));
    const evaluation = evaluate(league, matches, { machine: theMachine(league), baseRates: baseRates() });
    expect(evaluation.matches).toBeGreaterThan(least);
    expect(evaluation.scores.machine.accuracy).toBeGreaterThanOrEqual(accuracy);
    expect(evaluation.scores.machine.brier).toBeLessThanOrEqual(brier);
    expect(evaluation.scores.machine.logLoss).toBeLessThan(evaluation.scores.baseRates.logLoss);
  });
});

describe('in the simulated season', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const asSeason = (match: FinishedMatch): SeasonMatch => ({
    fixture: match,
    // What is learned from and what is scored: there is no summer to part them.
    season: match.startTime < NOW - 150 * DAY_MS ? 2025 : 2026,
    stretches: [match.score],
  });

  test.each([
    ['NBA', 1],
    ['NBA', 2],
    ['EPL', 1],
    ['EPL', 2],
  ] as const)('%s, seed %i: the Machine beats the base rates', (league, seed) => {
    const matches = createSimulatedFeed({ seed }).finished(league, NOW).map(asSeason);
    const { scores } = evaluate(league, matches, { machine: theMachine(league), baseRates: baseRates() });
    expect(scores.machine.accuracy).toBeGreaterThan(scores.baseRates.accuracy);
    expect(scores.machine.brier).toBeLessThan(scores.baseRates.brier);
    expect(scores.machine.logLoss).toBeLessThan(scores.baseRates.logLoss);
  });
});
