import { useEffect, useState } from 'react';
import { type Session, useSession } from './queries/session.ts';
import { wait } from './services/wait.ts';

type Load = () => Promise<unknown>;

/** What completes the page after its first paint. */
const PARTS: Load[] = [
  () => import('./panels/ScrollRestoration.ts'),
  () => import('./panels/CookieNotice.tsx'),
  () => import('./panels/Toasts.tsx'),
  () => import('./panels/LiveUpdates.tsx'),
  () => import('./panels/Offline.tsx'),
];
const PLAYER_PARTS: Load[] = [() => import('./panels/Navigation.tsx'), () => import('./panels/Notifications.tsx')];

/** What the viewer may open. */
const PANELS: Record<Session['kind'], Load[]> = {
  loading: [],
  anonymous: [() => import('./panels/Login.tsx'), () => import('./panels/MatchChat.tsx')],
  player: [
    () => import('./panels/Search.tsx'),
    () => import('./panels/MatchChat.tsx'),
    () => import('./panels/NewMessage.tsx'),
    () => import('./panels/AddPeople.tsx'),
  ],
};

/** Longest wait for an import or for an idle page. */
const MAX_WAIT_MS = 4_000;

/**
 * Imports parts and then panels while the page is idle, one after another, so that on a slow connection a press waits
 * for at most one of them. In data-saver mode, panels load when they are opened. Returns a function that stops it.
 */
export function prefetch({ parts, panels, onParts }: { parts: Load[]; panels: Load[]; onParts: () => void }) {
  let isStopped = false;
  async function importAll(loads: Load[]): Promise<void> {
    for (const load of loads) {
      await idle();
      if (isStopped) return;
      // What fails here is loaded again when it is rendered.
      await Promise.race([load().catch(() => {}), wait(MAX_WAIT_MS)]);
    }
  }
  async function run(): Promise<void> {
    await pageLoaded();
    await importAll(parts);
    if (!isStopped) onParts();
    if (!isDataSaverOn()) await importAll(panels);
  }
  void run();
  return () => {
    isStopped = true;
  };
}

/** Imports what the first paint does without. Returns whether the parts can be rendered. */
export function usePrefetch(): boolean {
  const { kind } = useSession();
  const [arePartsLoaded, setArePartsLoaded] = useState(false);
  useEffect(() => {
    const parts = kind === 'player' ? [...PARTS, ...PLAYER_PARTS] : PARTS;
    return prefetch({ parts, panels: PANELS[kind], onParts: () => setArePartsLoaded(true) });
  }, [kind]);
  return arePartsLoaded;
}

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Resolves when the page is idle, or after half a second in browsers that don't report it. */
const idle = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise<unknown>((resolve) => void requestIdleCallback(resolve, { timeout: MAX_WAIT_MS }))
    : wait(500);

type NavigatorWithConnection = Navigator & { connection?: { saveData: boolean } };

/** Whether data-saver mode is on; false where the browser does not report it. */
const isDataSaverOn = () => (navigator as NavigatorWithConnection).connection?.saveData === true;
