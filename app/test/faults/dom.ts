import { advance, becomesTrue } from '../shared/clock.ts';
import { typeInto } from '../shared/input.ts';

/** A text that the page must contain, or a predicate. */
export type Condition = string | (() => boolean);

export const page = () => document.querySelector<HTMLElement>('[data-app]') ?? document.body;
export const title = () => page().querySelector('main h1')?.textContent ?? '';
export const hasDialog = () => page().querySelector('[role=dialog], [role=alertdialog]') !== null;
export const hasText = (text: string) => page().textContent.includes(text);
export const holds = (condition: Condition) => (typeof condition === 'string' ? hasText(condition) : condition());

/** Waits until the condition holds, and throws if it never does. */
export async function waitFor(condition: Condition, why = ''): Promise<void> {
  if (await becomesTrue(() => holds(condition))) return;
  const excerpt = page().textContent.replaceAll(/\s+/g, ' ').slice(0, 600);
  throw new Error(`${why} Timed out waiting for: ${String(condition)}. Page text: ${excerpt}`);
}

const ROLES = {
  button: 'button',
  link: 'a[href]',
  option: '[role="option"]',
  tab: '[role="tab"]',
  menuitem: '[role="menuitem"],[role="menuitemradio"]',
  article: 'article',
} as const;
type Role = keyof typeof ROLES;

/** The text that a screen reader reads. */
function readText(element: Element): string {
  const hidden = '[aria-hidden="true"]';
  if (!element.querySelector(hidden)) return element.textContent;
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(hidden)) part.remove();
  return copy.textContent;
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? readText(element)).replaceAll(/\s+/g, ' ').trim();

/** Finds an element by role and name, in the topmost dialog or menu first. */
export function find(role: Role, name: string | RegExp): HTMLElement | undefined {
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const top = [...page().querySelectorAll('[role="dialog"],[role="menu"]')].at(-1) ?? page();
  return [top, page()]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(ROLES[role])])
    .find((element) => isNamed(nameOf(element)));
}
export const has = (role: Role, name: string | RegExp) => find(role, name) !== undefined;

export async function waitForElement(role: Role, name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => has(role, name), `No ${role} ${String(name)}.`);
  return find(role, name) as HTMLElement;
}

/** Focuses the element before clicking it, as a real press does. */
export function pressElement(element: HTMLElement | undefined): void {
  element?.focus();
  element?.click();
}

/** How long a player looks at a page before pressing something. */
export const LOOK_MS = 1_000;

export async function press(role: Role, name: string | RegExp): Promise<void> {
  await waitForElement(role, name);
  await advance(LOOK_MS);
  pressElement(find(role, name));
}

export const field = (label: string) =>
  [...page().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].find(
    (each) => each.ariaLabel === label || [...(each.labels ?? [])].some(({ textContent }) => textContent === label),
  );
export const valueOf = (label: string) => field(label)?.value;

/** Types the texts into the fields with these labels. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await waitFor(() => field(label) !== undefined, `No field ${label}.`);
    typeInto(field(label) as HTMLInputElement, text);
  }
}
export const hasValues = (values: Record<string, string>) =>
  Object.entries(values).every(([label, text]) => valueOf(label) === text);

export const isBusy = (element: HTMLElement | undefined) =>
  element !== undefined &&
  (element.ariaBusy === 'true' || element.ariaDisabled === 'true' || element.matches(':disabled'));
