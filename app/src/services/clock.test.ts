import { afterEach, expect, test, vi } from 'vitest';
import { gameNow, onGameClock, setGameClock } from './clock.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
afterEach(() => {
  setGameClock(new Date().toISOString());
  vi.useRealTimers();
});

test('the clock goes on from what the server says', () => {
  vi.useFakeTimers({ now: NOW });
  setGameClock('2026-11-22T12:00:00Z');
  vi.advanceTimersByTime(60_000);
  expect(gameNow().toISOString()).toBe('2026-11-22T12:01:00.000Z');
});

test.each([null, '', 'soon'])('AF1: an answer that says %j leaves the clock alone', (header) => {
  vi.useFakeTimers({ now: NOW });
  setGameClock('2026-11-22T12:00:00Z');
  const heard = vi.fn<() => void>();
  const stop = onGameClock(heard);
  setGameClock(header);
  stop();
  expect(heard).not.toHaveBeenCalled();
  expect(gameNow().toISOString()).toBe('2026-11-22T12:00:00.000Z');
});
