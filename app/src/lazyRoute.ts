import { type ComponentType, lazy } from 'react';
import { readTabItem, writeTabItem } from './services/tabStorage.ts';

const RELOADED = 'reloaded-for-chunk';

/** After a new deploy an old page asks for files that are gone: it is loaded anew, once. Says whether it will be. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || readTabItem(RELOADED) !== null) return false;
  writeTabItem(RELOADED, 'yes');
  // Where nothing can be noted it would be loaded anew for ever.
  if (readTabItem(RELOADED) === null) return false;
  window.location.reload();
  return true;
}

/**
 * A route that is loaded when it is needed. When it cannot be, even after a fresh start, the error page speaks
 * (RELIABILITY.md R15).
 */
export const lazyRoute = (load: () => Promise<ComponentType>) => lazy(() => loadScreen(load));

export async function loadScreen(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  try {
    const Component = await load();
    writeTabItem(RELOADED, null);
    return { default: Component };
  } catch (error) {
    if (!reloadOnce()) throw error;
    return new Promise<never>(() => {});
  }
}
