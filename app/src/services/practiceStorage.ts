import * as endpoints from '@machine/contract/endpoints.ts';
import { parseResponse } from '@machine/contract/endpoint.ts';
import { pickChoice } from '@machine/contract/prediction.ts';
import type { PracticeRound } from '@machine/ui/practice/practiceRound.ts';
import { readTabItem, writeTabItem } from './tabStorage.ts';

const KEY = 'practice';

/** Keeps a round of practice for this visit. Without storage, it lasts until the next reload. */
export const writePracticeRound = (round: PracticeRound | null): void =>
  writeTabItem(KEY, round && JSON.stringify(round));

/** Returns the round of this visit; null if there is none, or if it can't be continued. */
export function readPracticeRound(): PracticeRound | null {
  const text = readTabItem(KEY);
  try {
    return text === null ? null : parseRound(JSON.parse(text));
  } catch {
    return null;
  }
}

function parseRound(value: unknown): PracticeRound | null {
  const { matches: storedMatches, choices: storedChoices, position } = value as Record<keyof PracticeRound, unknown>;
  const matches = parseResponse(endpoints.practice, storedMatches);
  const choices = Array.isArray(storedChoices) ? storedChoices.map((choice) => pickChoice.parse(choice)) : [];
  // Each match before the shown one is picked, the shown one may be, and none after it.
  const isValid =
    Number.isInteger(position) &&
    [choices.length, choices.length - 1].includes(Number(position)) &&
    choices.length <= matches.length;
  return isValid && matches.length > 0 ? { matches, choices, position: Number(position) } : null;
}
