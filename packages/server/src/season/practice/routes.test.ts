import { stakesFor } from '../../game/prediction/stakes.ts';
import { endpoints, parseResponse } from '@machine/contract';
import { expect, test } from 'vitest';
import { openGame } from '../../testing/game.ts';
import { createRandom } from '../../platform/random.ts';
import { practiceMatchesOf } from './practice-matches.ts';
import { readBundledResults } from '../feeds/bundled-results.ts';
import { createMachine } from '../machine/elo.ts';
import { toPercentages } from '../machine/outcome.ts';

test('sends a visitor ten different matches of both leagues with their results, and others the next time', async () => {
  const game = await openGame({ random: createRandom('practice').next });
  const draw = async () => parseResponse(endpoints.practice, (await game.visitor().get('/api/practice')).body);
  const [first, second] = [await draw(), await draw()];
  const ids = [...first, ...second].map(({ match }) => match.id);
  expect(first).toHaveLength(10);
  expect(new Set(ids).size).toBeGreaterThan(10);
  expect(new Set(first.map(({ match }) => match.league))).toEqual(new Set(['NBA', 'EPL']));
});

test('predicts each match only from the matches before it, and tells its result', async () => {
  const [practiced] = await practiceMatchesOf('EPL', 1, createRandom('practice'));
  const results = await readBundledResults('EPL');
  const index = results.findIndex(({ id }) => id === practiced?.match.id);
  const [fixture, machine] = [results[index], createMachine('EPL')];
  if (!practiced || !fixture) throw new Error('No match was chosen.');
  for (const earlier of results.slice(0, index)) machine.learn(earlier);
  const { machinePick, confidencePct, probabilities, rationaleBullets, reasons } = machine.predict(fixture);
  const { home, away } = fixture.score;
  expect(practiced).toMatchObject({
    match: { homeTeam: fixture.homeTeam, homeTeamAbbr: fixture.homeTeamAbbr, awayTeamAbbr: fixture.awayTeamAbbr },
    prediction: {
      machinePick,
      confidencePct,
      stakes: stakesFor(confidencePct),
      probabilities: toPercentages(probabilities),
    },
    form: { home: reasons.home.form.map(({ result }) => result) },
    bullets: rationaleBullets,
    result: { scoreHome: home, scoreAway: away, outcome: home > away ? 'HOME' : home < away ? 'AWAY' : 'DRAW' },
  });
});

test('chooses no match of the first season, which only trains the Machine', async () => {
  const matches = await practiceMatchesOf('NBA', 10_000, createRandom('practice'));
  expect(matches).toHaveLength(3_685);
  expect(new Set(matches.map(({ result }) => result.season))).toEqual(new Set(['2022-23', '2023-24', '2024-25']));
  // The Machine is as good here as in the game.
  const right = matches.filter(({ prediction, result }) => prediction.machinePick === result.outcome).length;
  expect(right / matches.length).toBeGreaterThan(0.62);
});
