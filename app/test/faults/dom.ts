import { waitUntil } from './fake-clock.ts';

/** A text that the page must contain, or a predicate. */
export type Condition = string | (() => boolean);

export const page = () => document.querySelector<HTMLElement>('[data-app]') ?? document.body;
export const textOf = (element: Element = page()) => element.textContent ?? '';

export const isVisible = (condition: Condition): boolean =>
  typeof condition === 'string' ? textOf().includes(condition) : condition();

const excerpt = () => `Page text: ${textOf().replaceAll(/\s+/g, ' ').slice(0, 600)}`;

export const waitFor = (condition: Condition, why = '') =>
  waitUntil(
    () => isVisible(condition),
    () => `${why} Timed out waiting for: ${String(condition)}. ${excerpt()}`,
  );

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? textOf(element)).replaceAll(/\s+/g, ' ').trim();
const matches = (name: string, expected: string | RegExp) =>
  typeof expected === 'string' ? name === expected : expected.test(name);

/** Finds an element by role and name, in the topmost dialog or menu first. */
export function find(role: keyof typeof ROLES, name: string | RegExp): HTMLElement | undefined {
  const top = [...page().querySelectorAll('[role="dialog"],[role="menu"]')].at(-1) ?? page();
  const findIn = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(ROLES[role])].find((element) => matches(nameOf(element), name));
  return findIn(top) ?? findIn(page());
}

const ROLES = {
  button: 'button',
  link: 'a[href]',
  option: '[role="option"]',
  menuitem: '[role="menuitem"],[role="menuitemradio"]',
  article: 'article',
} as const;

export async function waitForElement(role: keyof typeof ROLES, name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => find(role, name) !== undefined, `No ${role} ${String(name)}.`);
  return find(role, name) as HTMLElement;
}

/** Focuses the element before clicking it, as a real press does. */
export function pressElement(element: HTMLElement): void {
  element.focus();
  element.click();
}

export const press = async (role: keyof typeof ROLES, name: string | RegExp) =>
  pressElement(await waitForElement(role, name));

type Field = HTMLInputElement | HTMLTextAreaElement;
/** Finds a field by its label. */
export const field = (label: string): Field | undefined =>
  [...page().querySelectorAll<Field>('input,textarea')].find(
    (each) => each.getAttribute('aria-label') === label || [...(each.labels ?? [])].some((of) => textOf(of) === label),
  );

export async function type(label: string, text: string): Promise<void> {
  await waitFor(() => field(label) !== undefined, `No field ${label}.`);
  const element = field(label) as Field;
  element.focus();
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // Bypass React's setter so that it sees the change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

export const valueOf = (label: string) => field(label)?.value;

export const isBusy = (element: HTMLElement | undefined) =>
  element !== undefined &&
  (element.getAttribute('aria-busy') === 'true' ||
    element.getAttribute('aria-disabled') === 'true' ||
    (element instanceof HTMLButtonElement && element.disabled));

export const hasText = (text: string) => textOf().includes(text);
export const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await type(label, text);
};
export const hasValues = (values: Record<string, string>) =>
  Object.entries(values).every(([label, text]) => valueOf(label) === text);
