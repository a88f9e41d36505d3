import type { LiveEvent } from '@machine/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, connectSocket, reconnectDelay } from './socket.ts';

class FakeSocket extends EventTarget {
  closed = false;
  close() {
    this.closed = true;
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breaks() {
    this.dispatchEvent(new Event('close'));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = { onLine: true };
const frame = new EventTarget();
let sockets: FakeSocket[];
let events: LiveEvent[];
let opened: boolean[];
let connection: Connection | undefined;
let stop: () => void;

const last = () => sockets.at(-1) as FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('navigator', browser);
  Object.assign(page, { visibilityState: 'visible' });
  browser.onLine = true;
  [sockets, events, opened] = [[], [], []];
  stop = connectSocket({
    url: 'wss://play.test/ws',
    onEvent: (event) => void events.push(event),
    onOpen: (isBack) => void opened.push(isBack),
    onConnection: (now) => {
      connection = now;
    },
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    random: () => 1,
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('W1: a closed connection is tried again after 3,000 ms, and not before', () => {
  last().opens();
  expect(connection).toBe('live');
  last().breaks();
  expect(connection).toBe('down');
  pass(2_999);
  expect(sockets).toHaveLength(1);
  pass(1);
  expect(sockets).toHaveLength(2);
});

test('W2: an attempt that never opens is given up after 10 s', () => {
  pass(9_999);
  expect(last().closed).toBe(false);
  pass(1);
  expect(sockets[0]?.closed).toBe(true);
  pass(3_000);
  expect(sockets).toHaveLength(2);
});

test('W3: only a connection that was lost before comes back', () => {
  last().opens();
  last().breaks();
  pass(3_000);
  last().opens();
  expect(opened).toEqual([false, true]);
});

test('W4: ended, it closes its socket and starts no other', () => {
  last().opens();
  stop();
  expect(last().closed).toBe(true);
  last().breaks();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  'not json',
  '',
  'null',
  '[]',
  '42',
  '{}',
  '{"type":"chat"}',
  '{"type":"chat","data":null}',
  new Blob(),
  null,
])('W6: %j is no event', (data) => {
  last().opens();
  last().says(data);
  expect(events).toEqual([]);
});

test('W7: an id is read as text, number or not', () => {
  last().opens();
  last().says('{"type":"chat","data":{"matchId":7,"__proto__":{"polluted":1}},"more":true}');
  expect(events).toEqual([{ type: 'chat', data: { matchId: '7' } }]);
});

test('W14: one that opens and breaks at once is tried at most 21 times a minute', () => {
  for (let ms = 0; ms < 60_000; ms += 100) {
    if (!last().closed) {
      last().opens();
      last().breaks();
    }
    pass(100);
  }
  expect(sockets.length).toBeLessThanOrEqual(21);
});

test('W15: hidden or offline nothing is tried, and at once when the page is back', () => {
  last().opens();
  Object.assign(page, { visibilityState: 'hidden' });
  last().breaks();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  Object.assign(page, { visibilityState: 'visible' });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sockets).toHaveLength(2);
  browser.onLine = false;
  last().breaks();
  pass(60_000);
  expect(sockets).toHaveLength(2);
  browser.onLine = true;
  frame.dispatchEvent(new Event('online'));
  frame.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(3);
});

test.each([
  [0, 3_000],
  [1, 3_000],
  [2, 3_000],
  [3, 6_000],
  [4, 12_000],
  [5, 24_000],
  [6, 30_000],
  [60, 30_000],
])('RULES: before try %i it waits at most %i ms, and never much less', (tries, most) => {
  expect(reconnectDelay(tries, () => 1)).toBe(most);
  expect(reconnectDelay(tries, () => 0)).toBeGreaterThanOrEqual(most * 0.75);
});
