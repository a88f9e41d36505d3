import { useEffect, useState } from 'react';
import { type Session, useSession } from './queries/session.ts';
import { isDataSaverOn } from './services/dataSaver.ts';
import { wait } from './services/wait.ts';

type Load = () => Promise<unknown>;

/** `isDone`: the parts can be rendered. */
export type Parts = { isDone: boolean; hasFailed: boolean };

/** Parts of the page that are loaded after its first paint. */
const PARTS: Load[] = [
  () => import('./panels/Background.ts'),
  () => import('./panels/CookieNotice.tsx'),
  () => import('./panels/Toasts.tsx'),
  () => import('./panels/LiveUpdates.tsx'),
  () => import('./panels/Offline.tsx'),
];
const PLAYER_PARTS: Load[] = [() => import('./panels/Notifications.tsx')];

/** Panels and dialogs that anyone may open. */
const SHARED_PANELS: Load[] = [() => import('./panels/Reasons.tsx'), () => import('./panels/MatchChat.tsx')];
const PANELS: Record<Session['kind'], Load[]> = {
  loading: [],
  anonymous: [...SHARED_PANELS, () => import('./panels/Login.tsx')],
  player: [
    ...SHARED_PANELS,
    () => import('./panels/Navigation.tsx'),
    () => import('./panels/UserMenu.tsx'),
    () => import('./panels/Search.tsx'),
    () => import('./panels/NewMessage.tsx'),
    () => import('./panels/AddPeople.tsx'),
  ],
};

/** Longest wait for the page to load, and for an import. */
const MAX_WAIT_MS = 4_000;
/** Longest wait for the page to be idle. It is waited for before each import, and a busy page still needs its parts. */
const MAX_IDLE_WAIT_MS = 1_000;

/**
 * Imports parts and then panels while the page is idle, one after another, so that on a slow connection a press waits
 * for at most one of them. Most share a chunk, so only the first of them is a request (`vite/chunks.ts`). In data-saver
 * mode, panels load when they are opened. Returns a function that stops it.
 */
export function prefetch(parts: Load[], panels: Load[], onParts: (hasFailed: boolean) => void): () => void {
  let isStopped = false;
  /** Returns whether an import failed. It is repeated when the part is rendered. */
  async function importAll(loads: Load[]): Promise<boolean> {
    let hasFailed = false;
    for (const load of loads) {
      await idle();
      if (isStopped) break;
      const importing = load().catch(() => {
        hasFailed = true;
      });
      await Promise.race([importing, wait(MAX_WAIT_MS)]);
    }
    return hasFailed;
  }
  async function run(): Promise<void> {
    await Promise.race([pageLoaded(), wait(MAX_WAIT_MS)]);
    const hasFailed = await importAll(parts);
    if (!isStopped) onParts(hasFailed);
    if (!isDataSaverOn()) await importAll(panels);
  }
  void run();
  return () => {
    isStopped = true;
  };
}

/** Imports what the first paint does without. */
export function usePrefetch(): Parts {
  const { kind } = useSession();
  const [result, setResult] = useState<Parts>({ isDone: false, hasFailed: false });
  useEffect(() => {
    const parts = kind === 'player' ? [...PARTS, ...PLAYER_PARTS] : PARTS;
    return prefetch(parts, PANELS[kind], (hasFailed) => setResult({ isDone: true, hasFailed }));
  }, [kind]);
  return result;
}

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Resolves when the page is idle, or after half a second in browsers that don't report it. */
const idle = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise<unknown>((resolve) => void requestIdleCallback(resolve, { timeout: MAX_IDLE_WAIT_MS }))
    : wait(500);
