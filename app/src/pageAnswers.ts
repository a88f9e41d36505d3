import * as endpoints from '@machine/contract/endpoints.ts';
import { parseResponse } from '@machine/contract/endpoint.ts';
import type { GameInfo } from '@machine/contract/game.ts';
import { PAGE_ANSWERS_ID, PAGE_GAME_ID, pageAnswers, type PageAnswers } from '@machine/contract/page.ts';
import type { PredictionResponse } from '@machine/contract/prediction.ts';

/** The answers in the page, parsed as those of calls are. */
export type Answers = Pick<PageAnswers, 'isGameTime' | 'isVisitor'> & {
  at: Date;
  prediction: PredictionResponse | null;
};

/** Parses the answers in the page. Returns null unless all of them are valid: the app then requests them. */
export function parseAnswers(text: string): Answers | null {
  try {
    const { at, prediction, ...rest } = pageAnswers.parse(JSON.parse(text));
    return { ...rest, at: new Date(at), prediction: parseResponse(endpoints.randomPrediction, prediction) };
  } catch {
    return null;
  }
}

/** Parses what the server has beyond the game; null if it has nothing. */
export function parseGame(text: string): GameInfo | null {
  try {
    return parseResponse(endpoints.gameInfo, JSON.parse(text));
  } catch {
    return null;
  }
}

const blockOf = (id: string) => document.getElementById(id)?.textContent ?? 'null';

/** Returns the answers that the server has rendered home with; null when it hasn't. */
export const readAnswers = (): Answers | null => parseAnswers(blockOf(PAGE_ANSWERS_ID));

/** Returns what the server that served the page has beyond the game. */
export const readGame = (): GameInfo | null => parseGame(blockOf(PAGE_GAME_ID));
