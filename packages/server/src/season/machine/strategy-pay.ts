import type { League, Stakes } from '@machine/contract';
import { stakesFor } from '../../game/prediction/stakes.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import { createMachine } from './elo.ts';
import { NO_NEWS } from './machine.ts';
import { machinePickOf, outcomeOf } from './outcome.ts';
import { replaySeasons } from './season-replay.ts';

/** A prediction with its result: the stated probability as it is printed, in percent with one decimal. */
export type StatedResult = { league: League; percent: number; isMachineCorrect: boolean };

/** Replays a league's seasons and returns the Machine's predictions after the first one. */
export function statedResults(league: League, matches: readonly SeasonMatch[]): StatedResult[] {
  const machine = createMachine(league);
  return Array.from(replaySeasons(league, matches, machine.learn), ({ fixture, schedule, match }) => {
    const { machinePick, confidencePct: percent } = machine.predict(fixture, { ...NO_NEWS, schedule });
    return { league, percent, isMachineCorrect: machinePick === machinePickOf(outcomeOf(match)) };
  });
}

/** What a strategy sees: the Machine's probability (0 to 1) of what it states, and what the choices pay. */
type Seen = { league: League; probability: number; stakes: Stakes };
/** Returns the chance (0 to 1) with which a strategy without knowledge of sport agrees; null to skip the match. */
type BlindStrategy = (seen: Seen) => number | null;

const BLIND_STRATEGIES = {
  coin: () => 0.5,
  alwaysAgree: () => 1,
  alwaysDisagree: () => 0,
  byLeague: ({ league }) => (league === 'NBA' ? 1 : 0),
  agreeFrom50: ({ probability }) => (probability >= 0.5 ? 1 : 0),
  bestStake: ({ probability, stakes }) => (stakes.agree * probability >= stakes.disagree * (1 - probability) ? 1 : 0),
  onlyUnder50: ({ probability }) => (probability < 0.5 ? 0 : null),
} as const satisfies Record<string, BlindStrategy>;

/**
 * Of 100 hints about a match, 57 are right. With them the Machine's Brier score would be lower by about 0.0045, which is
 * how far bookmakers' odds are ahead of ratings that know results alone.
 */
const HINT = 0.57;

export type StrategyName = keyof typeof BLIND_STRATEGIES | 'bookmaker';
/** Stars for 100 picks on matches that aren't gold, and of a coin on the same matches; NaN without picks. */
type StrategyStars = { picks: number; stars: number; coin: number };
export type StrategyPay = { leagues: League[]; matches: number; strategies: Record<StrategyName, StrategyStars> };

export function strategyPay(leagues: League[], results: readonly StatedResult[]): StrategyPay {
  const blind = Object.entries(BLIND_STRATEGIES).map(([name, strategy]: [string, BlindStrategy]) => [
    name,
    starsPer100(results, (seen) => strategy(seen)),
  ]);
  const strategies = { ...Object.fromEntries(blind), bookmaker: starsPer100(results, informedAgreement) };
  return { leagues, matches: results.length, strategies };
}

function starsPer100(
  results: readonly StatedResult[],
  agreement: (seen: Seen, isMachineCorrect: boolean) => number | null,
): StrategyStars {
  let [picks, stars, coin] = [0, 0, 0];
  for (const { league, percent, isMachineCorrect } of results) {
    const stakes = stakesFor(percent);
    const agreeing = agreement({ league, probability: percent / 100, stakes }, isMachineCorrect);
    if (agreeing === null) continue;
    picks += 1;
    stars += isMachineCorrect ? agreeing * stakes.agree : (1 - agreeing) * stakes.disagree;
    coin += (isMachineCorrect ? stakes.agree : stakes.disagree) / 2;
  }
  return { picks, stars: (100 * stars) / picks, coin: (100 * coin) / picks };
}

/** Returns the chance that a player agrees who gets a hint, believes it as much as it deserves, and knows the stakes. */
function informedAgreement({ probability, stakes }: Seen, isMachineCorrect: boolean): number {
  const agreesAfter = (says: boolean) => {
    const [ifSo, ifNot] = says ? [HINT, 1 - HINT] : [1 - HINT, HINT];
    const believed = (probability * ifSo) / (probability * ifSo + (1 - probability) * ifNot);
    return stakes.agree * believed >= stakes.disagree * (1 - believed) ? 1 : 0;
  };
  return HINT * agreesAfter(isMachineCorrect) + (1 - HINT) * agreesAfter(!isMachineCorrect);
}
