import { SOCKET_RECONNECT_MS } from '@machine/contract/constants.ts';
import { type LiveEvent, parseLiveEvent } from '@machine/contract/events.ts';
import type { Connection } from '../services/services.ts';

const OPEN_TIMEOUT_MS = 10_000;

const isActive = () => document.visibilityState === 'visible' && navigator.onLine;

type SocketOptions = {
  url: string;
  onEvent: (event: LiveEvent) => void;
  /** `isReconnect`: the connection was lost before, and events may have been missed. `send` sends on this connection. */
  onOpen: (isReconnect: boolean, send: (frame: string) => void) => void;
  onConnection: (connection: Connection) => void;
  open: (url: string) => WebSocket;
};

/**
 * Keeps a WebSocket connected. Reconnects while the page is visible and online, and immediately when it becomes so again.
 * Returns a function that disconnects.
 */
export function connectSocket({ url, open, onEvent, onOpen, onConnection }: SocketOptions): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openTimeout: ReturnType<typeof setTimeout> | undefined;
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
      onConnection('live');
      onOpen(wasLost, (frame) => current.send(frame));
      wasLost = false;
    });
    current.addEventListener('message', ({ data }) => {
      if (socket !== current) return;
      const event = parseLiveEvent(data);
      if (event) onEvent(event);
      else console.warn('Ignored a message of the socket.');
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
    timer = setTimeout(connect, SOCKET_RECONNECT_MS);
  }

  function disconnect(): void {
    clearTimeout(timer);
    clearTimeout(openTimeout);
    const last = socket;
    socket = undefined;
    wasLost ||= last !== undefined;
    last?.close();
  }

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
