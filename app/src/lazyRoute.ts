import { type ComponentType, lazy } from 'react';
import { readTabItem, writeTabItem } from './services/tabStorage.ts';

const RELOADED = 'reloaded-for-chunk';

/** Reloads the page once when a chunk is missing after a deploy. Returns whether it will reload. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || readTabItem(RELOADED) !== null) return false;
  writeTabItem(RELOADED, 'yes');
  // Without storage, the page would reload forever.
  if (readTabItem(RELOADED) === null) return false;
  window.location.reload();
  return true;
}

/** Loads a route on demand. If that fails even after a reload, the error page is shown. */
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
