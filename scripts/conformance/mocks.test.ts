import { scenarios, type ScenarioName } from '@machine/mocks/scenarios';
import { expect, test } from 'vitest';
import { checkServer } from './run.ts';
import { serveScenario } from './serve-scenario.ts';

/** Scenarios whose server fails, and a slow one. */
const LEFT_OUT: readonly ScenarioName[] = ['everything-failing', 'never-responds', 'offline', 'very-slow'];
const working = (Object.keys(scenarios) as ScenarioName[]).filter((name) => !LEFT_OUT.includes(name));

test.each(working)('the mocks of the scenario "%s" conform to the contract (S115)', async (name) => {
  const mocks = await serveScenario(name);
  const report = await checkServer(mocks.url, { isStateless: true });
  await mocks.close();
  expect(report.problems()).toEqual([]);
});
