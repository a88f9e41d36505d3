import { expect, test } from 'vitest';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { fakeMatch } from '../../testing/fake-data-source.ts';
import { createMachine } from './elo.ts';
import { writePostMortem, type PostMortemInput } from './post-mortem.ts';

const START = Date.UTC(2026, 10, 20, 18);
const nba: Fixture = fakeMatch('a', START);
const epl: Fixture = { ...nba, league: 'EPL', homeTeam: 'Arsenal', awayTeam: 'Everton' };

const side = (rating: number) => ({ rating, restMs: undefined, isShortRest: false });
const input: PostMortemInput = {
  fixture: nba,
  score: { home: 101, away: 108 },
  prediction: { machinePick: 'HOME', confidencePct: 61.2 },
  review: {
    before: { home: side(1561.4), away: side(1498.2), probabilities: { home: 0.634, draw: 0, away: 0.366 } },
    after: { home: 1554.2, away: 1505.4 },
  },
};
const { before } = input.review;
const eplInput: PostMortemInput = {
  ...input,
  fixture: epl,
  score: { home: 1, away: 1 },
  prediction: { machinePick: 'DRAW', confidencePct: 36 },
  review: { ...input.review, before: { ...before, probabilities: { home: 0.3, draw: 0.25, away: 0.45 } } },
};

test('describes the expectation, the result and the change of the ratings', () => {
  expect(writePostMortem(input).split('\n\n')).toEqual([
    'The Machine picked Los Angeles Lakers with 61.2% confidence. At the start of the match, Los Angeles Lakers were rated 1561 ' +
      'and Phoenix Suns 1498, which meant 63.4% for Los Angeles Lakers, 36.6% for Phoenix Suns.',
    'Phoenix Suns won 108–101, by 7 points. It was a mild surprise: the ratings gave it 36.6%.',
    'The result moves the ratings by 7.2 points: Los Angeles Lakers from 1561 to 1554, Phoenix Suns from 1498 to 1505.',
  ]);
});

test.each([
  ['gives a draw no margin', eplInput, 'Draw 1–1. It was a mild surprise: the ratings gave it 25%.'],
  ['uses the singular for one goal', { ...eplInput, score: { home: 1, away: 0 } }, 'Arsenal won 1–0, by 1 goal.'],
  ['explains a wrong draw prediction', eplInput, 'picked a draw with 36% confidence'],
  ['includes the draw in the EPL', eplInput, '30% for Arsenal, 25% for a draw, 45% for Everton.'],
] as const)('%s', (_, given, text) => expect(writePostMortem(given)).toContain(text));

test.each([
  [0.1, 'It was a big surprise'],
  [0.2, 'It was a mild surprise'],
  [0.45, 'It was close to a coin flip'],
  [0.55, 'By then it had become the more likely result'],
])('describes an outcome with probability %f: %s', (away, text) => {
  const probabilities = { home: 1 - away, draw: 0, away };
  const review = { ...input.review, before: { ...before, probabilities } };
  expect(writePostMortem({ ...input, review })).toContain(
    `${text}: the ratings gave it ${Math.round(away * 1000) / 10}%.`,
  );
});

test('reviews a match with the ratings that learning it gives, without learning it', () => {
  const machine = createMachine('NBA');
  const earlier = Array.from({ length: 6 }, (_, n): FinishedMatch => {
    const startTime = START - (n + 2) * 3 * DAY_MS;
    return { ...nba, id: `e-${n}`, startTime, endTime: startTime + 2 * HOUR_MS, score: { home: 99 + n, away: 101 } };
  }).toReversed();
  for (const match of earlier) machine.learn(match);
  const lost: FinishedMatch = { ...nba, endTime: START + 2 * HOUR_MS, score: { home: 90, away: 110 } };
  const prediction = machine.predict(nba);
  const review = machine.review(lost);
  expect(machine.predict(nba)).toEqual(prediction);
  expect(review.before.probabilities).toEqual(prediction.probabilities);
  const news = { season: [], injuries: [{ team: 'LAL', playerName: 'Tay', status: 'Out', description: '' }] };
  expect(machine.review(lost, news).before.probabilities).toEqual(machine.predict(nba, news).probabilities);
  expect(machine.review(lost, news).after).toEqual(review.after);
  machine.learn(lost);
  const next = machine.review({ ...lost, startTime: START + DAY_MS }).before;
  expect([next.home.rating, next.away.rating]).toEqual([review.after.home, review.after.away]);
});
