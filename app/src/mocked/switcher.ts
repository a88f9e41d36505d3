import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import './switcher.css';

/** Where the corner is far from everything. */
const ROOM = '(min-width: 64rem)';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** In the lower corner, at the end of the page and not over it: says which world this is, and leads to the others. */
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
    { open: matchMedia(ROOM).matches },
    element('summary', { textContent: `Mocked: ${current}` }),
    element('div', {}, label, select),
  );
  document.body.append(element('aside', { ariaLabel: 'Mocked world', className: 'mocked' }, details));
}
