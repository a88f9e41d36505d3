import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/storage.ts';
import { keepScrollPosition } from './scrollPosition.ts';

let frame: EventTarget & { scrollY: number; innerHeight: number; scrollTo: (left: number, top: number) => void };
let page: { scrollHeight: number };
/** Tells that the page has another height. */
let resize: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
  page = { scrollHeight: 600 };
  frame = Object.assign(new EventTarget(), {
    scrollY: 0,
    innerHeight: 600,
    scrollTo: (_left: number, top: number) => {
      frame.scrollY = Math.min(top, page.scrollHeight - frame.innerHeight);
    },
  });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: page }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {
        resize = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Reads a long page, scrolled down, and goes to another one, which is short. */
function leave() {
  const stop = keepScrollPosition('long', 'PUSH');
  page.scrollHeight = 2_000;
  frame.scrollY = 900;
  document.dispatchEvent(new Event('scrollend'));
  stop();
  page.scrollHeight = 600;
  frame.scrollTo(0, 0);
  keepScrollPosition('short', 'PUSH')();
}

test('restores the scroll position as soon as the page is long enough', () => {
  leave();
  keepScrollPosition('long', 'POP');
  resize();
  expect(frame.scrollY).toBe(0);
  page.scrollHeight = 2_000;
  resize();
  expect(frame.scrollY).toBe(900);
});

test.each([
  ['the user scrolls first', () => window.dispatchEvent(new Event('wheel'))],
  ['the page stays short for five seconds', () => vi.advanceTimersByTime(5_000)],
])('restores nothing when %s', (_, happen) => {
  leave();
  keepScrollPosition('long', 'POP');
  happen();
  page.scrollHeight = 2_000;
  resize();
  expect(frame.scrollY).toBe(0);
});

test.each([
  ['a link leads to a page', 'long', 'PUSH'],
  ['another address replaces that of a page', 'long', 'REPLACE'],
  ['the user returns to a page that was not scrolled', 'short', 'POP'],
] as const)('starts at the top when %s', (_, key, navigationType) => {
  leave();
  page.scrollHeight = 2_000;
  keepScrollPosition(key, navigationType);
  resize();
  expect(frame.scrollY).toBe(0);
});
