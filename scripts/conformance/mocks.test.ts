import { scenarios, type ScenarioName } from '@machine/mocks/scenarios';
import { expect, test } from 'vitest';
import { checkServer } from './run.ts';
import { serveScenario } from './serve-scenario.ts';

/** Scenarios whose server fails, and a slow one. */
const LEFT_OUT: readonly ScenarioName[] = ['everything-failing', 'never-responds', 'offline', 'very-slow'];
/** Scenarios whose server lacks the optional calls. */
const OLDER: readonly ScenarioName[] = ['older-server', 'older-server-visitor'];
const working = (Object.keys(scenarios) as ScenarioName[]).filter((name) => ![...LEFT_OUT, ...OLDER].includes(name));

async function problemsOf(name: ScenarioName) {
  const mocks = await serveScenario(name);
  const report = await checkServer(mocks.url, { isStateless: true });
  await mocks.close();
  return report.problems();
}

test.each(working)('the mocks of the scenario "%s" conform to the contract', async (name) => {
  expect(await problemsOf(name)).toEqual([]);
});

test.each(OLDER)('the mocks of the scenario "%s" lack only the optional calls', async (name) => {
  const lacking = (await problemsOf(name)).map((problem) => /^(\w+): a player gets 404/.exec(problem)?.[1] ?? problem);
  expect([...new Set(lacking)].toSorted()).toEqual([
    'acceptThread',
    'activeSessions',
    'audit',
    'auditCheckpoints',
    'auditConsistency',
    'auditEntries',
    'auditInclusion',
    'auditPicks',
    'auditResults',
    'block',
    'blocks',
    'clubs',
    'createCalendarAddress',
    'createFriendLeague',
    'createInvite',
    'createReport',
    'createShare',
    'decideCase',
    'deleteChatMessage',
    'deleteDmMessage',
    'deleteShare',
    'endSession',
    'followClubs',
    'friendLeague',
    'friendLeagueTable',
    'friendLeagues',
    'gameInfo',
    'hiddenResults',
    'hideResults',
    'invite',
    'joinFriendLeague',
    'leaveFriendLeague',
    'leaveThread',
    'logoutEverywhere',
    'machineEdge',
    'machineRecord',
    'markResultsSeen',
    'moderationCase',
    'moderationCases',
    'moderationLog',
    'mute',
    'mutes',
    'newResults',
    'pickReceipt',
    'practice',
    'pushKey',
    'reminders',
    'removeFriendLeagueMember',
    'renameFriendLeague',
    'reportClientError',
    'resendConfirmation',
    'revokeCalendarAddress',
    'revokeInvite',
    'sendTestPush',
    'setWordFilter',
    'share',
    'shares',
    'showResult',
    'slate',
    'subscribeToPush',
    'unblock',
    'undoDecision',
    'unmute',
    'unsubscribeFromPush',
    'updateReminders',
    'userClubs',
    'userEdge',
  ]);
});
