import type { PickChoice } from '@machine/contract';
import type { Instant } from '../feed/feed.ts';
import { createRandom } from '../feed/random.ts';
import { BOT_PLAYERS } from './players.ts';
import type { Called } from './strategies.ts';

export type PlannedPick = { bot: string; choice: PickChoice; at: Instant };

/** Neither in the moment of the call nor in that of the start. */
const EARLIEST = 0.01;
const LATEST = 0.98;

/**
 * What the bots will pick on a match, and when, between the Machine's call and the start, in order of time. A pure
 * function of the seed and the match: a restart goes on where it stood.
 */
export function planPicks(
  seed: number,
  match: Called,
  { calledAt, startTime }: { calledAt: Instant; startTime: Instant },
) {
  return BOT_PLAYERS.flatMap(({ name, activity, strategy }): PlannedPick[] => {
    const random = createRandom(`${seed}/bot/${name}/${match.id}`);
    const [appetite, moment, chance] = [random.next(), random.next(), random.next()];
    const choice = appetite < activity ? strategy(match, chance) : null;
    if (choice === null) return [];
    const at = Math.floor(calledAt + (EARLIEST + (LATEST - EARLIEST) * moment) * (startTime - calledAt));
    return [{ bot: name, choice, at }];
  }).toSorted((a, b) => a.at - b.at);
}
