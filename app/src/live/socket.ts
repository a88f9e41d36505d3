import { type LiveEvent, parseLiveEvent, SOCKET_RECONNECT_MS } from '@machine/contract';
import type { Connection } from '../services/services.ts';

/** Reconnect delays after the first three attempts, which wait 3 s each. */
const LATER_DELAYS_MS = [6_000, 12_000, 24_000, 30_000];
const QUICK_ATTEMPTS = 3;
/** Connection attempts time out after this. */
const OPEN_TIMEOUT_MS = 10_000;

/** Returns the delay before a reconnect attempt (0-based); from the fourth on with jitter to spread clients. */
export function reconnectDelay(attempt: number, random: () => number): number {
  if (attempt < QUICK_ATTEMPTS) return SOCKET_RECONNECT_MS;
  const maxMs = LATER_DELAYS_MS[Math.min(attempt - QUICK_ATTEMPTS, LATER_DELAYS_MS.length - 1)] ?? 0;
  return Math.round(maxMs * (0.75 + 0.25 * random()));
}

const isActive = () => document.visibilityState === 'visible' && navigator.onLine;

type SocketOptions = {
  url: string;
  onEvent: (event: LiveEvent) => void;
  /** `isReconnect`: the connection was lost before, and events may have been missed. `send` sends on this connection. */
  onOpen: (isReconnect: boolean, send: (frame: string) => void) => void;
  onConnection: (connection: Connection) => void;
  open?: (url: string) => WebSocket;
  random?: () => number;
};

/**
 * Keeps a WebSocket connected. Reconnects while the page is visible and online, and immediately when it becomes so again.
 * Returns a function that disconnects.
 */
export function connectSocket(options: SocketOptions): () => void {
  const { connect, disconnect } = createReconnectingSocket(options);
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', connect, { signal });
  window.addEventListener('online', connect, { signal });
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', connect, { signal });
  connect();

  return () => {
    listeners.abort();
    disconnect();
  };
}

function createReconnectingSocket(options: SocketOptions) {
  const {
    url,
    onEvent,
    onOpen,
    onConnection,
    open = (target) => new WebSocket(target),
    random = Math.random,
  } = options;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openTimeout: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let wasLost = false;

  /** Does nothing while connected or connecting, and while the page is hidden or offline. */
  function connect(): void {
    if (socket || !isActive()) return;
    clearTimeout(timer);
    onConnection('connecting');
    const current = open(url);
    socket = current;
    openTimeout = setTimeout(() => onLost(current), OPEN_TIMEOUT_MS);
    current.addEventListener('open', () => {
      if (socket !== current) return;
      clearTimeout(openTimeout);
      attempts = 0;
      onConnection('live');
      onOpen(wasLost, (frame) => current.send(frame));
      wasLost = false;
    });
    current.addEventListener('message', ({ data }) => {
      const event = socket === current ? parseLiveEvent(data) : null;
      if (event) onEvent(event);
    });
    current.addEventListener('close', () => onLost(current));
  }

  function onLost(which: WebSocket): void {
    if (socket !== which) return;
    clearTimeout(openTimeout);
    socket = undefined;
    wasLost = true;
    which.close();
    onConnection('down');
    timer = setTimeout(connect, reconnectDelay(attempts, random));
    attempts += 1;
  }

  function disconnect(): void {
    clearTimeout(timer);
    clearTimeout(openTimeout);
    const last = socket;
    socket = undefined;
    wasLost ||= last !== undefined;
    last?.close();
  }

  return { connect, disconnect };
}
