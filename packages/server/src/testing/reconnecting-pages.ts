import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';

/** One open page: who has it, and from which address. */
export type Page = { localAddress: string; cookie?: string };

type Needs = {
  url: string;
  pages: readonly Page[];
  /** How long a page waits before it tries again, by the number of its tries since it was last connected. */
  waitBefore: (tries: number) => number;
};

export type ReconnectingPages = {
  /** Resolves when all of them are connected. */
  allBack(): Promise<void>;
  /** Resolves when none of them is connected. */
  allLost(): Promise<void>;
  /** How often the server itself turned one of them away. */
  refusals(): number;
  close(): void;
};

/** Sockets that come back by themselves when they are lost, as those of the app do. */
export function openReconnectingPages({ url, pages, waitBefore }: Needs): ReconnectingPages {
  const connected = new Set<WebSocket>();
  const changed = new EventEmitter();
  let refusals = 0;
  let isOver = false;

  function connect(page: Page, tries: number): void {
    if (isOver) return;
    const { localAddress, cookie } = page;
    const headers = { Origin: url, ...(cookie !== undefined && { Cookie: cookie }) };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers,
      localAddress,
      perMessageDeflate: false,
    });
    let failed = tries;
    socket.on('open', () => {
      failed = 0;
      connected.add(socket);
      changed.emit('it');
    });
    socket.on('unexpected-response', () => {
      refusals += 1;
      socket.terminate();
    });
    // Nobody is there: its close follows.
    socket.on('error', () => {});
    socket.on('close', (code) => {
      // 1006 is a connection that broke; any other code somebody has sent.
      if (connected.delete(socket) && code !== 1006 && !isOver) refusals += 1;
      changed.emit('it');
      setTimeout(() => connect(page, failed + 1), waitBefore(failed)).unref();
    });
  }

  const until = async (count: number) => {
    while (connected.size !== count) await once(changed, 'it');
  };
  for (const page of pages) connect(page, 0);
  return {
    allBack: () => until(pages.length),
    allLost: () => until(0),
    refusals: () => refusals,
    close() {
      isOver = true;
      for (const socket of connected) socket.terminate();
    },
  };
}
