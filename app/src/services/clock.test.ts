import { afterEach, expect, test, vi } from 'vitest';
import { gameNow, onGameClock, setGameClock } from './clock.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
afterEach(() => {
  setGameClock(new Date().toISOString());
  vi.useRealTimers();
});

test('continues from the time of the server', () => {
  vi.useFakeTimers({ now: NOW });
  setGameClock('2026-11-22T12:00:00Z');
  vi.advanceTimersByTime(60_000);
  expect(gameNow().toISOString()).toBe('2026-11-22T12:01:00.000Z');
});

test.each([null, '', 'soon'])('ignores the header %j', (header) => {
  vi.useFakeTimers({ now: NOW });
  setGameClock('2026-11-22T12:00:00Z');
  const listener = vi.fn<() => void>();
  const stop = onGameClock(listener);
  setGameClock(header);
  stop();
  expect(listener).not.toHaveBeenCalled();
  expect(gameNow().toISOString()).toBe('2026-11-22T12:00:00.000Z');
});
