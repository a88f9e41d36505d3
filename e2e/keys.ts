import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Nobody has to press Tab more often on one page (RELIABILITY.md X18). */
const STOPS_MAX = 200;

export type Direction = 'Tab' | 'Shift+Tab';

/** What the page knows of its focus; undefined when nothing has it. */
export type Stop = {
  /** Distinct for each element of the document. */
  id: string;
  name: string;
  /** What is wrong with how it is seen: no ring, or something lies over it (X7). */
  flaw: string;
  /** How high the page is by now: what grows under the focus may carry it away. */
  pageHeight: number;
};

/** What has the focus now, and whether one sees it. */
export const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const marked: Element & { stop?: string } = element;
    marked.stop ??= crypto.randomUUID();
    const label = element.closest('label');
    const shown = label ?? element;

    // Some fields have their ring around what stands in one box with them.
    const ringed = [element, element.parentElement, label, ...(label?.querySelectorAll('*') ?? [])];
    const styles = ringed.flatMap((each) =>
      each ? [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
    );
    const isRinged = styles.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/rgba.*, 0\)/.test(outlineColor),
    );

    const [box = shown.getBoundingClientRect()] = shown.getClientRects();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), window.innerWidth - 1);
    const cover = [top + 2, (top + bottom) / 2, bottom - 2]
      .map((y) => document.elementFromPoint(x, y))
      // A toast goes by itself.
      .find((over) => over && !shown.contains(over) && !over.contains(shown) && !over.closest('[data-toast]'));
    const isSeen = bottom - top >= Math.min(box.height, 24) - 1;

    return {
      id: marked.stop,
      pageHeight: document.documentElement.scrollHeight,
      name: `${element.getAttribute('role') ?? element.localName} ${(element.ariaLabel ?? shown.textContent).slice(0, 40)}`,
      flaw: [
        !isRinged && 'has no ring',
        !isSeen && 'is out of sight',
        cover && `is under ${cover.closest('header, footer, section, [role]')?.localName} ${cover.className}`,
      ]
        .filter(Boolean)
        .join(', '),
    };
  });

const describe = async (page: Page) => `${new URL(page.url()).pathname}: ${(await stop(page))?.name ?? 'nothing'}`;

export const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the control has the focus; every stop on the way is seen. */
export async function tabTo(page: Page, target: Locator, direction: Direction = 'Tab'): Promise<void> {
  await target.first().waitFor();
  let pageHeight = (await stop(page))?.pageHeight;
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(direction);
    const here = await stop(page);
    const flaw = here?.pageHeight === pageHeight && here?.flaw;
    if (flaw) expect.soft(`${await describe(page)} ${flaw}`).toBe('');
    pageHeight = here?.pageHeight;
  }
  throw new Error(`Tab never comes to ${target} on ${page.url()}`);
}

/** Presses a key, after which something still has the focus (I10). */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await keepsFocus(page, key);
}

/** Something has the focus, whatever just happened (I10). */
export async function keepsFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => describe(page), { message: `after ${after}` }).not.toMatch(/: nothing$/);
}

/** Goes to a control and presses it. */
export async function go(page: Page, role: Role, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }));
  await press(page, key);
}

type Role = 'link' | 'button' | 'switch' | 'tab' | 'option' | 'menuitem';

/** Goes to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Every stop from the page's top, until Tab leaves the page or comes round. */
export async function walk(page: Page, direction: Direction): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count <= STOPS_MAX; count += 1) {
    await page.keyboard.press(direction);
    const here = await stop(page);
    if (!here || here.id === stops[0]?.id) return stops;
    stops.push(here);
  }
  throw new Error(`more than ${STOPS_MAX} stops on ${page.url()}`);
}

/** What is wrong with how these stops are seen, each with its name. */
export const flaws = (stops: readonly Stop[]) =>
  stops.filter(({ flaw }) => flaw).map(({ name, flaw }) => `${name} ${flaw}`);
