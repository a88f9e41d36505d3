import { goOffline } from '@machine/mocks/goOffline.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { rememberingHandlers } from '@machine/mocks/remembering/rememberingHandlers.ts';
import { failUnmocked } from '@machine/mocks/unmocked.ts';
import type { QueryClient } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import { sessionQueries } from '../queries/session.ts';
import { setGameClock } from '../services/clock.ts';
import { isScenario, isVisitor, requestedScenario, syncScenarioToUrl, withScenario } from './scenario.ts';
import { mountSwitcher } from './switcher.ts';

/** Replaces the server with the scenario named in the URL, or else the visitor's. Calls without a handler fail. */
export async function startMocked(client: QueryClient): Promise<void> {
  const requested = requestedScenario(location.search);
  const name = isScenario(requested) ? requested : 'visitor';
  if (name !== requested) console.warn(`There is no scenario "${requested}", so this is "visitor".`);
  syncScenarioToUrl(name);
  mountSwitcher(name, (other) => location.assign(withScenario(location.href, other)));
  setGameClock(FIXED_NOW.toISOString());
  if (name === 'offline') goOffline();
  // As in the pages of the server. The browser would log a failed request for the current user as an error.
  if (isVisitor(name)) client.setQueryData(sessionQueries.user().queryKey, null);
  const worker = setupWorker(...rememberingHandlers(name));
  await worker.start({ quiet: true, onUnhandledFrame: failUnmocked });
}
