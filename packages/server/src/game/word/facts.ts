import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Call, DecidedCall } from './call.ts';

/** All that a word may be about. */
export type WordFacts = {
  call: Call;
  /** The result of the call, for the word after the match. */
  decided: DecidedCall | null;
  /** The calls of the same league that were decided before, by start. */
  earlier: readonly DecidedCall[];
  /** Those, and the call itself once it is decided. */
  calls: readonly DecidedCall[];
  /** When the Machine says it. */
  at: Instant;
};

const byStart = (a: Call, b: Call) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1);

/**
 * Returns the facts for the word before a match: the record as it was when the call was made. A result that came later but
 * is a day older than the call counts too: it was late or corrected, and a word without it could be false.
 */
export function factsBefore(call: Call, record: readonly DecidedCall[]): WordFacts {
  const at = call.createdAt;
  const earlier = knownAt(record, call, (other) => other.gradedAt <= at, at);
  return { call, decided: null, earlier, calls: earlier, at };
}

/** Returns the facts for the word after a match: the record when it was decided. */
export function factsAfter(decided: DecidedCall, record: readonly DecidedCall[]): WordFacts {
  const { gradedAt, id, startTime } = decided;
  const isBefore = (other: DecidedCall) => other.gradedAt < gradedAt || (other.gradedAt === gradedAt && other.id < id);
  const earlier = knownAt(record, decided, isBefore, startTime);
  return { call: decided, decided, earlier, calls: [...earlier, decided].toSorted(byStart), at: gradedAt };
}

const knownAt = (
  record: readonly DecidedCall[],
  call: Call,
  isDecided: (other: DecidedCall) => boolean,
  at: Instant,
): DecidedCall[] =>
  record
    .filter((other) => other.id !== call.id && other.league === call.league)
    .filter((other) => isDecided(other) || other.startTime + DAY_MS <= at)
    .toSorted(byStart);
