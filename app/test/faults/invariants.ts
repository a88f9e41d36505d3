import { expect } from 'vitest';
import { page, textOf, waitFor } from './dom.ts';
import { unmocked } from './mock-worker.ts';
import type { MountedApp } from './mounted-app.tsx';

/** Invariants that hold after every fault case. Busy states and recovery are checked by the expectations. */

const INJECTED = 'script,iframe,object,embed,base,[onerror],[onload],[onclick],[srcdoc]';
const SCRIPT_URL = /^\s*(?:javascript|data:text|vbscript)/i;

export type Expected = {
  /** Whether empty states are expected. */
  isEmpty?: boolean;
  /** Whether an element was focused when the call was made. */
  hadFocus?: boolean;
};

export async function checkInvariants(app: MountedApp, { isEmpty = false, hadFocus = false }: Expected): Promise<void> {
  const { recorder } = app;
  const main = page().querySelector('main');
  // A screen that is still loading may appear a moment later.
  await waitFor(() => textOf(main ?? page()).trim() !== '', 'The page has no content.');
  expect(main?.getClientRects().length, 'main is visible').toBeGreaterThan(0);
  expect(page().querySelectorAll('header a[href]').length, 'the header has links').toBeGreaterThan(0);
  expect(unmocked.splice(0), 'every call has a handler').toEqual([]);
  expect(recorder.errors, 'no unhandled errors').toEqual([]);
  if (textOf().includes('Your prediction is locked.')) {
    expect(app.isPickConfirmed, 'locked only if the server said so').toBe(true);
  }
  expect(recorder.maxToasts, 'one toast at a time').toBeLessThanOrEqual(1);
  expect(requestBursts(app).join('; '), 'no bursts of requests').toBe('');
  checkNoInjection();
  expect([...recorder.rawTexts], 'no raw values').toEqual([]);
  if (hadFocus && app.redirects.length === 0) await waitFor(isFocused, 'The focus is lost.');
  if (!isEmpty) expect([...recorder.emptyTexts], 'no empty state after a failure').toEqual([]);
}

/** Becomes true with a delay when a closing dialog restores the focus. */
const isFocused = () => document.activeElement !== null && document.activeElement !== document.body;

/** Checks that no text became markup, a script or a URL. */
export function checkNoInjection(): void {
  expect('__pwned' in window, 'no script was executed').toBe(false);
  expect(page().querySelectorAll(INJECTED).length, 'no markup was injected').toBe(0);
  const urls = [...page().querySelectorAll('[href],[src]')].flatMap((element) => [
    element.getAttribute('href') ?? '',
    element.getAttribute('src') ?? '',
  ]);
  expect(
    urls.filter((url) => SCRIPT_URL.test(url)),
    'no script URLs',
  ).toEqual([]);
}

/** Returns the calls that were sent more than twice within a second, with their times. */
function requestBursts({ recorder }: MountedApp): string[] {
  const times = Map.groupBy(recorder.requests, ({ method, path }) => `${method} ${path}`);
  return [...times].flatMap(([name, requests]) =>
    requests.some(({ at }, index) => (requests[index + 2]?.at ?? Infinity) - at < 1_000)
      ? [`${name} at ${requests.map(({ at }) => at).join(', ')}`]
      : [],
  );
}
