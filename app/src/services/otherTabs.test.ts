import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const channels = new Set<EventTarget>();

/** A synchronous BroadcastChannel: a message reaches every other channel, even in the same tab. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of channels) if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this);
  }
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', FakeChannel));
afterEach(() => void vi.unstubAllGlobals());

/** Each tab has its own module instance. */
async function openTab() {
  vi.resetModules();
  return import('./otherTabs.ts');
}

test('notifies other tabs but not its own', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const hereListener = vi.fn<() => void>();
  const thereListener = vi.fn<() => void>();
  const stops = [here.onOtherTabChange(hereListener), there.onOtherTabChange(thereListener)];
  here.notifyOtherTabs();
  expect([hereListener.mock.calls.length, thereListener.mock.calls.length]).toEqual([0, 1]);
  there.notifyOtherTabs();
  expect([hereListener.mock.calls.length, thereListener.mock.calls.length]).toEqual([1, 1]);
  for (const stop of stops) stop();
  expect(channels.size).toBe(0);
});

test('does nothing without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { onOtherTabChange, notifyOtherTabs } = await openTab();
  const stop = onOtherTabChange(() => {});
  expect(() => {
    notifyOtherTabs();
    stop();
  }).not.toThrow();
});
