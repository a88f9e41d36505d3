import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationMs } from '../feeds/phases.ts';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { alwaysHome, baseRates } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';
import { evaluationJson, evaluationTable } from './evaluation-report.ts';
import { scores, seasons } from '../../testing/generated-season.ts';
import type { Prediction } from './machine.ts';

const endOf = ({ fixture, segments }: SeasonMatch) => fixture.startTime + durationMs(fixture.league, segments.length);

/** Returns the Machine's predictions in a replay of these seasons, by match. */
function predictionsIn(matches: SeasonMatch[]): Map<string, Prediction> {
  const league = matches[0]?.fixture.league ?? 'NBA';
  const machine = createMachine(league);
  const predictions = new Map<string, Prediction>();
  evaluate(league, matches, {
    machine: {
      learn: (match) => machine.learn(match),
      forecast: (fixture) => {
        const prediction = machine.predict(fixture);
        predictions.set(fixture.id, prediction);
        return prediction.probabilities;
      },
    },
  });
  return predictions;
}

describe.each(['NBA', 'EPL'] as const)('a replay of %s seasons', (league) => {
  test('learns before each match exactly the matches that have ended by its start', () => {
    fc.assert(
      fc.property(seasons(league), (matches) => {
        const learned: FinishedMatch[] = [];
        const forecasted: Fixture[] = [];
        const spy: Forecaster = {
          learn: (match) => learned.push(match),
          forecast: (fixture) => {
            forecasted.push(fixture);
            expect(Object.keys(fixture)).not.toContain('score');
            expect(Object.keys(fixture)).not.toContain('segments');
            const known = matches.filter((match) => endOf(match) <= fixture.startTime);
            expect(new Set(learned.map(({ id }) => id))).toEqual(new Set(known.map((match) => match.fixture.id)));
            return { home: 1, draw: 0, away: 0 };
          },
        };
        const { matches: scored } = evaluate(league, matches, { spy });
        expect(learned.map(({ endTime }) => endTime)).toEqual(
          learned.map(({ endTime }) => endTime).toSorted((a, b) => a - b),
        );
        expect(forecasted).toEqual(matches.filter(({ season }) => season === 2024).map(({ fixture }) => fixture));
        expect(scored).toBe(forecasted.length);
      }),
      { numRuns: 60 },
    );
  });

  test('gives the same predictions for all matches before the end of a match whose result is changed', () => {
    fc.assert(
      fc.property(seasons(league), fc.nat(), scores[league], (matches, nth, score) => {
        const changed = nth % matches.length;
        const other = matches.map((match, n) =>
          n === changed ? { ...match, segments: [{ home: 0, away: 0 }, score] } : match,
        );
        const predictions = predictionsIn(matches);
        const otherPredictions = predictionsIn(other);
        const end = matches[changed] ? endOf(matches[changed]) : 0;
        for (const { fixture } of matches.filter((match) => match.fixture.startTime < end)) {
          expect(otherPredictions.get(fixture.id)).toEqual(predictions.get(fixture.id));
        }
      }),
      { numRuns: 80 },
    );
  });
});

const match = (n: number, season: number, home: number, away: number): SeasonMatch => ({
  fixture: {
    id: `m-${n}`,
    league: 'EPL',
    homeTeam: 'Ash',
    awayTeam: 'Elm',
    homeTeamAbbr: 'ASH',
    awayTeamAbbr: 'ELM',
    startTime: Date.UTC(season, 8, 1 + n, 15),
  },
  season,
  segments: [{ home, away }],
});
const FEW = [match(0, 2023, 1, 0), match(1, 2023, 0, 0), match(2, 2024, 2, 0), match(3, 2024, 1, 1)];

describe('evaluation scores', () => {
  test('are the means over the matches after the first season', () => {
    const { matches, seasons, scores } = evaluate('EPL', FEW, {
      alwaysHome: alwaysHome(),
      baseRates: baseRates('EPL'),
    });
    expect({ matches, seasons }).toEqual({ matches: 2, seasons: [2023, 2024] });
    expect(scores.alwaysHome).toEqual({ accuracy: 0.5, brier: 1, logLoss: -Math.log(0.001) / 2 });
    // Base rates before the first match: home 2, draw 2, away 1 of 5; before the second: 3, 2, 1 of 6.
    const brier = [0.6 ** 2 + 0.4 ** 2 + 0.2 ** 2, (3 / 6) ** 2 + (4 / 6) ** 2 + (1 / 6) ** 2];
    expect(scores.baseRates.brier).toBeCloseTo(((brier[0] ?? 0) + (brier[1] ?? 0)) / 2, 12);
    expect(scores.baseRates.logLoss).toBeCloseTo(-(Math.log(2 / 5) + Math.log(2 / 6)) / 2, 12);
    expect(scores.baseRates.accuracy).toBe(0.5);
  });

  test('are formatted as an aligned table or one line of JSON', () => {
    const evaluation = evaluate('EPL', FEW, { alwaysHome: alwaysHome() });
    expect(evaluationTable(evaluation, { alwaysHome: 'Always home' }).split('\n')).toEqual([
      'EPL: 2 matches evaluated, 2024-25 (after 2023-24 as warm-up)',
      '',
      '                Accuracy   Brier score   Log loss',
      '  Always home      0.500         1.000      3.454',
      '',
      'Held out, 2024-25: 2 matches',
      '',
      '                Accuracy   Brier score   Log loss',
      '  Always home      0.500         1.000      3.454',
      '',
      'Their first 100 each: 2 matches',
      '',
      '                Accuracy   Brier score   Log loss',
      '  Always home      0.500         1.000      3.454',
    ]);
    expect(JSON.parse(evaluationJson(evaluation))).toMatchObject({
      league: 'EPL',
      matches: 2,
      alwaysHome: { brier: 1 },
      heldOut: { seasons: [2024], scores: { alwaysHome: { brier: 1 } } },
    });
  });

  test('are separate for the seasons held out and for their first 100 matches', () => {
    const seasons = [2021, 2022, 2023, 2024].flatMap((season) =>
      Array.from({ length: 120 }, (_, n) => match(n, season, n < 100 ? 1 : 0, 0)),
    );
    const { matches, heldOut, openings } = evaluate('EPL', seasons, { alwaysHome: alwaysHome() });
    expect([matches, heldOut.matches, openings.matches]).toEqual([360, 240, 200]);
    expect(heldOut.seasons).toEqual([2023, 2024]);
    expect(heldOut.scores.alwaysHome.accuracy).toBeCloseTo(100 / 120, 12);
    expect(openings.scores.alwaysHome.accuracy).toBe(1);
    expect(
      evaluationTable(evaluate('EPL', seasons.slice(0, 240), { alwaysHome: alwaysHome() }), { alwaysHome: '' }),
    ).not.toContain('Held out');
  });

  test('are empty for a single season', () => {
    const evaluation = evaluate('EPL', FEW.slice(0, 2), { alwaysHome: alwaysHome() });
    expect(evaluationTable(evaluation, { alwaysHome: 'Always home' })).toBe(
      'EPL: nothing to evaluate; the first season (2023-24) is only used as warm-up.',
    );
    expect(JSON.parse(evaluationJson(evaluation))).toMatchObject({ matches: 0, alwaysHome: { accuracy: null } });
  });
});
