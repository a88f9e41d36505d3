import { DEFAULT_STAKES, GOLD_STAKES, type League, type PickChoice, type Stakes } from '@machine/contract';
import { stakesFor } from '../../game/prediction/stakes.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { GOLD_ONE_IN } from '../loop/gold.ts';
import { type Machine, NO_NEWS } from './machine.ts';
import { machinePickOf, outcomeOf } from './outcome.ts';
import { replaySeasons } from './season-replay.ts';

/** The view of a strategy without knowledge of sport: the Machine's probability (0 to 1) and what the choices pay. */
type Seen = { probability: number; stakes: Stakes };
/** Returns the choice; 'COIN' for either with the same chance, null to skip the match. */
type PayStrategy = (seen: Seen) => PickChoice | 'COIN' | null;

const PAY_STRATEGIES = {
  alwaysAgree: () => 'AGREE',
  alwaysDisagree: () => 'DISAGREE',
  coin: () => 'COIN',
  agreeFrom50: ({ probability }) => (probability >= 0.5 ? 'AGREE' : 'DISAGREE'),
  bestStake: ({ probability, stakes }) =>
    stakes.agree * probability >= stakes.disagree * (1 - probability) ? 'AGREE' : 'DISAGREE',
  onlyUnder50: ({ probability }) => (probability < 0.5 ? 'DISAGREE' : null),
} as const satisfies Record<string, PayStrategy>;
export type PayStrategyName = keyof typeof PAY_STRATEGIES;

/** Stars for 100 picks. NaN without picks. */
type StarsPer100 = { picks: number; default: number; stakes: number };
export type StrategyPay = {
  leagues: League[];
  matches: number;
  strategies: Record<PayStrategyName, StarsPer100>;
};

/** A prediction with its result: the stated probability as it is printed, with one decimal of a percent. */
export type StatedResult = { probability: number; isMachineCorrect: boolean };

/** Replays a league's seasons and returns the Machine's predictions after the first one. */
export function statedResults(league: League, matches: readonly SeasonMatch[], machine: Machine): StatedResult[] {
  const results: StatedResult[] = [];
  replaySeasons(league, matches, {
    learn: (match) => machine.learn(match),
    visit: ({ fixture, schedule, match }) => {
      const { machinePick, confidencePct } = machine.predict(fixture, { ...NO_NEWS, schedule });
      const isMachineCorrect = machinePick === machinePickOf(outcomeOf(match));
      results.push({ probability: confidencePct / 100, isMachineCorrect });
    },
  });
  return results;
}

/** Returns what each strategy earns, without stakes and with them. Each match counts as gold with gold's share. */
export function strategyPay(leagues: League[], results: readonly StatedResult[]): StrategyPay {
  const strategies = Object.fromEntries(
    Object.entries(PAY_STRATEGIES).map(([name, strategy]) => [
      name,
      {
        ...starsPer100(strategy, results, () => DEFAULT_STAKES, 'default'),
        ...starsPer100(strategy, results, stakesFor, 'stakes'),
      },
    ]),
  ) as Record<PayStrategyName, StarsPer100>;
  return { leagues, matches: results.length, strategies };
}

function starsPer100<Pay extends string>(
  strategy: PayStrategy,
  results: readonly StatedResult[],
  stakesOf: (probability: number) => Stakes,
  pay: Pay,
) {
  let [picks, stars] = [0, 0];
  for (const { probability, isMachineCorrect } of results) {
    for (const [share, stakes] of [
      [1 - 1 / GOLD_ONE_IN, stakesOf(probability)],
      [1 / GOLD_ONE_IN, GOLD_STAKES],
    ] as const) {
      const choice = strategy({ probability, stakes });
      if (choice === null) continue;
      const agreeing = choice === 'COIN' ? 0.5 : choice === 'AGREE' ? 1 : 0;
      picks += share;
      stars += share * (isMachineCorrect ? agreeing * stakes.agree : (1 - agreeing) * stakes.disagree);
    }
  }
  return { picks: Math.round(picks), [pay]: (100 * stars) / picks };
}
