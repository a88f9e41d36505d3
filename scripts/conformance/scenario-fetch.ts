import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import { getResponse, type HttpHandler } from 'msw';

export const SCENARIO_URL = 'http://scenario.test';

/** Returns a `fetch` that the mocks of a scenario answer. */
export function scenarioFetch(name: string): typeof fetch {
  if (!Object.hasOwn(scenarios, name)) {
    throw new Error(`There is no scenario '${name}', only ${Object.keys(scenarios).join(', ')}.`);
  }
  const handlers: readonly HttpHandler[] = scenarios[name as ScenarioName];
  return async (url, init) =>
    (await getResponse([...handlers], new Request(url, init), { baseUrl: SCENARIO_URL })) ??
    new Response(null, { status: 404 });
}
