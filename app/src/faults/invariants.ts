import { expect } from 'vitest';
import { page, seen, textOf } from './dom.ts';
import type { Stage } from './stage.tsx';
import { unmocked } from './worker.ts';

/** What holds after every cell (RELIABILITY.md 2.1). I3, I8 and I11 are asked by the outcomes themselves. */

const INJECTED = 'script,iframe,object,embed,base,[onerror],[onload],[onclick],[srcdoc]';
const MACHINE_URL = /^\s*(?:javascript|data:text|vbscript)/i;

export type Expected = {
  /** An empty state is the right answer. */
  isEmpty?: boolean;
  /** It begins with a focus in the page. */
  hadFocus?: boolean;
};

export async function checkInvariants(stage: Stage, { isEmpty = false, hadFocus = false }: Expected): Promise<void> {
  const { watch } = stage;
  const main = page().querySelector('main');
  // A screen that is still on its way may come a moment later.
  await seen(() => textOf(main ?? page()).trim() !== '', 'I1: the page has content.');
  expect(main?.getClientRects().length, 'I1: main is seen').toBeGreaterThan(0);
  expect(page().querySelectorAll('header a[href]').length, 'I1: the header has its links').toBeGreaterThan(0);
  expect(unmocked.splice(0), 'every call is answered by the world').toEqual([]);
  expect(watch.errors, 'I2: no error is lost').toEqual([]);
  if (textOf().includes('Your prediction is locked.')) {
    expect(stage.isLockTold, 'I4: locked only when the server says so').toBe(true);
  }
  expect(watch.mostToasts, 'I5: one toast at a time').toBeLessThanOrEqual(1);
  expect(storms(stage).join('; '), 'I6: no storm of requests').toBe('');
  checkInert();
  expect([...watch.raw], 'I9: no raw machine text').toEqual([]);
  if (hadFocus && stage.left.length === 0) await seen(isFocused, 'I10: the focus is lost.');
  if (!isEmpty) expect([...watch.empties], 'I12: a failure is not empty').toEqual([]);
}

/** A dialog that closes gives it back a moment later. */
const isFocused = () => document.activeElement !== null && document.activeElement !== document.body;

/** I7: no text has become markup, a script or an address. */
export function checkInert(): void {
  expect('__pwned' in window, 'I7: nothing was executed').toBe(false);
  expect(page().querySelectorAll(INJECTED).length, 'I7: nothing was injected').toBe(0);
  const urls = [...page().querySelectorAll('[href],[src]')].flatMap((element) => [
    element.getAttribute('href') ?? '',
    element.getAttribute('src') ?? '',
  ]);
  expect(
    urls.filter((url) => MACHINE_URL.test(url)),
    'I7: no address is a program',
  ).toEqual([]);
}

/** Calls that were sent more than twice within a second of the page's time, and when. */
function storms({ watch }: Stage): string[] {
  const times = Map.groupBy(watch.asked, ({ method, path }) => `${method} ${path}`);
  return [...times].flatMap(([name, asked]) =>
    asked.some(({ at }, index) => (asked[index + 2]?.at ?? Infinity) - at < 1_000)
      ? [`${name} at ${asked.map(({ at }) => at).join(', ')}`]
      : [],
  );
}
