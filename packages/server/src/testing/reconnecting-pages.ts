import { EventEmitter, once } from 'node:events';
import { SOCKET_RECONNECT_MS } from '@machine/contract';
import { WebSocket } from 'ws';

const LOST = 1006;
const GOING_AWAY = 1001;

/** Opens sockets, one from each of these addresses, that reconnect when lost, as in the app. */
export function openReconnectingPages(url: string, localAddresses: readonly string[]) {
  const connected = new Set<WebSocket>();
  const changed = new EventEmitter();
  let rejections = 0;
  let isOver = false;

  function connect(localAddress: string): void {
    if (isOver) return;
    const options = { headers: { Origin: url }, localAddress, perMessageDeflate: false };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, options);
    socket.on('open', () => {
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
      setTimeout(() => connect(localAddress), SOCKET_RECONNECT_MS).unref();
    });
  }

  for (const address of localAddresses) connect(address);
  return {
    /** Resolves when all pages are connected. */
    async allConnected() {
      while (connected.size !== localAddresses.length) await once(changed, 'it');
    },
    rejections: () => rejections,
    close() {
      isOver = true;
      for (const socket of connected) socket.terminate();
    },
  };
}
