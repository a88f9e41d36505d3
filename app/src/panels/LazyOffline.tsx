import { OfflineNotice } from '@machine/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { keepFiles } from '../offline/keep.ts';

function subscribe(listener: () => void): () => void {
  const signs = ['online', 'offline'] as const;
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}

let areKept = false;

/** Says when there is no network, and has the files kept for a start without one. */
export function LazyOffline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (areKept) return;
    areKept = true;
    keepFiles();
  }, []);
  return <OfflineNotice isOffline={!isOnline} />;
}
