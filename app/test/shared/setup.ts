import '@machine/ui/theme.css';
import * as React from 'react';
import { beforeAll } from 'vitest';

/** React's development build takes a stack trace for every element, a sixth of the time. Nothing here reads them. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

/** What the app loads when it is needed is loaded up front, because the network isn't under test. */
const lazyModules = import.meta.glob([
  '../../src/panels/*.ts*',
  '../../src/routes/{*Route.tsx,screens.ts}',
  '../../src/reporting/reporter.ts',
]);

beforeAll(async () => {
  await Promise.all(Object.values(lazyModules).map((load) => load()));
  await document.fonts.ready;
});
