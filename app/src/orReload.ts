import { type ComponentType, lazy } from 'react';
import { readTabItem, writeTabItem } from './services/tabStorage.ts';

const RELOADED = 'reloaded-for-chunk';

/** Reloads the page once. Returns whether it will reload. */
function reloadOnce(): boolean {
  if (!navigator.onLine || readTabItem(RELOADED) !== null) return false;
  writeTabItem(RELOADED, 'yes');
  // Without storage, the page would reload forever.
  if (readTabItem(RELOADED) === null) return false;
  window.location.reload();
  return true;
}

const never = () => new Promise<never>(() => {});

/** Longest time that leaving the page may take before a failed module counts as missing. */
const LEAVING_MS = 10_000;

/**
 * Waits for a module that the player is waiting for. If it can't be loaded, as after a deploy, reloads the page once; if
 * that doesn't help, rejects.
 */
export async function orReload<Module>(loading: Promise<Module>): Promise<Module> {
  const listening = new AbortController();
  let isLeaving = false;
  window.addEventListener('beforeunload', () => void (isLeaving = true), { signal: listening.signal });
  try {
    const module = await loading;
    writeTabItem(RELOADED, null);
    return module;
  } catch (error) {
    // Firefox cancels what is loading as soon as the player leaves, and a reload would keep them on the page.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (!reloadOnce()) throw error;
    return never();
  } finally {
    listening.abort();
  }
}

/**
 * Loads a screen on demand. If that fails even after a reload, the error page is shown. On the server it never loads, so
 * that its fallback is rendered.
 */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(import.meta.env.SSR ? never : () => orReload(load()));
