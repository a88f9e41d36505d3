import { createHash } from 'node:crypto';

const GOLD_ONE_IN = 8;

/** Returns whether a match is gold: about one in eight is, and the same seed always selects the same matches. */
export function isGold(seed: number, matchId: string): boolean {
  return createHash('sha256').update(`gold:${seed}:${matchId}`).digest().readUInt32BE() % GOLD_ONE_IN === 0;
}
