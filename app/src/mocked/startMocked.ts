import { goOffline } from '@machine/mocks/conditions';
import { FIXED_NOW } from '@machine/mocks/fixtures';
import { rememberingHandlers } from '@machine/mocks/remembering';
import { failUnmocked } from '@machine/mocks/unmocked';
import { setupWorker } from 'msw/browser';
import { setGameClock } from '../services/clock.ts';
import { isScenario, requestedScenario, syncScenarioToUrl, withScenario } from './scenario.ts';
import { mountSwitcher } from './switcher.ts';
import { showUnknownScenario } from './unknownScenario.ts';

/**
 * Replaces the server with the scenario named in the URL. Calls without a handler fail. Returns false if there is no such
 * scenario; the page then says so, and the app must not start.
 */
export async function startMocked(): Promise<boolean> {
  const name = requestedScenario(location.search);
  if (!isScenario(name)) {
    showUnknownScenario(name);
    return false;
  }
  syncScenarioToUrl(name);
  mountSwitcher(name, (other) => location.assign(withScenario(location.href, other)));
  setGameClock(FIXED_NOW.toISOString());
  if (name === 'offline') goOffline();
  const worker = setupWorker(...rememberingHandlers(name));
  await worker.start({ quiet: true, onUnhandledFrame: failUnmocked });
  return true;
}
