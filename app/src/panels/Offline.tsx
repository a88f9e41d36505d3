import { OfflineNotice } from '@machine/ui/layout/OfflineNotice.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '../offline/registerWorker.ts';

function subscribe(listener: () => void): () => void {
  const listeners = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: listeners.signal });
  return () => listeners.abort();
}

let isRegistered = false;

export default function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (isRegistered) return;
    isRegistered = true;
    registerServiceWorker();
  }, []);
  return <OfflineNotice isOffline={!isOnline} />;
}
