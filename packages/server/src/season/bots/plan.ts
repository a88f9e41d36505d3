import type { PickChoice } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { createRandom } from '../../platform/random.ts';
import { BOT_PLAYERS } from './players.ts';
import type { PredictedMatch } from './strategies.ts';

/** A match that can be picked: from its prediction to its start. */
type OpenMatch = PredictedMatch & { predictedAt: Instant; startTime: Instant };

export type PlannedPick = { bot: string; choice: PickChoice; at: Instant };

/** Picks are made within this part of the time between prediction and start. */
const EARLIEST = 0.01;
const LATEST = 0.98;

/**
 * Plans the bots' picks on a match, in chronological order. A pure function of the seed and the match, so a restart
 * doesn't change the plan.
 */
export function planPicks(seed: number, match: OpenMatch) {
  const { predictedAt, startTime } = match;
  return BOT_PLAYERS.flatMap(({ name, activity, strategy }): PlannedPick[] => {
    const random = createRandom(`${seed}/bot/${name}/${match.id}`);
    const [appetite, moment, chance] = [random.next(), random.next(), random.next()];
    const choice = appetite < activity ? strategy(match, chance) : null;
    if (choice === null) return [];
    const at = Math.floor(predictedAt + (EARLIEST + (LATEST - EARLIEST) * moment) * (startTime - predictedAt));
    return [{ bot: name, choice, at }];
  }).toSorted((a, b) => a.at - b.at);
}
