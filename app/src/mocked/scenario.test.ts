import * as endpoints from '@machine/contract/endpoints.ts';
import { scenarios } from '@machine/mocks/scenarios.ts';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { isScenario, isVisitor, requestedScenario, SCENARIO_NAMES, withScenario } from './scenario.ts';

test.each(SCENARIO_NAMES)('a link carries the scenario "%s" as it is written', (name) => {
  const link = withScenario('http://mocked.test/leaderboards?board=followed#top', name);
  expect(link).toBe(`http://mocked.test/leaderboards?board=followed&scenario=${name}#top`);
  expect(requestedScenario(new URL(link).search)).toBe(name);
  expect(isScenario(name)).toBe(true);
});

test.each(['', '?scenario=', '?board=followed'])('%j names no scenario and opens the visitor', (search) => {
  expect(requestedScenario(search)).toBe('visitor');
});

test.each(['unknown', 'new player', 'constructor', '<b>'])('%j is not a scenario', (name) => {
  expect(requestedScenario(`?scenario=${encodeURIComponent(name)}`)).toBe(name);
  expect(isScenario(name)).toBe(false);
});

test.each(SCENARIO_NAMES.filter(isVisitor))('the scenario "%s" has no player', async (name) => {
  const origin = 'http://mocked.test';
  const request = new Request(origin + endpoints.currentUser.path);
  expect((await getResponse(scenarios[name], request, { baseUrl: origin }))?.status).toBe(401);
});
