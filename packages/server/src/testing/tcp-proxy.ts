import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A disturbance of the proxied traffic. */
type Fault = {
  /** Delays every byte. */
  latencyMs?: number;
  /** Splits data into slices of this size. */
  sliceBytes?: number;
  /** Pause between two slices. */
  sliceMs?: number;
};

export type TcpProxy = {
  port: number;
  /** Sets the fault of all connections; null for none. */
  setFault(fault: Fault | null): void;
  /** Holds all data back for `ms` milliseconds. */
  hang(ms: number): Promise<void>;
  /** Resets all connections. */
  reset(): void;
  close(): Promise<void>;
};

/** Forwards connections to the first port that accepts them, with the current fault. */
export async function startTcpProxy(ports: readonly number[]): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;
  let resumed = Promise.resolve();

  function watch(socket: Socket): void {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  async function dial(): Promise<Socket | null> {
    for (const port of ports) {
      const socket = connect(port, '127.0.0.1');
      try {
        await once(socket, 'connect');
        return socket;
      } catch {
        socket.destroy();
      }
    }
    return null;
  }

  async function send(chunk: Buffer, to: Socket, arrivedAt: number): Promise<void> {
    const { latencyMs = 0, sliceBytes = chunk.length, sliceMs = 0 } = fault ?? {};
    await resumed;
    const left = arrivedAt + latencyMs - performance.now();
    if (left > 0) await pause(left);
    for (let start = 0; start < chunk.length; start += sliceBytes) {
      to.write(chunk.subarray(start, start + sliceBytes));
      if (sliceBytes < chunk.length) await pause(sliceMs);
    }
  }

  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    const inTurn = (work: () => Promise<void> | void) => {
      last = last.then(work);
    };
    from.on('data', (chunk: Buffer) => {
      const arrivedAt = performance.now();
      inTurn(() => send(chunk, to, arrivedAt));
    });
    from.once('end', () => inTurn(() => void to.end()));
    from.once('close', (hadError) => (hadError ? to.destroy() : inTurn(() => void to.destroySoon())));
  }

  const server = createServer({ pauseOnConnect: true }, async (near) => {
    watch(near);
    const far = await dial();
    if (far === null) return near.destroy();
    watch(far);
    pass(near, far);
    pass(far, near);
    return near.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    setFault: (next) => void (fault = next),
    hang: (ms) => (resumed = pause(ms)),
    reset,
    async close() {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
