import { scenarios, type ScenarioName } from '@machine/mocks/scenarios';
import { ADDED_RULES } from '@machine/contract/levels.ts';
import { expect, test } from 'vitest';
import { checkServer } from './run.ts';
import { SCENARIO_URL, scenarioFetch } from './scenario-fetch.ts';

/** Scenarios whose server fails, and a slow one. */
const LEFT_OUT: readonly ScenarioName[] = ['everything-failing', 'never-responds', 'offline', 'very-slow'];
/** Scenarios whose server lacks the optional calls. */
const OLDER: readonly ScenarioName[] = ['older-server', 'older-server-visitor'];
const working = (Object.keys(scenarios) as ScenarioName[]).filter((name) => ![...LEFT_OUT, ...OLDER].includes(name));

const check = (name: ScenarioName) => checkServer(SCENARIO_URL, { isStateless: true, fetch: scenarioFetch(name) });

test.each(working)('the mocks of the scenario "%s" conform to the contract', async (name) => {
  expect((await check(name)).problems()).toEqual([]);
});

test.each(OLDER)('the mocks of the scenario "%s" have the whole specification, and no addition', async (name) => {
  const report = await check(name);
  expect(report.problems()).toEqual([]);
  expect(report.levels()[0]).toEqual({ level: 'BASE', isThere: true, passed: 39, failed: 0, unchecked: 0 });
  const there = report.levels().flatMap(({ level, isThere }) => (isThere ? [level] : []));
  expect(there).toEqual(['BASE', ...ADDED_RULES]);
  expect(report.problems('SESSIONS')).toEqual(['SESSIONS: the server lacks it']);
});

test('the scenario of a veteran has every level', async () => {
  const report = await check('veteran');
  expect(report.levels().filter(({ isThere, failed }) => !isThere || failed > 0)).toEqual([]);
  expect(report.text()).toMatch(/^BASE +passed 39 of 39$/m);
});
