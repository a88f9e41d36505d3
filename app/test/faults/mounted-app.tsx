import { type Endpoint, endpoints, STORAGE_KEYS } from '@machine/contract';
import { goldPrediction, openPrediction, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { scenarios } from '@machine/mocks/scenarios';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { createRoot } from 'react-dom/client';
import { FlowApp } from '../../src/flows/FlowApp.tsx';
import { writeStored } from '../../src/services/storage.ts';
import { page, waitFor } from './dom.ts';
import { advance, startClock, stopClock, waitUntil } from './fake-clock.ts';
import type { Fault } from './faults.ts';
import type { CallFixture } from './fixture.ts';
import { worker } from './mock-worker.ts';
import { type Recorder, startRecording } from './recorder.ts';

type AppOptions = Pick<CallFixture, 'as' | 'path' | 'user' | 'handlers'>;

/** The mounted app with its mocked server. */
export type MountedApp = {
  recorder: Recorder;
  /** Full-page redirects. */
  redirects: { url: string; at: number }[];
  /** How many requests met the fault. */
  faultRequestCount: number;
  /** Whether the server said that a pick is locked. */
  isPickConfirmed: boolean;
  /** Makes the server treat requests as anonymous. */
  endSession: () => void;
  hasSocket: () => boolean;
  unmount: () => void;
};

const verbOf = ({ method }: Endpoint) => method.toLowerCase() as Lowercase<Endpoint['method']>;

export const respondTo = (call: Endpoint, respond: (request: Request) => Response | Promise<Response>): HttpHandler =>
  http[verbOf(call)](call.path, ({ request }) => respond(request));

/** Mounts the whole app against a mocked server. */
export function mountApp({ as, path, user = player, handlers = [] }: AppOptions): MountedApp {
  let isSessionOver = false;
  const session = respondTo(endpoints.currentUser, () =>
    isSessionOver ? new Response('Unauthorized', { status: 401 }) : HttpResponse.json(user),
  );
  const cards = [
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
  ];
  const defaults = as === 'player' ? [session, ...cards, ...scenarios['locked pick']] : scenarios.visitor;
  worker.resetHandlers(...handlers, ...defaults);

  sessionStorage.clear();
  localStorage.clear();
  writeStored(STORAGE_KEYS.theme, 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  setOnline(true);

  startClock();
  const container = document.createElement('div');
  container.dataset.app = '';
  document.body.append(container);
  const recorder = startRecording();
  const redirects: MountedApp['redirects'] = [];
  let sockets = 0;
  const record = (kind: string) => (error: unknown) => recorder.errors.push(`${kind} by React: ${String(error)}`);
  const root = createRoot(container, { onUncaughtError: record('uncaught'), onCaughtError: record('caught') });
  root.render(
    <FlowApp
      path={path}
      redirect={(url) => redirects.push({ url, at: Date.now() })}
      openSocket={() => {
        sockets += 1;
        return Object.assign(new EventTarget(), { close: () => {} }) as WebSocket;
      }}
    />,
  );
  return {
    recorder,
    redirects,
    faultRequestCount: 0,
    isPickConfirmed: false,
    endSession: () => {
      isSessionOver = true;
    },
    hasSocket: () => sockets > 0,
    unmount: () => {
      root.unmount();
      container.remove();
      recorder.stop();
      stopClock();
      setOnline(true);
    },
  };
}

/** Responds successfully and applies the effects of the call. */
export const okHandler = (fixture: CallFixture, app: MountedApp) =>
  respondTo(fixture.call, () => okResponseTo(fixture, app));

function okResponseTo(fixture: CallFixture, app: MountedApp): Response {
  execute(fixture, app);
  return HttpResponse.json(fixture.okBody as object);
}

function execute(fixture: CallFixture, app: MountedApp): void {
  if (fixture.kind !== 'write') return;
  worker.use(...fixture.handlersAfter);
  if (fixture.call === endpoints.lockPick) app.isPickConfirmed = true;
}

/** Makes the call fail. */
export function applyFault(fixture: CallFixture, fault: Fault, app: MountedApp): void {
  if (fault.isOffline) setOnline(false);
  worker.use(
    respondTo(fixture.call, async () => {
      app.faultRequestCount += 1;
      if (fault.endsSession) app.endSession();
      if (fault.isApplied) execute(fixture, app);
      if (fault.id === 'F9' && fault.variant) app.isPickConfirmed = true;
      return fault.respond(() => okResponseTo(fixture, app));
    }),
  );
}

/** Makes the call succeed again. */
export function clearFault(fixture: CallFixture, fault: Fault, app: MountedApp): void {
  worker.use(okHandler(fixture, app));
  if (fault.isOffline) setOnline(true);
}

function setOnline(isOnline: boolean): void {
  const was = navigator.onLine;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  if (was !== isOnline) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Waits until the page is rendered and what is loaded when idle has started. */
export const waitUntilIdle = (fixture: AppOptions, app: MountedApp) =>
  waitUntil(
    () => page().querySelector('main h1') !== null && (app.hasSocket() || !navigator.onLine),
    () => `The page does not become idle: ${page().textContent?.slice(0, 300)}`,
  );

const patternOf = (call: Endpoint) => new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

/** Returns the requests for a call so far. */
export function requestsTo(call: Endpoint, { recorder }: MountedApp) {
  const pattern = patternOf(call);
  return recorder.requests.filter(({ method, path }) => method === call.method && pattern.test(path));
}

/** Waits until the given number of requests for a call have settled. */
export const waitForResponses = (call: Endpoint, app: MountedApp, count: number) =>
  waitUntil(
    () => requestsTo(call, app).filter(({ endedAt }) => endedAt !== null).length >= count,
    () => `${requestsTo(call, app).length} requests to ${call.path} have settled, not ${count}.`,
  );

/** Announces a session change from another tab, which makes this one refetch everything. */
export async function signalFromOtherTab(app: MountedApp): Promise<void> {
  await waitFor(app.hasSocket, 'The page is not connected.');
  const channel = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to reach
  channel.postMessage('another tab');
  channel.close();
  await advance(1);
}
