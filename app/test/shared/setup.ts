import '@machine/ui/theme.css';
import * as React from 'react';
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

// React's development build takes a stack trace for each of the first 10,000 elements of a second. No test reads them, and
// they take a fifth of the time. Its warnings and checks stay.
const internals = React['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
