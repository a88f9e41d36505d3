import * as z from 'zod';
import { createRandom } from '../../../platform/random.ts';

type Fault = {
  /**
   * The meaning of a share. `answer`: of all answers. `entry`: of all answers, one match of each. `match`: of all matches,
   * for good. `club`: of all home clubs of the Premier League, for good.
   */
  scope: 'answer' | 'entry' | 'match' | 'club';
  usualShare: number;
  does: string;
};

export const FAULTS = {
  'rate-limit': { scope: 'answer', usualShare: 0.03, does: 'answers 429 with Retry-After' },
  'server-error': { scope: 'answer', usualShare: 0.03, does: 'answers 500 or 503' },
  slow: { scope: 'answer', usualShare: 0.01, does: 'answers late' },
  truncated: { scope: 'answer', usualShare: 0.02, does: 'ends in the middle of the JSON' },
  html: { scope: 'answer', usualShare: 0.02, does: 'answers 200 with an HTML page' },
  down: { scope: 'answer', usualShare: 0.02, does: 'closes the connection without an answer' },
  'missing-field': { scope: 'entry', usualShare: 0.05, does: 'leaves out a field of a match' },
  'unknown-status': { scope: 'entry', usualShare: 0.05, does: 'gives a match a status that is not documented' },
  'unknown-club': { scope: 'club', usualShare: 0.05, does: 'promotes a club that the game does not know' },
  'score-falls': { scope: 'entry', usualShare: 0.05, does: 'takes points away in a live match' },
  duplicate: { scope: 'entry', usualShare: 0.05, does: 'lists a match twice' },
  'back-in-time': { scope: 'entry', usualShare: 0.05, does: 'shows a match as it was 30 minutes ago' },
  'start-moves': { scope: 'match', usualShare: 0.06, does: 'moves the start by less than 48 hours' },
  'start-moves-far': { scope: 'match', usualShare: 0.04, does: 'moves the start by more than 48 hours' },
  cancelled: { scope: 'match', usualShare: 0.04, does: 'cancels the match before its start' },
  corrected: { scope: 'match', usualShare: 0.06, does: 'changes the result 20 minutes after the end' },
  twin: { scope: 'match', usualShare: 0.03, does: 'adds a match of the same clubs, 30 minutes later' },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
const faultsOfScope = (scope: Fault['scope']) => FAULT_NAMES.filter((name) => FAULTS[name].scope === scope);
export const ENTRY_FAULTS = faultsOfScope('entry');
export const MATCH_FAULTS = faultsOfScope('match');

const ALL_SHARES = Object.fromEntries(FAULT_NAMES.map((name) => [name, FAULTS[name].usualShare]));

/**
 * What `POST /simulator/faults` takes: shares, which replace those that were set before, or `all` for the usual ones.
 */
export const faultSetting = z.union([
  z.literal('all').transform(() => ALL_SHARES),
  z.partialRecord(z.enum(FAULT_NAMES), z.number().min(0).max(1)),
]);

export type Faults = ReturnType<typeof createFaults>;

/** Creates faults that are all off. The same seed and requests give the same faults. */
export function createFaults(seed: number) {
  const random = createRandom(`${seed}/faults`);
  let shares: z.infer<typeof faultSetting> = {};
  return {
    set: (next: typeof shares) => void (shares = next),
    /** Draws whether a fault hits the next answer. */
    hits: (name: FaultName): boolean => random.next() < (shares[name] ?? 0),
    /** Returns whether a fault hits this match or club. Gives the same answer until the share changes. */
    hitsMatch(name: FaultName, id: number | string): boolean {
      const share = shares[name] ?? 0;
      return share > 0 && createRandom(`${seed}/${name}/${id}`).next() < share;
    },
    /** Draws one of the items; undefined if there are none. */
    pick: <T>(items: readonly T[]): T | undefined => items[random.below(items.length)],
  };
}
