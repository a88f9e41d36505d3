import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The most Tab stops that a page may have. */
const MAX_STOPS = 200;

/** The focused element. */
export type FocusStop = {
  /** Unique per element. */
  id: string;
  name: string;
  /** Whether `tabTo` is looking for it. */
  isTarget: boolean;
  /** Why the focus is not visible: no outline, out of view or covered; empty if it is visible. */
  problem: string;
  /** The height of the page. If it grows, the focused element may have moved. */
  pageHeight: number;
};

type Marks = { stopId?: string; isTarget?: boolean };

/** Runs in the page. Returns the focused element and whether its focus is visible; undefined without a focus. */
const describeStop = (): FocusStop | undefined => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const marked: Element & Marks = element;
  marked.stopId ??= crypto.randomUUID();
  const label = element.closest('label');
  // A transparent control is drawn by its parent.
  const drawn = getComputedStyle(element).opacity === '0' ? element.parentElement : element;
  const visibleElement = label ?? drawn ?? element;

  // Some fields have their outline on a wrapper or a sibling.
  const outlined = [element, element.parentElement, label, ...(label?.querySelectorAll('*') ?? [])];
  const styles = outlined.flatMap((candidate) =>
    candidate ? [undefined, '::before', '::after'].map((part) => getComputedStyle(candidate, part)) : [],
  );
  const hasOutline = styles.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/rgba.*, 0\)/.test(outlineColor),
  );

  const [box = visibleElement.getBoundingClientRect()] = visibleElement.getClientRects();
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  const x = Math.min(Math.max((box.left + box.right) / 2, 0), window.innerWidth - 1);
  const covering = [top + 2, (top + bottom) / 2, bottom - 2]
    .map((y) => document.elementFromPoint(x, y))
    // Toasts disappear by themselves.
    .find(
      (overlay) =>
        overlay &&
        !visibleElement.contains(overlay) &&
        !overlay.contains(visibleElement) &&
        !overlay.closest('[data-toast]'),
    );
  const isInView = bottom - top >= Math.min(box.height, 24) - 1;
  const problems = [
    !hasOutline && 'has no outline',
    !isInView && 'is out of view',
    covering && `is covered by ${covering.closest('header, footer, section, [role]')?.localName} ${covering.className}`,
  ];
  return {
    id: marked.stopId,
    isTarget: marked.isTarget === true,
    pageHeight: document.documentElement.scrollHeight,
    name: `${element.getAttribute('role') ?? element.localName} ${(element.ariaLabel ?? visibleElement.textContent).slice(0, 40)}`,
    problem: problems.filter(Boolean).join(', '),
  };
};

export const currentStop = (page: Page): Promise<FocusStop | undefined> => page.evaluate(describeStop);

const describeFocus = async (page: Page) =>
  `${new URL(page.url()).pathname}: ${(await currentStop(page))?.name ?? 'nothing'}`;

export const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Rows of a long list that the focus has just scrolled into view are measured, and moved, a frame later. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const markTarget = (target: Locator, isTarget: boolean) =>
  target.evaluateAll((elements, mark) => {
    for (const element of elements) (element as Element & Marks).isTarget = mark;
  }, isTarget);

/** Stops after which the target is marked again, because it may have been replaced. */
const MARKED_STOPS = 20;

/** Presses Tab until the control has the focus, and expects every stop on the way to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  let pageHeight: number | undefined;
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    // Finding an element by its role takes longer than pressing a key.
    if (stops % MARKED_STOPS === 0) await markTarget(target, true);
    let stop = await currentStop(page);
    if (stops > 0 && stop?.problem) {
      await twoFrames(page);
      stop = await currentStop(page);
    }
    const problem = stops > 0 && stop?.pageHeight === pageHeight && stop?.problem;
    if (problem) expect.soft(`${await describeFocus(page)} ${problem}`).toBe('');
    if (stop?.isTarget) return markTarget(target, false);
    pageHeight = stop?.pageHeight;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target} on ${page.url()}`);
}

export async function expectFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => describeFocus(page), { message: `after ${after}` }).not.toMatch(/: nothing$/);
}

/** Presses a key and expects that the focus is not lost. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page, key);
}

export async function activate(page: Page, role: Role, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }));
  await pressKey(page, key);
}
type Role = 'link' | 'button' | 'switch';

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Makes the next Tab start at the top of the page, as after loading it. */
export const startAtTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** Keys pressed before the page is asked for the stops. */
const KEYS_AT_ONCE = 10;

/** Returns every stop of the page, until one appears again. */
export async function collectStops(page: Page, direction: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  // The page records the stops by itself, because asking it after each key takes longer than pressing the key. Before
  // the next key, the focus has arrived wherever it goes, also when it comes back from outside of the page; on a busy
  // machine that may take two keys.
  const recording = await page.evaluateHandle<{ stops: FocusStop[]; end: () => void }>(`(() => {
    const stops = [];
    const record = ({ key }) => {
      const stop = key === 'Tab' && (${describeStop})();
      if (stop && stop.id !== stops.at(-1)?.id) stops.push(stop);
    };
    document.addEventListener('keydown', record, true);
    return { stops, end: () => document.removeEventListener('keydown', record, true) };
  })()`);
  try {
    for (let pressed = 0; pressed <= MAX_STOPS; pressed += KEYS_AT_ONCE) {
      for (let key = 0; key < KEYS_AT_ONCE; key += 1) await page.keyboard.press(direction);
      const stops = await recording.evaluate((recorded) => recorded.stops);
      const end = stops.findIndex(({ id }, index) => index > 0 && id === stops[0]?.id);
      if (end > 0) return stops.slice(0, end);
    }
  } finally {
    await recording.evaluate(({ end }) => end());
  }
  throw new Error(`more than ${MAX_STOPS} stops on ${page.url()}`);
}

/** Returns controls without a visible border, the only outline that forced colors leave. */
export const borderlessControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-variant], :has(> input:not([type=checkbox], [type=radio], [type=range], [type=file], [hidden])), [role=tab], [role=switch] ~ *',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || /rgba.*, 0\)/.test(borderTopColor);
      })
      .map((control) => control.textContent || control.className.toString()),
  );
