import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** Each tab has the module for itself. */
async function openTab() {
  vi.resetModules();
  return import('./tabs.ts');
}

test('AF5: what one tab says the others hear, and not it itself', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const heardHere = vi.fn<() => void>();
  const heardThere = vi.fn<() => void>();
  const stops = [here.onTabs(heardHere), there.onTabs(heardThere)];
  here.tellTabs();
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledTimes(1));
  there.tellTabs();
  await vi.waitFor(() => expect(heardHere).toHaveBeenCalledTimes(1));
  expect(heardThere).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('AF5: a browser that cannot tell tabs of each other does without', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { onTabs, tellTabs } = await openTab();
  const stop = onTabs(() => {});
  expect(() => {
    tellTabs();
    stop();
  }).not.toThrow();
});
