import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { evaluate } from './evaluation.ts';
import { FIGURES_FILE, figuresJson } from './evaluation-figures.ts';

const seasons = await readBundledSeasons();
const evaluations = { NBA: evaluate('NBA', seasons), EPL: evaluate('EPL', seasons) };

describe('the Machine in real seasons, after a warm-up season', () => {
  test.each([
    ['NBA', 2_400, 0.65, 0.216, 0.61],
    ['EPL', 1_000, 0.53, 0.585, 0.976],
  ] as const)(
    '%s: in over %i matches of the seasons held out, has an accuracy of at least %f, a Brier score of at most %f and a log loss of at most %f',
    (league, minMatches, accuracy, brier, logLoss) => {
      const { chosenOn, heldOut, openings } = evaluations[league];
      expect(heldOut.matches).toBeGreaterThan(minMatches);
      expect(heldOut.scores.machine.accuracy).toBeGreaterThanOrEqual(accuracy);
      expect(heldOut.scores.machine.brier).toBeLessThanOrEqual(brier);
      expect(heldOut.scores.machine.logLoss).toBeLessThanOrEqual(logLoss);
      for (const { scores } of [chosenOn, heldOut, openings]) {
        expect(scores.machine.logLoss).toBeLessThan(scores.baseRates.logLoss);
      }
    },
  );

  test.each([
    // After two carry-overs, little is known: the limit is that of a coin.
    ['NBA', 2023, Math.LN2],
    ['EPL', 2024, 0.985],
  ] as const)(
    '%s: predicts the opening of the season after an unknown one (%i) with a log loss of at most %f',
    (league, unknown, logLoss) => {
      const known = seasons.filter(({ season }) => season < unknown);
      const next = seasons.filter(({ season }) => season === unknown + 1);
      const { openings } = evaluate(league, [...known, ...next]);
      expect(openings.scores.machine.logLoss).toBeLessThanOrEqual(logLoss);
      expect(openings.scores.machine.logLoss).toBeLessThan(openings.scores.baseRates.logLoss);
    },
  );
});

test('the figures shown to players are those of the model and the results (`npm run evaluate -- --write` updates them)', async () => {
  const both = [evaluations.NBA, evaluations.EPL];
  expect(await readFile(FIGURES_FILE, 'utf8')).toBe(figuresJson(both));
  for (const { heldOut, bins } of both) {
    expect(bins.reduce((sum, { matches }) => sum + matches, 0)).toBe(heldOut.matches);
  }
});
