import { goOffline } from '@machine/mocks/goOffline.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { rememberingHandlers } from '@machine/mocks/remembering/rememberingHandlers.ts';
import { failUnmocked } from '@machine/mocks/unmocked.ts';
import { setupWorker } from 'msw/browser';
import { setGameClock } from '../services/clock.ts';
import { isScenario, requestedScenario, syncScenarioToUrl, withScenario } from './scenario.ts';
import { mountSwitcher } from './switcher.ts';

/** Replaces the server with the scenario named in the URL, or else the visitor's. Calls without a handler fail. */
export async function startMocked(): Promise<void> {
  const requested = requestedScenario(location.search);
  const name = isScenario(requested) ? requested : 'visitor';
  if (name !== requested) console.warn(`There is no scenario "${requested}", so this is "visitor".`);
  syncScenarioToUrl(name);
  mountSwitcher(name, (other) => location.assign(withScenario(location.href, other)));
  setGameClock(FIXED_NOW.toISOString());
  if (name === 'offline') goOffline();
  const worker = setupWorker(...rememberingHandlers(name));
  await worker.start({ quiet: true, onUnhandledFrame: failUnmocked });
}
