import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const channels = new Set<EventTarget>();

/** As a browser's, but at once: what is posted reaches every other one of the same origin, also of the same tab. */
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

/** Each tab has the module for itself. */
async function openTab() {
  vi.resetModules();
  return import('./otherTabs.ts');
}

test('AF5: what one tab says the others hear, and not it itself', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const heardHere = vi.fn<() => void>();
  const heardThere = vi.fn<() => void>();
  const stops = [here.onOtherTabChange(heardHere), there.onOtherTabChange(heardThere)];
  here.notifyOtherTabs();
  expect([heardHere.mock.calls.length, heardThere.mock.calls.length]).toEqual([0, 1]);
  there.notifyOtherTabs();
  expect([heardHere.mock.calls.length, heardThere.mock.calls.length]).toEqual([1, 1]);
  for (const stop of stops) stop();
  expect(channels.size).toBe(0);
});

test('AF5: a browser that cannot tell tabs of each other does without', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { onOtherTabChange, notifyOtherTabs } = await openTab();
  const stop = onOtherTabChange(() => {});
  expect(() => {
    notifyOtherTabs();
    stop();
  }).not.toThrow();
});
