import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';

const PARAM = 'scenario';

export const SCENARIO_NAMES = Object.keys(scenarios) as ScenarioName[];

/** Returns what the URL names as scenario; the visitor if it names none. */
export const requestedScenario = (search: string): string => new URLSearchParams(search).get(PARAM) || 'visitor';

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** Scenarios without a player, on a server that says so in the page. An older one is asked, and replies 401. */
const VISITORS: readonly ScenarioName[] = ['visitor', 'full-card-visitor'];
export const isVisitor = (name: ScenarioName): boolean => VISITORS.includes(name);

export function withScenario(href: string, name: ScenarioName): string {
  const url = new URL(href);
  url.searchParams.set(PARAM, name);
  return url.href;
}

/** Keeps the scenario in the URL during navigation, so that links carry it. */
export function syncScenarioToUrl(name: ScenarioName): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (state, unused, url) =>
      write(state, unused, withScenario(new URL(url ?? '', location.href).href, name));
  }
  history.replaceState(history.state, '');
}
