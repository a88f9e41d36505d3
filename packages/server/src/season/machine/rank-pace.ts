import { GOLD_STAKES, RANK_STARS, type Stakes } from '@machine/contract';
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

/** A kind of player: how many of the open predictions they pick, and on which days. They flip a coin each time. */
export type PacePlayer = { picksPerDay: number; everyDays: number };
export const PACE_PLAYERS = {
  diligent: { picksPerDay: Infinity, everyDays: 1 },
  regular: { picksPerDay: 5, everyDays: 1 },
  casual: { picksPerDay: 2, everyDays: 1 },
  occasional: { picksPerDay: 3, everyDays: 2 },
} as const satisfies Record<string, PacePlayer>;
export type PacePlayerName = keyof typeof PACE_PLAYERS;

export const PACED_RANKS = (Object.keys(RANK_STARS) as (keyof typeof RANK_STARS)[]).filter(
  (rank) => RANK_STARS[rank] > 0,
);
type PacedRank = (typeof PACED_RANKS)[number];
/** The days, counted from 1, on which each player reached a rank. Infinity for one that was out of reach. */
export type RankPace = Record<PacePlayerName, Record<PacedRank, number[]>>;

export type PaceOptions = { seeds: readonly number[]; days: number; playersPerSeed: number };

/** A prediction of a simulated season with what its picks earn. */
type PacedMatch = {
  startTime: Instant;
  publishedAt: Instant;
  gradedAt: Instant;
  stakes: Stakes;
  isMachineCorrect: boolean;
};

const START = gameDayStart(gameDayOf(Date.UTC(2026, 10, 20, 12)));
/** Players sign up within this time. */
const SIGN_UP_MS = 28 * DAY_MS;

/** Simulates players for `days` days from their sign-up, and returns when they reach each rank. */
export function rankPace({ seeds, days, playersPerSeed }: PaceOptions): RankPace {
  const names = Object.keys(PACE_PLAYERS) as PacePlayerName[];
  const pace = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(PACED_RANKS.map((rank) => [rank, [] as number[]]))]),
  ) as RankPace;
  for (const seed of seeds) {
    const matches = simulateMatches(seed, START + SIGN_UP_MS + days * DAY_MS);
    for (const name of names) {
      for (let player = 0; player < playersPerSeed; player += 1) {
        const random = createRandom(`pace/${seed}/${name}/${player}`);
        const reached = daysOfRanks(matches, PACE_PLAYERS[name], days, random);
        for (const rank of PACED_RANKS) pace[name][rank].push(reached(rank));
      }
    }
  }
  return pace;
}

/** Returns the graded predictions of a simulated season, by the day of their start. */
function simulateMatches(seed: number, until: Instant): Map<number, PacedMatch[]> {
  const feed = createSimulatedFeed({ seed });
  const machineAt = createModelTrainer(feed, createMachine);
  const predicted = new Map<string, { percent: number; machinePick: string }>();
  const matches: PacedMatch[] = [];
  for (let now = START; now < until; now += DAY_MS) {
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
        stakes: isGold(seed, match.id) ? GOLD_STAKES : stakesFor(prediction.percent),
        isMachineCorrect: prediction.machinePick === machinePickOf(outcomeOf(match)),
      });
    }
  }
  return Map.groupBy(matches, ({ startTime }) => gameDayOf(startTime));
}

/** Plays one player, and returns the day on which they reach a rank. */
function daysOfRanks(matches: Map<number, PacedMatch[]>, player: PacePlayer, days: number, random: Random) {
  const signedUpAt = START + Math.floor(random.next() * SIGN_UP_MS);
  const picked = new Set<PacedMatch>();
  const earned: { gradedAt: Instant; stars: number }[] = [];
  for (let day = 0; day < days; day += player.everyDays) {
    const now = signedUpAt + day * DAY_MS;
    const open = Array.from(
      { length: PUBLISH_AHEAD_MS.EPL / DAY_MS + 1 },
      (_, ahead) => matches.get(gameDayOf(now) + ahead) ?? [],
    )
      .flat()
      .filter((match) => match.startTime > now && match.publishedAt <= now && !picked.has(match));
    for (const match of shuffled(open, random).slice(0, player.picksPerDay)) {
      picked.add(match);
      const isAgree = random.next() < 0.5;
      const isCorrect = isAgree === match.isMachineCorrect;
      const stake = isAgree ? match.stakes.agree : match.stakes.disagree;
      earned.push({ gradedAt: match.gradedAt, stars: isCorrect ? stake : 0 });
    }
  }
  earned.sort((a, b) => a.gradedAt - b.gradedAt);
  return (rank: PacedRank): number => {
    let stars = 0;
    const graded = earned.find((each) => (stars += each.stars) >= RANK_STARS[rank]);
    return graded === undefined ? Infinity : gameDayOf(graded.gradedAt) - gameDayOf(signedUpAt) + 1;
  };
}
