import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';

const PARAM = 'scenario';

const NAMES = Object.keys(scenarios) as ScenarioName[];

/** The world that an address asks for. */
export const scenarioFromSearch = (search: string): ScenarioName => {
  const asked = new URLSearchParams(search).get(PARAM);
  return NAMES.find((name) => name === asked) ?? 'visitor';
};

/** The same address, in that world. */
export function withScenario(href: string, name: ScenarioName): string {
  const url = new URL(href);
  url.searchParams.set(PARAM, name);
  return url.href;
}

/** The address names the world wherever the app goes, so that a link carries it. */
export function syncScenarioToUrl(name: ScenarioName): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (state, unused, url) =>
      write(state, unused, withScenario(new URL(url ?? '', location.href).href, name));
  }
  history.replaceState(history.state, '');
}
