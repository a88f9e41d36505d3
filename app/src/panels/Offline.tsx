import { OfflineNotice } from '@machine/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '../offline/registerWorker.ts';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

let isRegistered = false;

/** Shows the offline notice and registers the service worker. */
export default function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (isRegistered) return;
    isRegistered = true;
    registerServiceWorker();
  }, []);
  return <OfflineNotice isOffline={!isOnline} />;
}
