import { NOON } from '@machine/mocks/fixtures';
import { type ScenarioName, scenarios } from '@machine/mocks/handlers';
import { ws } from 'msw';
import { setupWorker } from 'msw/browser';
import { setGameClock } from '../services/clock.ts';

const PARAM = 'scenario';
const NOTE = 'mocked-scenario';

/** The world that `?scenario=NAME` asks for; remembered for the tab, so that links keep it. */
function askedScenario(): ScenarioName {
  const asked = new URLSearchParams(window.location.search).get(PARAM) ?? sessionStorage.getItem(NOTE);
  const name = Object.keys(scenarios).find((known): known is ScenarioName => known === asked) ?? 'visitor';
  sessionStorage.setItem(NOTE, name);
  return name;
}

/** Puts a named world in the server's place. A call that it does not answer fails, and names itself. */
export async function start(): Promise<void> {
  const name = askedScenario();
  setGameClock(NOON.toISOString());
  // A live connection that opens and says nothing.
  const silence = ws.link('*/ws').addEventListener('connection', () => {});
  const worker = setupWorker(...scenarios[name], silence);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      if (frame.protocol !== 'http') return;
      const { url } = (frame.data as { request: Request }).request;
      if (new URL(url).pathname.startsWith('/api/')) throw new Error(`Unmocked call: ${url}`);
    },
  });
  console.warn(
    `Mocked: "${name}". Others: ${Object.keys(scenarios)
      .map((other) => `?${PARAM}=${encodeURIComponent(other)}`)
      .join('  ')}`,
  );
}
