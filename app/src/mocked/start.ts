import { goOffline } from '@machine/mocks/conditions';
import { FIXED_NOW } from '@machine/mocks/fixtures';
import { scenarios } from '@machine/mocks/scenarios';
import { failUnmocked } from '@machine/mocks/unmocked';
import { ws } from 'msw';
import { setupWorker } from 'msw/browser';
import { setGameClock } from '../services/clock.ts';
import { inScenario, keepInAddress, scenarioOf } from './scenario.ts';
import { mountSwitcher } from './switcher.ts';

/** Puts the world that the address names in the server's place. A call that it does not answer names itself. */
export async function start(): Promise<void> {
  const name = scenarioOf(location.search);
  keepInAddress(name);
  mountSwitcher(name, (other) => location.assign(inScenario(location.href, other)));
  setGameClock(FIXED_NOW.toISOString());
  if (name === 'offline') goOffline();
  // A live connection that opens and says nothing.
  const silence = ws.link('*/ws').addEventListener('connection', () => {});
  const worker = setupWorker(...scenarios[name], silence);
  await worker.start({ quiet: true, onUnhandledFrame: failUnmocked });
}
