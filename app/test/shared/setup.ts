import '@machine/ui/theme.css';
import * as React from 'react';
import { beforeAll } from 'vitest';

beforeAll(() => document.fonts.ready);

// Idle callbacks run at once: with several pages in parallel the browser is hardly ever idle.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

// React's development build takes a stack trace for each of the first 10,000 elements of a second. No test reads them, and
// they take most of the time of the scripts. Its warnings and checks stay.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
