import type { ScenarioName } from '@machine/mocks/scenarios';
import { element } from './element.ts';
import { SCENARIO_NAMES, withScenario } from './scenario.ts';
import './mocked.css';

const link = (name: ScenarioName) => element('a', { href: withScenario(location.href, name), textContent: name });

/** Shows, instead of the app, that there is no such scenario, with links to the others. */
export function showUnknownScenario(name: string): void {
  document.title = 'Unknown scenario';
  // Hides `main` until the app shows its screen.
  delete document.documentElement.dataset.screen;
  document.body.replaceChildren(
    element(
      'main',
      { className: 'unknown-scenario' },
      element('h1', { textContent: 'Unknown scenario' }),
      element('p', { textContent: `There is no scenario named “${name}”. Choose one of these:` }),
      element('ul', {}, ...SCENARIO_NAMES.map((known) => element('li', {}, link(known)))),
    ),
  );
}
