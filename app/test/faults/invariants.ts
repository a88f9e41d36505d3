import { expect } from 'vitest';
import { injectedElements } from '../shared/page.ts';
import type { App } from './app.tsx';
import { hasText, page, waitFor } from './dom.ts';

export type Expected = {
  /** Whether empty states are expected. */
  isEmpty?: boolean;
  /** Whether an element was focused when the call was made. */
  hadFocus?: boolean;
};

/** Checks what holds at any moment. */
export async function checkPage({ shown, errors }: App): Promise<void> {
  // A screen that is still loading may appear a moment later.
  await waitFor(() => (page().querySelector('main')?.innerText ?? '').trim() !== '', 'The page has no content.');
  expect(page().querySelectorAll('header a[href]').length, 'the header has links').toBeGreaterThan(0);
  expect(errors, 'no unhandled errors').toEqual([]);
  expect(shown.maxToasts, 'one toast at a time').toBeLessThanOrEqual(1);
  expect(injectedElements(page()), 'no text became markup').toEqual([]);
  expect([...shown.rawTexts], 'no raw values').toEqual([]);
}

/** Checks what holds after every fault. Busy controls and recovery are checked by the outcomes. */
export async function checkInvariants(app: App, { isEmpty = false, hadFocus = false }: Expected): Promise<void> {
  await checkPage(app);
  if (hasText('Your prediction is locked.'))
    expect(app.isPickConfirmed, 'locked only if the server said so').toBe(true);
  expect(requestBursts(app).join('; '), 'no bursts of requests').toBe('');
  // A closing dialog restores the focus with a delay.
  if (hadFocus && app.redirects.length === 0) await waitFor(isFocused, 'The focus is lost.');
  if (!isEmpty) expect([...app.shown.emptyTexts], 'no empty state after a failure').toEqual([]);
}

export const isFocused = () => document.activeElement !== null && document.activeElement !== document.body;

/** Returns the calls that were sent more than twice within a second, with their times. */
function requestBursts({ requests }: App): string[] {
  const times = Map.groupBy(requests, ({ method, path }) => `${method} ${path}`);
  return [...times].flatMap(([name, sent]) =>
    sent.some(({ at }, index) => (sent[index + 2]?.at ?? Infinity) - at < 1_000)
      ? [`${name} at ${sent.map(({ at }) => at).join(', ')}`]
      : [],
  );
}
