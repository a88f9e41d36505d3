import { type Endpoint, endpoints, STORAGE_KEYS } from '@machine/contract';
import { goldPrediction, openPrediction, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { scenarios } from '@machine/mocks/scenarios';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { createRoot } from 'react-dom/client';
import { FlowApp } from '../flows/FlowApp.tsx';
import { writeStored } from '../services/storage.ts';
import { pass, startClock, stopClock, until } from './clock.ts';
import { page, seen } from './dom.ts';
import type { Fault } from './faults.ts';
import type { Scene } from './scene.ts';
import { startWatch, type Watch } from './watch.ts';
import { worker } from './worker.ts';

type Place = Pick<Scene, 'as' | 'path' | 'user' | 'world'>;

/** The app in a world of its own, and all that a cell does to it. */
export type Stage = {
  watch: Watch;
  /** When the page was left, and for where. */
  left: { url: string; at: number }[];
  /** How often the fault's world has been asked. */
  reachedCount: number;
  /** The world has said that a pick is locked. */
  isLockTold: boolean;
  /** Who asks from now on is nobody. */
  endSession: () => void;
  hasSocket: () => boolean;
  unmount: () => void;
};

const verbOf = ({ method }: Endpoint) => method.toLowerCase() as Lowercase<Endpoint['method']>;

export const answerBy = (call: Endpoint, answer: (request: Request) => Response | Promise<Response>): HttpHandler =>
  http[verbOf(call)](call.path, ({ request }) => answer(request));

/** Mounts the whole app. */
export function open({ as, path, user = player, world = [] }: Place): Stage {
  let isOver = false;
  const session = answerBy(endpoints.currentUser, () =>
    isOver ? new Response('Unauthorized', { status: 401 }) : HttpResponse.json(user),
  );
  const cards = [
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
  ];
  const rest = as === 'player' ? [session, ...cards, ...scenarios['locked pick']] : scenarios.visitor;
  worker.resetHandlers(...world, ...rest);

  sessionStorage.clear();
  localStorage.clear();
  writeStored(STORAGE_KEYS.theme, 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  setOnline(true);

  startClock();
  const place = document.createElement('div');
  place.dataset.app = '';
  document.body.append(place);
  const watch = startWatch();
  const left: Stage['left'] = [];
  let sockets = 0;
  const tell = (kind: string) => (error: unknown) => watch.errors.push(`${kind} by React: ${String(error)}`);
  const root = createRoot(place, { onUncaughtError: tell('uncaught'), onCaughtError: tell('caught') });
  root.render(
    <FlowApp
      path={path}
      redirect={(url) => left.push({ url, at: Date.now() })}
      openSocket={() => {
        sockets += 1;
        return Object.assign(new EventTarget(), { close: () => {} }) as WebSocket;
      }}
    />,
  );
  return {
    watch,
    left,
    reachedCount: 0,
    isLockTold: false,
    endSession: () => {
      isOver = true;
    },
    hasSocket: () => sockets > 0,
    unmount: () => {
      root.unmount();
      place.remove();
      watch.stop();
      stopClock();
      setOnline(true);
    },
  };
}

/** The call as it is answered when all is well; what it does is true from then on. */
export const goodHandler = (scene: Scene, stage: Stage) => answerBy(scene.call, () => goodAnswer(scene, stage));

function goodAnswer(scene: Scene, stage: Stage): Response {
  execute(scene, stage);
  return HttpResponse.json(scene.good as object);
}

function execute(scene: Scene, stage: Stage): void {
  if (scene.kind !== 'write') return;
  worker.use(...scene.executed);
  if (scene.call === endpoints.lockPick) stage.isLockTold = true;
}

/** Lays the fault over the scene's call. */
export function lay(scene: Scene, fault: Fault, stage: Stage): void {
  if (fault.isOffline) setOnline(false);
  worker.use(
    answerBy(scene.call, async () => {
      stage.reachedCount += 1;
      if (fault.endsSession) stage.endSession();
      if (fault.isDone) execute(scene, stage);
      if (fault.id === 'F9' && fault.form) stage.isLockTold = true;
      return fault.answer(() => goodAnswer(scene, stage));
    }),
  );
}

/** All is well again. */
export function lift(scene: Scene, fault: Fault, stage: Stage): void {
  worker.use(goodHandler(scene, stage));
  if (fault.isOffline) setOnline(true);
}

function setOnline(isOnline: boolean): void {
  const was = navigator.onLine;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  if (was !== isOnline) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The header knows who is here, and what comes when the page is at rest has come. */
export const atHome = (scene: Place, stage: Stage) =>
  until(
    () => page().querySelector('main h1') !== null && (stage.hasSocket() || !navigator.onLine),
    () => `The page does not come to rest: ${page().textContent?.slice(0, 300)}`,
  );

const matcher = (call: Endpoint) => new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

/** The requests of this call so far. */
export function askedOf(call: Endpoint, { watch }: Stage) {
  const isIt = matcher(call);
  return watch.asked.filter(({ method, path }) => method === call.method && isIt.test(path));
}

/** Waits until so many requests of this call have been answered, or given up. */
export const answered = (call: Endpoint, stage: Stage, count: number) =>
  until(
    () => askedOf(call, stage).filter(({ endedAt }) => endedAt !== null).length >= count,
    () => `${call.path} was answered ${askedOf(call, stage).length} times, not ${count}.`,
  );

/** Another tab of this browser has logged in or out: this one asks everything anew. */
export async function anotherTabSpeaks(stage: Stage): Promise<void> {
  await seen(stage.hasSocket, 'The page is not connected.');
  const channel = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to reach
  channel.postMessage('another tab');
  channel.close();
  await pass(1);
}
