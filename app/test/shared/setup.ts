import '@machine/ui/theme.css';
import { beforeAll } from 'vitest';

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
