import { scenarios, type ScenarioName } from '@machine/mocks/scenarios';
import { expect, test } from 'vitest';
import { CALLS } from './rejections.ts';
import { checkServer } from './run.ts';
import { SCENARIO_URL, scenarioFetch } from './scenario-fetch.ts';

/** Scenarios whose server fails, and a slow one. */
const LEFT_OUT: readonly ScenarioName[] = ['everything-failing', 'never-responds', 'offline', 'very-slow'];
/** Scenarios whose server lacks the optional calls. */
const OLDER: readonly ScenarioName[] = ['older-server', 'older-server-visitor'];
const working = (Object.keys(scenarios) as ScenarioName[]).filter((name) => ![...LEFT_OUT, ...OLDER].includes(name));

const problemsOf = async (name: ScenarioName) =>
  (await checkServer(SCENARIO_URL, { isStateless: true, fetch: scenarioFetch(name) })).problems();

test.each(working)('the mocks of the scenario "%s" conform to the contract', async (name) => {
  expect(await problemsOf(name)).toEqual([]);
});

test.each(OLDER)('the mocks of the scenario "%s" lack only the optional calls', async (name) => {
  const optional = CALLS.flatMap(([call, { feature, isOptional }]) => (feature || isOptional ? [call] : []));
  const lacking = (await problemsOf(name)).map((problem) => /^(\w+): a player gets 404/.exec(problem)?.[1] ?? problem);
  expect([...new Set(lacking)].toSorted()).toEqual(optional.toSorted());
});
