import * as fixtures from '@machine/mocks/fixtures';
import type { Call, EndpointName } from '../call.ts';
import { ACCOUNT_WRITES } from './account-writes.ts';
import { LEAGUE_WRITES } from './league-writes.ts';
import { LEAGUE_READS } from './leagues.ts';
import { MODERATION_WRITES, SILENT_MODERATION_WRITES } from './moderation-writes.ts';
import { POLLS } from './polls.ts';
import { READS } from './reads.ts';
import { SAFETY_READS, SAFETY_WRITES } from './safety.ts';
import { REMINDER_WRITES } from './reminder-writes.ts';
import { SILENT_WRITES } from './silent-writes.ts';
import { WRITES } from './writes.ts';

export const currentUser: Call = {
  id: 'C01',
  path: '/',
  okBody: fixtures.player,
  bodies: { malformedRows: [{ username: 'ann' }, { id: 7 }, [fixtures.player]] },
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

/** Part of the contract, for other clients and for anyone who checks the server: no screen makes these calls. */
const NOT_SENT = 'not made by the app';
/** Every call of the contract. A call without a row does not compile. */
export const CALLS = {
  ...READS,
  ...SAFETY_READS,
  ...POLLS,
  ...WRITES,
  ...SILENT_WRITES,
  ...ACCOUNT_WRITES,
  ...SAFETY_WRITES,
  ...REMINDER_WRITES,
  pushKey: 'tested in flows/integration/Reminders.stories.tsx',
  currentUser,
  spotlightPrediction: NOT_SENT,
  gameInfo,
  ...LEAGUE_READS,
  ...LEAGUE_WRITES,
  ...MODERATION_WRITES,
  ...SILENT_MODERATION_WRITES,
  newResults: 'tested in flows/integration/NewResults.stories.tsx',
  markResultsSeen: 'tested in flows/integration/NewResults.stories.tsx',
  hiddenResults: 'tested in flows/integration/SpoilerFree.stories.tsx',
  hideResults: 'tested in flows/integration/SpoilerFree.stories.tsx',
  showResult: 'tested in flows/integration/SpoilerFree.stories.tsx',
  shares: 'tested in flows/integration/Shares.stories.tsx',
  createShare: 'tested in flows/integration/Shares.stories.tsx',
  deleteShare: 'tested in flows/integration/Shares.stories.tsx',
  auditCheckpoints: NOT_SENT,
  auditEntries: NOT_SENT,
  auditInclusion: NOT_SENT,
  auditConsistency: 'tested in flows/journeys/Receipt.stories.tsx',
  auditResults: NOT_SENT,
  auditPicks: NOT_SENT,
  reportClientError: 'tested in error-reports.test.tsx',
} satisfies Record<EndpointName, Call | string>;
