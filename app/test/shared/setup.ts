import '@machine/ui/theme.css';
import { beforeAll } from 'vitest';
import { startWorker } from './worker.ts';

const slot = globalThis as { testWorker?: Promise<unknown> };

// Test files share a page, so the worker is started once.
beforeAll(async () => {
  await (slot.testWorker ??= startWorker());
  await document.fonts.ready;
});

// Idle callbacks run at once: with several pages in parallel the browser is hardly ever idle.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
