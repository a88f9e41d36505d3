import * as fixtures from '@machine/mocks/fixtures';
import type { Call, EndpointName } from '../call.ts';
import { ACCOUNT_WRITES } from './account-writes.ts';
import { LEAGUE_WRITES } from './league-writes.ts';
import { LEAGUE_READS } from './leagues.ts';
import { MODERATION_WRITES } from './moderation-writes.ts';
import { POLLS } from './polls.ts';
import { READS } from './reads.ts';
import { SAFETY_READS, SAFETY_WRITES } from './safety.ts';
import { REMINDER_WRITES } from './reminder-writes.ts';
import { INSTANT_WRITES, RESULT_READS, RESULT_WRITES } from './results.ts';
import { SHARE_READS, SHARE_WRITES } from './shares.ts';
import { SILENT_READS } from './silent-reads.ts';
import { SILENT_WRITES } from './silent-writes.ts';
import { WRITES } from './writes.ts';

export const currentUser: Call = {
  id: 'C01',
  path: '/',
  okBody: fixtures.player,
  bodies: { malformedRows: [{ username: 'ann' }, { id: 7 }, [fixtures.player]] },
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
  ...LEAGUE_READS,
  ...LEAGUE_WRITES,
  ...MODERATION_WRITES,
  ...SILENT_READS,
  ...RESULT_READS,
  ...RESULT_WRITES,
  ...INSTANT_WRITES,
  ...SHARE_READS,
  ...SHARE_WRITES,
  auditCheckpoints: NOT_SENT,
  auditEntries: NOT_SENT,
  auditInclusion: NOT_SENT,
  auditConsistency: 'tested in flows/journeys/Receipt.stories.tsx',
  auditResults: NOT_SENT,
  auditPicks: NOT_SENT,
  reportClientError: 'tested in error-reports.test.tsx',
} satisfies Record<EndpointName, Call | string>;
