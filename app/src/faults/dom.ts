import { until } from './clock.ts';

/** What is looked for: a text that stands somewhere on the page, or whether something is so. */
export type Sight = string | (() => boolean);

export const page = () => document.querySelector<HTMLElement>('[data-app]') ?? document.body;
export const textOf = (element: Element = page()) => element.textContent ?? '';

export const isSeen = (sight: Sight): boolean => (typeof sight === 'string' ? textOf().includes(sight) : sight());

const excerpt = () => `The page says: ${textOf().replaceAll(/\s+/g, ' ').slice(0, 600)}`;

export const seen = (sight: Sight, why = '') =>
  until(
    () => isSeen(sight),
    () => `${why} Not seen: ${String(sight)}. ${excerpt()}`,
  );

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? textOf(element)).replaceAll(/\s+/g, ' ').trim();
const matches = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** The element of this role and name, the one in the uppermost dialog if one is open. */
export function find(role: keyof typeof ROLES, name: string | RegExp): HTMLElement | undefined {
  const layer = [...page().querySelectorAll('[role="dialog"],[role="menu"]')].at(-1) ?? page();
  const among = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(ROLES[role])].find((element) => matches(nameOf(element), name));
  return among(layer) ?? among(page());
}

const ROLES = {
  button: 'button',
  link: 'a[href]',
  option: '[role="option"]',
  menuitem: '[role="menuitem"],[role="menuitemradio"]',
  article: 'article',
} as const;

export async function got(role: keyof typeof ROLES, name: string | RegExp): Promise<HTMLElement> {
  await seen(() => find(role, name) !== undefined, `No ${role} ${String(name)}.`);
  return find(role, name) as HTMLElement;
}

/** As a finger or the Enter key does: the focus first, then the press. */
export function pressNow(element: HTMLElement): void {
  element.focus();
  element.click();
}

export const press = async (role: keyof typeof ROLES, name: string | RegExp) => pressNow(await got(role, name));

type Field = HTMLInputElement | HTMLTextAreaElement;
/** A field by the words of its label. */
export const field = (label: string): Field | undefined =>
  [...page().querySelectorAll<Field>('input,textarea')].find(
    (each) => each.getAttribute('aria-label') === label || [...(each.labels ?? [])].some((of) => textOf(of) === label),
  );

export async function type(label: string, text: string): Promise<void> {
  await seen(() => field(label) !== undefined, `No field ${label}.`);
  const element = field(label) as Field;
  element.focus();
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // Past React's own setter, so that it notices.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

export const valueOf = (label: string) => field(label)?.value;

export const isBusy = (element: HTMLElement | undefined) =>
  element !== undefined &&
  (element.getAttribute('aria-busy') === 'true' ||
    element.getAttribute('aria-disabled') === 'true' ||
    (element instanceof HTMLButtonElement && element.disabled));

export const says = (text: string) => textOf().includes(text);
export const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await type(label, text);
};
export const holds = (values: Record<string, string>) =>
  Object.entries(values).every(([label, text]) => valueOf(label) === text);
