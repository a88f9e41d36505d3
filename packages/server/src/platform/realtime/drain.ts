import type { Sockets } from './sockets.ts';
import type { Timers } from '../clock/timers.ts';

/** Clients reconnect 3 s after a close: closing over the same time spreads their reconnects. */
const SPREAD_MAX_MS = 3_000;

/** `seconds` is how long proxies may take to notice; 0 when there is no proxy. */
export function createDrain(seconds: number, timers: Timers) {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** Reports the server as not ready, waits until proxies have noticed, then closes the sockets in batches. */
    async begin(sockets: Pick<Sockets, 'closeGradually'>) {
      isDraining = true;
      if (seconds === 0) return;
      await new Promise<void>((resolve) => void timers.after(seconds * 1000, resolve));
      await sockets.closeGradually(Math.min(seconds * 1000, SPREAD_MAX_MS));
    },
  };
}
