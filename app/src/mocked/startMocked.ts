import { goOffline } from '@machine/mocks/conditions';
import { FIXED_NOW } from '@machine/mocks/fixtures';
import { scenarios } from '@machine/mocks/scenarios';
import { failUnmocked } from '@machine/mocks/unmocked';
import { ws } from 'msw';
import { setupWorker } from 'msw/browser';
import { setGameClock } from '../services/clock.ts';
import { withScenario, syncScenarioToUrl, scenarioFromSearch } from './scenario.ts';
import { mountSwitcher } from './switcher.ts';

/** Replaces the server with the scenario named in the URL. Calls without a handler fail. */
export async function startMocked(): Promise<void> {
  const name = scenarioFromSearch(location.search);
  syncScenarioToUrl(name);
  mountSwitcher(name, (other) => location.assign(withScenario(location.href, other)));
  setGameClock(FIXED_NOW.toISOString());
  if (name === 'offline') goOffline();
  // A live connection that opens and stays silent.
  const silentSocket = ws.link('*/ws').addEventListener('connection', () => {});
  const worker = setupWorker(...scenarios[name], silentSocket);
  await worker.start({ quiet: true, onUnhandledFrame: failUnmocked });
}
