import { GOLD_STAKES, RANK_STARS, type Stakes } from '@machine/contract';
import { expect, test } from 'vitest';
import { stakesFor } from '../../game/prediction/stakes.ts';
import { gameDayOf, gameDayStart } from '../../platform/clock/game-day.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { createRandom, type Random, shuffled } from '../../platform/random.ts';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { isGold } from '../loop/gold.ts';
import { createModelTrainer } from '../loop/model-trainer.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import { createMachine } from './elo.ts';
import { NO_NEWS } from './machine.ts';
import { machinePickOf, outcomeOf } from './outcome.ts';

/** Kinds of players: how many of the open predictions they pick, and on which days. They flip a coin each time. */
const PLAYERS = {
  diligent: { picksPerDay: Infinity, everyDays: 1 },
  regular: { picksPerDay: 5, everyDays: 1 },
  casual: { picksPerDay: 2, everyDays: 1 },
  occasional: { picksPerDay: 3, everyDays: 2 },
};

const RANKS = (Object.keys(RANK_STARS) as (keyof typeof RANK_STARS)[]).filter((rank) => RANK_STARS[rank] > 0);
const SEED = 1;
const DAYS = 40;
const PLAYERS_OF_A_KIND = 20;
const START = gameDayStart(gameDayOf(Date.UTC(2026, 10, 20, 12)));
/** Players sign up within this time. */
const SIGN_UP_MS = 28 * DAY_MS;

/** A prediction of a simulated season with what its picks earn. */
type PacedMatch = {
  startTime: Instant;
  publishedAt: Instant;
  gradedAt: Instant;
  stakes: Stakes;
  isMachineCorrect: boolean;
};

/** Returns the graded predictions of a simulated season, by the day of their start. */
function simulateMatches(): Map<number, PacedMatch[]> {
  const feed = createSimulatedFeed({ seed: SEED });
  const machineAt = createModelTrainer(feed, createMachine);
  const predicted = new Map<string, { percent: number; machinePick: string }>();
  const matches: PacedMatch[] = [];
  for (let now = START; now < START + SIGN_UP_MS + DAYS * DAY_MS; now += DAY_MS) {
    const schedule = feed.fixtures(now, now + PUBLISH_AHEAD_MS.EPL);
    for (const fixture of schedule) {
      const isDue = fixture.startTime <= now + PUBLISH_AHEAD_MS[fixture.league];
      if (!isDue || predicted.has(fixture.id)) continue;
      const { confidencePct, machinePick } = machineAt(fixture.league, now).predict(fixture, { ...NO_NEWS, schedule });
      predicted.set(fixture.id, { percent: confidencePct, machinePick });
    }
    for (const match of (['NBA', 'EPL'] as const).flatMap((league) => feed.finished(league, now))) {
      const prediction = predicted.get(match.id);
      if (prediction === undefined) continue;
      predicted.delete(match.id);
      matches.push({
        startTime: match.startTime,
        // Predictions are made once a day here, but players see them as early as in the game.
        publishedAt: match.startTime - PUBLISH_AHEAD_MS[match.league],
        gradedAt: match.endTime,
        stakes: isGold(SEED, match.id) ? GOLD_STAKES : stakesFor(prediction.percent),
        isMachineCorrect: prediction.machinePick === machinePickOf(outcomeOf(match)),
      });
    }
  }
  return Map.groupBy(matches, ({ startTime }) => gameDayOf(startTime));
}

/** Plays one player, and returns the day on which they reach each rank, counted from 1; Infinity for one out of reach. */
function daysOfRanks(
  matches: Map<number, PacedMatch[]>,
  { picksPerDay, everyDays }: (typeof PLAYERS)['diligent'],
  random: Random,
) {
  const signedUpAt = START + Math.floor(random.next() * SIGN_UP_MS);
  const picked = new Set<PacedMatch>();
  const earned: { gradedAt: Instant; stars: number }[] = [];
  for (let day = 0; day < DAYS; day += everyDays) {
    const now = signedUpAt + day * DAY_MS;
    const days = Array.from({ length: PUBLISH_AHEAD_MS.EPL / DAY_MS + 1 }, (_, ahead) => gameDayOf(now) + ahead);
    const open = days
      .flatMap((each) => matches.get(each) ?? [])
      .filter((match) => match.startTime > now && match.publishedAt <= now && !picked.has(match));
    for (const match of shuffled(open, random).slice(0, picksPerDay)) {
      picked.add(match);
      const isAgree = random.next() < 0.5;
      const isCorrect = isAgree === match.isMachineCorrect;
      const stake = isAgree ? match.stakes.agree : match.stakes.disagree;
      earned.push({ gradedAt: match.gradedAt, stars: isCorrect ? stake : 0 });
    }
  }
  earned.sort((a, b) => a.gradedAt - b.gradedAt);
  return RANKS.map((rank) => {
    let stars = 0;
    const graded = earned.find((each) => (stars += each.stars) >= RANK_STARS[rank]);
    return graded === undefined ? Infinity : gameDayOf(graded.gradedAt) - gameDayOf(signedUpAt) + 1;
  });
}

const matches = simulateMatches();
const pace = Object.entries(PLAYERS).map(([name, player]) =>
  Array.from({ length: PLAYERS_OF_A_KIND }, (_, number) =>
    daysOfRanks(matches, player, createRandom(`pace/${SEED}/${name}/${number}`)),
  ),
);
/** The median day on which each kind of player reaches the second rank. */
const medians = pace.map(
  (days) => days.map(([second = 0]) => second).toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? 0,
);
const [diligent, , casual] = medians;

test('a diligent player reaches the second rank in three to five days, and a casual one in two to three weeks', () => {
  expect(diligent).toBeGreaterThanOrEqual(3);
  expect(diligent).toBeLessThanOrEqual(5);
  expect(casual).toBeGreaterThanOrEqual(14);
  expect(casual).toBeLessThanOrEqual(21);
});

test('every rank takes longer than the one before, and fewer picks take longer than more', () => {
  for (const days of pace.flat()) expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(medians).toEqual(medians.toSorted((a, b) => a - b));
  expect(new Set(medians).size).toBe(4);
});
