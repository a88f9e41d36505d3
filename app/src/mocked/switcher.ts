import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import './switcher.css';

/** Wide enough to show the switcher expanded. */
const WIDE = '(min-width: 64rem)';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

/** Adds a scenario switcher at the end of the page, in the lower corner. */
export function mountSwitcher(current: ScenarioName, onChoose: (name: ScenarioName) => void): void {
  const select = element(
    'select',
    { id: 'mocked-scenario' },
    ...Object.keys(scenarios).map((name) => new Option(name, name, false, name === current)),
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
