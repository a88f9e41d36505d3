import { expect } from 'vitest';
import type { EngineDriver, InputSource } from './engine-drivers.ts';

/** An element: the first visible one that the selector matches, by its label if there is one. */
export type Target = { css: string; label?: string };

export const button = (label: string): Target => ({ css: 'button', label });
export const field = (label: string): Target => ({ css: 'input, textarea', label });
export const text = (label: string): Target => ({ css: 'body *', label });

type Found = { x: number; y: number; coveredBy: string; isFocused: boolean };

/** Runs in the page. Scrolls the target into view, and returns its center and what lies on top of it. */
function locate({ css, label }: Target): Found | null {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    if (!element.checkVisibility({ checkOpacity: true })) return false;
    if (label === undefined) return true;
    const ids = element.getAttribute('aria-labelledby')?.split(' ').filter(Boolean) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (named || (element.ariaLabel ?? copy.textContent)).trim() === label;
  });
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const isOnTop = top !== null && (found.contains(top) || top.contains(found));
  const coveredBy = isOnTop ? '' : `${top?.localName} ${top?.className}`;
  return { x, y, coveredBy, isFocused: document.activeElement === found };
}

const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', F8: '\uE038' };

/** Generous for busy machines. */
const PATIENCE = { timeout: 20_000 };

/** What a player does in a browser, and what they then see. Every action waits for its target. */
export function playIn(driver: EngineDriver) {
  const find = (target: Target) => driver.run(locate, target);
  const press = (type: InputSource['type'], actions: readonly object[]) =>
    driver.perform([{ type, id: type, actions }]);
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
  /** Waits until what `read` finds of the target equals the expected. */
  const expectOf = async (target: Target, read: (found: Found | null) => unknown, expected: unknown) => {
    await expect
      .poll(async () => read(await find(target)), { ...PATIENCE, message: JSON.stringify(target) })
      .toBe(expected);
  };
  const click = async (target: Target) => {
    await expectOf(target, (found) => found?.coveredBy, '');
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
    see: (target: Target) => expectOf(target, (found) => found !== null, true),
    click,
    type,
    goto: (url: string) => driver.goto(url),
    run: driver.run,
    /** Presses a place of the page, such as the background of a dialog. */
    pressAt,
    pressKey: (key: keyof typeof KEYS) => type(KEYS[key]),
    isGone: (target: Target) => expectOf(target, (found) => found === null, true),
    hasFocus: (target: Target) => expectOf(target, (found) => found?.isFocused, true),
    async fill(target: Target, value: string) {
      await click(target);
      await type(value);
    },
  };
}

export type EnginePage = ReturnType<typeof playIn>;
