import { useEffect, useState } from 'react';

/** Returns whether the player pressed anything before `isReady` became true. */
export function useActedBefore(isReady: boolean): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const listeners = new AbortController();
    const act = () => setHasActed(true);
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, act, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isReady]);
  return hasActed;
}
