import type { LiveEvent } from '@machine/contract/events.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../services/services.ts';
import { FakeSocket } from '../testing/socket.ts';
import { connectSocket } from './socket.ts';

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
    onOpen: (isReconnect) => void opened.push(isReconnect),
    onConnection: (now) => {
      connection = now;
    },
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits 3,000 ms before every attempt, however many failed', () => {
  last().opens();
  expect(connection).toBe('live');
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    last().drops();
    expect(connection).toBe('down');
    pass(2_999);
    expect(sockets).toHaveLength(attempt);
    pass(1);
    expect(sockets).toHaveLength(attempt + 1);
  }
});

test('gives up an attempt that does not open within 10 s', () => {
  pass(9_999);
  expect(last().close).not.toHaveBeenCalled();
  pass(1);
  expect(last().close).toHaveBeenCalled();
  pass(3_000);
  expect(sockets).toHaveLength(2);
});

test('reports a reconnect only after a lost connection', () => {
  last().opens();
  last().drops();
  pass(3_000);
  last().opens();
  expect(opened).toEqual([false, true]);
});

test('closes its socket and does not reconnect when stopped', () => {
  last().opens();
  stop();
  expect(last().close).toHaveBeenCalled();
  last().drops();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('passes on events, and only logs all other frames', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  last().opens();
  for (const frame of ['not json', null, '{"type":"chat","data":{"matchId":7}}']) last().receives(frame);
  expect(events).toEqual([{ type: 'chat', data: { matchId: '7' } }]);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('does not reconnect while hidden or offline, and immediately afterwards', () => {
  last().opens();
  Object.assign(page, { visibilityState: 'hidden' });
  last().drops();
  pass(60_000);
  expect(sockets).toHaveLength(1);
  Object.assign(page, { visibilityState: 'visible' });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sockets).toHaveLength(2);
  browser.onLine = false;
  last().drops();
  pass(60_000);
  expect(sockets).toHaveLength(2);
  browser.onLine = true;
  frame.dispatchEvent(new Event('online'));
  frame.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(3);
});
