import { type LiveEvent, parseLiveEvent, SOCKET_RECONNECT_MS } from '@machine/contract';

export type Connection = 'connecting' | 'live' | 'down';

/** What the page does to a connection that was lost: three tries after 3 s each, then longer (RULES.md). */
const LATER_MS = [6_000, 12_000, 24_000, 30_000];
const PATIENT_TRIES = 3;
/** An attempt that has not opened by then is given up (RELIABILITY.md W2). */
const OPEN_WITHIN_MS = 10_000;

/** How long to wait before try number `tries` (from 0); from the fourth on with jitter, so that not all come at once. */
export function reconnectDelay(tries: number, random: () => number): number {
  if (tries < PATIENT_TRIES) return SOCKET_RECONNECT_MS;
  const most = LATER_MS[Math.min(tries - PATIENT_TRIES, LATER_MS.length - 1)] ?? 0;
  return Math.round(most * (0.75 + 0.25 * random()));
}

const isAwake = () => document.visibilityState === 'visible' && navigator.onLine;

type SocketOptions = {
  url: string;
  onEvent: (event: LiveEvent) => void;
  /** `isBack`: it was lost before, and events may have been missed. */
  onOpen: (isBack: boolean) => void;
  onConnection: (connection: Connection) => void;
  open?: (url: string) => WebSocket;
  random?: () => number;
};

/**
 * The live connection: reconnects by itself while the page is seen and online, and at once when it comes back
 * (RELIABILITY.md W1-W15, AF9). Returns the way to end it.
 */
export function connectSocket(needs: SocketOptions): () => void {
  const { url, onEvent, onOpen, onConnection, open = (to) => new WebSocket(to), random = Math.random } = needs;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let wasLost = false;

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    if (socket || !isAwake()) return;
    onConnection('connecting');
    const mine = open(url);
    socket = mine;
    giveUp = setTimeout(() => lost(mine), OPEN_WITHIN_MS);
    mine.addEventListener('open', () => {
      if (socket !== mine) return;
      clearTimeout(giveUp);
      tries = 0;
      onConnection('live');
      onOpen(wasLost);
      wasLost = false;
    });
    mine.addEventListener('message', ({ data }) => {
      const event = socket === mine ? parseLiveEvent(data) : null;
      if (event) onEvent(event);
    });
    mine.addEventListener('close', () => lost(mine));
  }

  function lost(which: WebSocket): void {
    if (socket !== which) return;
    clearTimeout(giveUp);
    socket = undefined;
    wasLost = true;
    which.close();
    onConnection('down');
    timer = setTimeout(connect, reconnectDelay(tries, random));
    tries += 1;
  }

  function rest(): void {
    clearTimeout(timer);
    clearTimeout(giveUp);
    const last = socket;
    socket = undefined;
    wasLost ||= last !== undefined;
    last?.close();
  }

  const wake = () => {
    if (!socket && isAwake()) connect();
  };
  const hearing = new AbortController();
  const { signal } = hearing;
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('online', wake, { signal });
  // A page with an open connection is not kept by the browser for the way back to it (AF9).
  window.addEventListener('pagehide', rest, { signal });
  window.addEventListener('pageshow', wake, { signal });
  connect();

  return () => {
    hearing.abort();
    rest();
  };
}
