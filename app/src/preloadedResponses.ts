import { endpoints } from '@machine/contract';
import { call } from './api/call.ts';
import { MATCH_PARAM, paths } from './paths.ts';

const { pathname, searchParams } = new URL(window.location.href);
const match = searchParams.get(MATCH_PARAM);

/**
 * What the first screen needs, asked before the rest of the script has even run: `main.tsx` imports this module first.
 * The page itself has asked for both already, beside the script; so as a rule the answers are there when React is, and
 * the first thing that it draws is the card and not its shadow. Against mocks nothing may be asked so early.
 */
export const preloadedResponses =
  import.meta.env.MODE === 'mocked'
    ? null
    : {
        user: call(endpoints.currentUser),
        prediction:
          pathname === paths.home ? call(endpoints.randomPrediction, match === null ? {} : { query: { match } }) : null,
      };

export type PreloadedResponses = NonNullable<typeof preloadedResponses>;
