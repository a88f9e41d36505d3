import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';

const LOST = 1006;
const GOING_AWAY = 1001;

/** An open page with its client address and session. */
type Page = { localAddress: string; cookie?: string };

type PagesOptions = {
  url: string;
  pages: readonly Page[];
  /** Returns the reconnect delay after a number of failed attempts. */
  reconnectDelayMs: (attempts: number) => number;
};

/** Opens sockets that reconnect when lost, as in the app. */
export function openReconnectingPages({ url, pages, reconnectDelayMs }: PagesOptions) {
  const connected = new Set<WebSocket>();
  const changed = new EventEmitter();
  let rejections = 0;
  let isOver = false;

  function connect(page: Page, attempts: number): void {
    if (isOver) return;
    const { localAddress, cookie } = page;
    const headers = { Origin: url, ...(cookie !== undefined && { Cookie: cookie }) };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers,
      localAddress,
      perMessageDeflate: false,
    });
    let failed = attempts;
    socket.on('open', () => {
      failed = 0;
      connected.add(socket);
      changed.emit('it');
    });
    socket.on('unexpected-response', () => {
      rejections += 1;
      socket.terminate();
    });
    // A close event follows.
    socket.on('error', () => {});
    socket.on('close', (code) => {
      // Any code but those of a lost connection and of a server that stops is a rejection.
      if (connected.delete(socket) && code !== LOST && code !== GOING_AWAY && !isOver) rejections += 1;
      changed.emit('it');
      setTimeout(() => connect(page, failed + 1), reconnectDelayMs(failed)).unref();
    });
  }

  const until = async (count: number) => {
    while (connected.size !== count) await once(changed, 'it');
  };
  for (const page of pages) connect(page, 0);
  return {
    /** Resolves when all pages are connected. */
    allConnected: () => until(pages.length),
    /** Resolves when no page is connected. */
    allDisconnected: () => until(0),
    /** Returns how often the server rejected a page. */
    rejections: () => rejections,
    close() {
      isOver = true;
      for (const socket of connected) socket.terminate();
    },
  };
}
