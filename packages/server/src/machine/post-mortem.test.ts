import { expect, test } from 'vitest';
import type { FinishedMatch, Fixture } from '../feed/feed.ts';
import { DAY_MS, HOUR_MS } from '../feed/time.ts';
import { createMachine } from './elo.ts';
import { explainMiss, type Miss } from './post-mortem.ts';

const START = Date.UTC(2026, 10, 20, 18);
const nba: Fixture = {
  id: 'a',
  league: 'NBA',
  homeTeam: 'Los Angeles Lakers',
  awayTeam: 'Phoenix Suns',
  homeTeamAbbr: 'LAL',
  awayTeamAbbr: 'PHX',
  startTime: START,
};
const epl: Fixture = { ...nba, league: 'EPL', homeTeam: 'Arsenal', awayTeam: 'Everton' };

const side = (rating: number) => ({ rating, restMs: undefined, tired: false });
const miss: Miss = {
  fixture: nba,
  score: { home: 101, away: 108 },
  call: { machinePick: 'HOME', confidencePct: 61.2 },
  lookBack: {
    before: { home: side(1561.4), away: side(1498.2), probabilities: { home: 0.634, draw: 0, away: 0.366 } },
    after: { home: 1554.2, away: 1505.4 },
  },
};
const { before } = miss.lookBack;
const english: Miss = {
  ...miss,
  fixture: epl,
  score: { home: 1, away: 1 },
  call: { machinePick: 'AWAY', confidencePct: 44 },
  lookBack: { ...miss.lookBack, before: { ...before, probabilities: { home: 0.3, draw: 0.25, away: 0.45 } } },
};

test('tells what was expected, what happened and how far the ratings moved', () => {
  expect(explainMiss(miss).split('\n\n')).toEqual([
    'The Machine had picked Los Angeles Lakers with 61.2%. As the match began, Los Angeles Lakers were rated 1561 ' +
      'and Phoenix Suns 1498, which came to 63.4% for Los Angeles Lakers, 36.6% for Phoenix Suns.',
    'Phoenix Suns won 108–101, by 7 points. It was a surprise, though no rare one: the ratings had given it 36.6%.',
    'The result moves the ratings by 7.2 points: Los Angeles Lakers from 1561 to 1554, Phoenix Suns from 1498 to 1505.',
  ]);
});

test.each([
  ['a draw has no margin', english, 'Draw 1–1. It was a surprise, though no rare one: the ratings had given it 25.0%.'],
  [
    'one goal is no goals',
    { ...english, score: { home: 1, away: 0 } },
    'Arsenal won 1–0, by 1 goal. It was a surprise',
  ],
  ['three are', { ...english, score: { home: 4, away: 1 } }, 'Arsenal won 4–1, by 3 goals.'],
  ['a draw has a chance in the EPL', english, '30.0% for Arsenal, 25.0% for a draw, 45.0% for Everton.'],
  [
    'a draw can have been the pick',
    { ...english, call: { machinePick: 'DRAW', confidencePct: 36 } },
    'picked a draw with 36.0%',
  ],
] as const)('%s', (_, given, words) => expect(explainMiss(given)).toContain(words));

test.each([
  [0.1, 'It was a clear surprise'],
  [0.2, 'It was a surprise, though no rare one'],
  [0.45, 'It was nearly as likely as not'],
  [0.55, 'It had become the likelier end by then'],
])('an outcome with a chance of %f: %s', (away, words) => {
  const probabilities = { home: 1 - away, draw: 0, away };
  const lookBack = { ...miss.lookBack, before: { ...before, probabilities } };
  expect(explainMiss({ ...miss, lookBack })).toContain(
    `${words}: the ratings had given it ${(away * 100).toFixed(1)}%.`,
  );
});

test('its figures are those that the machine then learns, and looking back teaches it nothing', () => {
  const machine = createMachine('NBA');
  const earlier = Array.from({ length: 6 }, (_, n): FinishedMatch => {
    const startTime = START - (n + 2) * 3 * DAY_MS;
    return { ...nba, id: `e-${n}`, startTime, endTime: startTime + 2 * HOUR_MS, score: { home: 99 + n, away: 101 } };
  }).toReversed();
  for (const match of earlier) machine.learn(match);
  const lost: FinishedMatch = { ...nba, endTime: START + 2 * HOUR_MS, score: { home: 90, away: 110 } };
  const call = machine.call(nba);
  const lookBack = machine.lookBack(lost);
  expect(machine.call(nba)).toEqual(call);
  expect(lookBack.before.probabilities).toEqual(call.probabilities);
  machine.learn(lost);
  const next = machine.lookBack({ ...lost, startTime: START + DAY_MS }).before;
  expect([next.home.rating, next.away.rating]).toEqual([lookBack.after.home, lookBack.after.away]);
});
