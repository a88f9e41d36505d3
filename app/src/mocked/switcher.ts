import type { ScenarioName } from '@machine/mocks/scenarios.ts';
import { SCENARIO_NAMES } from './scenario.ts';
import './mocked.css';

/** Wide enough to show the switcher expanded. */
const WIDE = '(min-width: 64rem)';

/** Adds a scenario switcher at the end of the page, in the lower corner. */
export function mountSwitcher(current: ScenarioName, onChoose: (name: ScenarioName) => void): void {
  const select = element(
    'select',
    { id: 'mocked-scenario' },
    ...SCENARIO_NAMES.map((name) => new Option(name, name, false, name === current)),
  );
  select.addEventListener('change', () => onChoose(select.value as ScenarioName));
  const label = element('label', { htmlFor: select.id, textContent: 'Scenario' });
  const details = element(
    'details',
    { open: matchMedia(WIDE).matches },
    element('summary', { textContent: `Mocked: ${current}` }),
    element('div', {}, label, select),
  );
  document.body.append(element('aside', { ariaLabel: 'Mock scenario', className: 'mocked' }, details));
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}
