import { OfflineNotice } from '@machine/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '../offline/registerWorker.ts';

function subscribe(listener: () => void): () => void {
  const signs = ['online', 'offline'] as const;
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}

let areKept = false;

/** Says when there is no network, and has the files kept for a start without one. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (areKept) return;
    areKept = true;
    registerServiceWorker();
  }, []);
  return <OfflineNotice isOffline={!isOnline} />;
}
