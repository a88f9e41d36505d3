import * as endpoints from '@machine/contract/endpoints.ts';
import { MATCH_PARAM, paths } from '@machine/contract/paths.ts';
import { call } from './api/call.ts';
import { readAnswers, readGame } from './pageAnswers.ts';

const { pathname, searchParams } = new URL(window.location.href);
/** The match in the address. */
export const match = searchParams.get(MATCH_PARAM) ?? undefined;

/** The answers that came with the page; null when it wasn't rendered by the server, or for another route. */
export const answers = readAnswers();

/**
 * What the server has beyond the game comes with the page: without it, no such call is made. While the app is developed,
 * nothing serves the page, and the app asks.
 */
export const game = import.meta.env.PROD ? readGame() : undefined;

/**
 * Starts the requests for the first screen before the rest of the bundle is evaluated: `main.tsx` imports this module
 * first. The page preloads them, so the responses usually arrive before the first render. Disabled in mocked mode,
 * where the mock worker has not started yet.
 */
export const preloadedResponses =
  import.meta.env.MODE === 'mocked'
    ? null
    : {
        match,
        user: answers?.isVisitor ? null : call(endpoints.currentUser),
        prediction:
          pathname === paths.home && !answers
            ? call(endpoints.randomPrediction, match === undefined ? {} : { query: { match } })
            : null,
      };

export type PreloadedResponses = NonNullable<typeof preloadedResponses>;
