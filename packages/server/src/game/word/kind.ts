import type { DecidedCall } from './call.ts';
import type { WordFacts } from './facts.ts';
import { countRight, type Sentence, surpriseOf } from './phrases.ts';

export type Kind = (facts: WordFacts) => Sentence | null;

/** Says something of a number of calls, if they are enough to mean anything. */
export function ofCalls(calls: readonly DecidedCall[], least: number, text: (right: number, all: number) => string) {
  if (calls.length < least) return null;
  return { text: text(countRight(calls), calls.length), surprise: surpriseOf(calls) };
}
