import * as fixtures from '@machine/mocks/fixtures';
import type { EndpointName } from '../call.ts';
import { has, hasText, press } from '../dom.ts';
import type { SilentReadCall } from '../silent-reads.ts';

const WITHOUT = 'plays on without it';
/** What the summary of the results says, whatever the time. */
export const SUMMARY = / of 4 right, /;
const { newResults } = fixtures;

/** Reads whose failure nobody is told about. */
export const SILENT_READS = {
  gameInfo: {
    id: 'C46',
    path: '/',
    okBody: fixtures.gameInfo,
    ready: 'Demo season: simulated matches',
    failure: () => !hasText('Demo season') && !has('link', 'The Machine'),
    bodies: {
      malformedRows: [{ season: 7, features: [7, null] }],
      manyRows: [{ season: 'LIVE', features: Array.from({ length: 10_000 }, (_, index) => `F${index}`) }],
    },
    except: {
      // Whether it is a player who asks makes no difference.
      unauthorized: WITHOUT,
      strayUnauthorized: WITHOUT,
      // An unknown season has no label, and unknown features have no pages.
      malformedRows: WITHOUT,
      manyRows: WITHOUT,
      hostileText: WITHOUT,
      // Requested once, whatever happens to the session.
      lateOrRepeated: null,
    },
  },
  newResults: {
    id: 'C48',
    path: '/',
    user: { ...fixtures.player, newResultsCount: newResults.totalCount },
    okBody: newResults,
    ready: () => has('button', /2 of 4 right, /),
    failure: () => !has('button', /right, /),
    // Of hostile texts nothing is shown: a row without a known choice is dropped.
    open: () => press('button', SUMMARY),
    bodies: {
      malformedRows: [{ ...newResults, since: 7, results: [7, null, {}, ...newResults.results] }],
      manyRows: [
        {
          ...newResults,
          results: Array.from({ length: 10_000 }, (_, index) => ({ ...newResults.results[0], id: `m-${index}` })),
        },
      ],
      emptyResponse: fixtures.noNewResults,
    },
    // Nothing is shown then.
    emptyText: '',
  },
} satisfies Partial<Record<EndpointName, SilentReadCall>>;
