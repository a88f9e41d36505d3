import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';

const PARAM = 'scenario';

const NAMES = Object.keys(scenarios) as ScenarioName[];

/** Returns the scenario named in the URL, or the visitor. */
export const scenarioFromSearch = (search: string): ScenarioName => {
  const requested = new URLSearchParams(search).get(PARAM);
  return NAMES.find((name) => name === requested) ?? 'visitor';
};

/** Returns the URL with the scenario set. */
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
