import '@machine/ui/theme.css';
import { beforeAll } from 'vitest';
import { startWorker } from './worker.ts';

const slot = globalThis as { faultsWorker?: Promise<unknown> };

// One for all files of the page.
beforeAll(async () => {
  await (slot.faultsWorker ??= startWorker());
  await document.fonts.ready;
});

// The page is at rest at once: a machine that runs more than one of these hardly ever is.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
