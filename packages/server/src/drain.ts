import type { Sockets } from './realtime/sockets.ts';
import type { Timers } from './realtime/timers.ts';

/** Pages whose socket was closed come back 3 s later: spread over as long, they never come all at once. */
const SPREAD_MAX_MS = 3_000;

export type Drain = {
  isDraining(): boolean;
  /** Says that no more should come, waits until proxies have heard it, and closes the sockets one batch after another. */
  begin(sockets: Pick<Sockets, 'dismiss'>): Promise<void>;
};

/** The way out of service. `seconds` is how long proxies may take to notice; with 0 nobody is in front of us. */
export function createDrain(seconds: number, timers: Timers): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    async begin(sockets) {
      isDraining = true;
      if (seconds === 0) return;
      await new Promise<void>((resolve) => void timers.after(seconds * 1000, resolve));
      await sockets.dismiss(Math.min(seconds * 1000, SPREAD_MAX_MS));
    },
  };
}
