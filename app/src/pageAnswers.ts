import {
  endpoints,
  type GameInfo,
  PAGE_ANSWERS_ID,
  pageAnswers,
  type PageAnswers,
  parseResponse,
  type PredictionResponse,
} from '@machine/contract';

/** The answers in the page, parsed as those of calls are. */
export type Answers = Pick<PageAnswers, 'isGameTime' | 'isVisitor' | 'theme'> & {
  at: Date;
  prediction: PredictionResponse | null;
  game: GameInfo | null;
};

/** Parses the answers in the page. Returns null unless all of them are valid: the app then requests them. */
export function parseAnswers(text: string): Answers | null {
  try {
    const { at, prediction, game, ...rest } = pageAnswers.parse(JSON.parse(text));
    return {
      ...rest,
      at: new Date(at),
      prediction: parseResponse(endpoints.randomPrediction, prediction),
      game: parseResponse(endpoints.gameInfo, game),
    };
  } catch {
    return null;
  }
}

/** Returns the answers that the server has rendered home with; null when it hasn't. */
export const readAnswers = (): Answers | null =>
  parseAnswers(document.getElementById(PAGE_ANSWERS_ID)?.textContent ?? 'null');
