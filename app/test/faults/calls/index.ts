import * as fixtures from '@machine/mocks/fixtures';
import type { Call, EndpointName } from '../call.ts';
import { ACCOUNT_WRITES } from './account-writes.ts';
import { LEAGUE_CALLS } from './leagues.ts';
import { POLLS } from './polls.ts';
import { READS } from './reads.ts';
import { SILENT_WRITES } from './silent-writes.ts';
import { WRITES } from './writes.ts';

export const currentUser: Call = {
  id: 'C01',
  path: '/',
  okBody: fixtures.player,
  bodies: { malformedRows: [{ username: 'ann' }, { id: 7 }, [fixtures.player]] },
};

export const spotlightPrediction: Call = {
  id: 'C25',
  path: '/',
  okBody: fixtures.openPrediction,
  bodies: {
    malformedRows: [[{ match: 7 }]],
    manyRows: [Array.from({ length: 10_000 }, () => fixtures.openPrediction)],
  },
};

export const gameInfo: Call = {
  id: 'C46',
  path: '/',
  okBody: fixtures.gameInfo,
  bodies: {
    malformedRows: [{ season: 7, features: [7, null] }],
    manyRows: [{ season: 'LIVE', features: Array.from({ length: 10_000 }, (_, index) => `F${index}`) }],
  },
};

/** For anyone who checks the server from outside: no screen makes these calls. */
const NOT_SENT = 'not made by the app';
const NO_SCREEN_YET = 'not made by the app yet';

/** Every call of the contract. A call without a row does not compile. */
export const CALLS = {
  ...READS,
  ...POLLS,
  ...WRITES,
  ...SILENT_WRITES,
  ...ACCOUNT_WRITES,
  currentUser,
  spotlightPrediction,
  gameInfo,
  ...LEAGUE_CALLS,
  newResults: 'tested in flows/integration/NewResults.stories.tsx',
  markResultsSeen: 'tested in flows/integration/NewResults.stories.tsx',
  shares: 'tested in flows/integration/Shares.stories.tsx',
  createShare: 'tested in flows/integration/Shares.stories.tsx',
  deleteShare: 'tested in flows/integration/Shares.stories.tsx',
  auditCheckpoints: NOT_SENT,
  auditEntries: NOT_SENT,
  auditInclusion: NOT_SENT,
  auditConsistency: 'tested in flows/journeys/Receipt.stories.tsx',
  auditResults: NOT_SENT,
  auditPicks: NOT_SENT,
  blocks: NO_SCREEN_YET,
  block: NO_SCREEN_YET,
  unblock: NO_SCREEN_YET,
  mutes: NO_SCREEN_YET,
  mute: NO_SCREEN_YET,
  unmute: NO_SCREEN_YET,
  leaveThread: NO_SCREEN_YET,
  acceptThread: NO_SCREEN_YET,
  deleteDmMessage: NO_SCREEN_YET,
  deleteChatMessage: NO_SCREEN_YET,
  createReport: 'FILL IN',
  moderationCases: 'FILL IN',
  moderationCase: 'FILL IN',
  decideCase: 'FILL IN',
  undoDecision: 'FILL IN',
  moderationLog: 'FILL IN',
  setWordFilter: 'FILL IN',
  reportClientError: 'tested in error-reports.test.tsx',
} satisfies Record<EndpointName, Call | string>;
