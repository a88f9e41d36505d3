import { expect } from 'vitest';
import type { EngineDriver, InputSource } from './engine-drivers.ts';

/** An element: the first visible one that the selector matches, by its label if there is one. */
export type Target = { css: string; label?: string };

export const button = (label: string): Target => ({ css: 'button', label });
export const link = (label: string): Target => ({ css: 'a[href]', label });
export const field = (label: string): Target => ({ css: 'input, textarea', label });
export const text = (label: string): Target => ({ css: 'body *', label });

type Found = { x: number; y: number; coveredBy: string; isFocused: boolean; text: string };

/** Runs in the page. Scrolls the target into view, and returns its center and what lies on top of it. */
function locate({ css, label }: Target): Found | null {
  const labelOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ').filter(Boolean) ?? [];
    if (ids.length > 0) return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return element.ariaLabel ?? element.getAttribute('placeholder') ?? copy.textContent;
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      (label === undefined || labelOf(element).trim() === label) && element.checkVisibility({ checkOpacity: true }),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const isOnTop = top !== null && (found.contains(top) || top.contains(found));
  return {
    x,
    y,
    coveredBy: isOnTop ? '' : (top?.outerHTML.slice(0, 120) ?? 'nothing'),
    isFocused: document.activeElement === found,
    text: found.textContent,
  };
}

const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', F8: '\uE038' };

/** Generous for busy machines. */
const PATIENCE = { timeout: 20_000 };

/** What a player does in a browser, and what they then see. Every action waits for its target. */
export function playIn(driver: EngineDriver) {
  const find = (target: Target) => driver.run(locate, target);
  const press = (type: InputSource['type'], actions: readonly object[]) => driver.perform([{ type, id: type, actions }]);
  const pressAt = (x: number, y: number) =>
    driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  const see = (target: Target) =>
    expect.poll(() => find(target), { ...PATIENCE, message: `${JSON.stringify(target)} is shown` }).not.toBeNull();
  const click = async (target: Target) => {
    await expect
      .poll(async () => (await find(target))?.coveredBy, { ...PATIENCE, message: `${JSON.stringify(target)} can be pressed` })
      .toBe('');
    const found = await find(target);
    if (found) await pressAt(found.x, found.y);
  };
  const type = (characters: string) =>
    press(
      'key',
      [...characters].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    see,
    click,
    type,
    goto: (url: string) => driver.goto(url),
    run: driver.run,
    /** Presses a place of the page, such as the background of a dialog. */
    pressAt,
    pressKey: (key: keyof typeof KEYS) => type(KEYS[key]),
    isGone: (target: Target) =>
      expect.poll(() => find(target), { ...PATIENCE, message: `${JSON.stringify(target)} is gone` }).toBeNull(),
    hasFocus: (target: Target) =>
      expect
        .poll(async () => (await find(target))?.isFocused, { ...PATIENCE, message: `${JSON.stringify(target)} has the focus` })
        .toBe(true),
    async fill(target: Target, value: string) {
      await click(target);
      await type(value);
    },
  };
}

export type EnginePage = ReturnType<typeof playIn>;
