import type { WebSocket } from 'ws';
import type { Timers } from './timers.ts';

/** Why we close (RFC 6455, 7.4.1). */
export const CLOSE = { goingAway: 1001, unsupported: 1003, policy: 1008 } as const;

const FRAMES = { most: 30, withinMs: 20_000 };
const PING_MS = 30_000;
const SILENCE_MS = 60_000;
/** How much may wait for a slow reader before frames are left out, and before it is given up. */
const BUFFERED = { skip: 64 * 1024, giveUp: 1024 * 1024 };

export type Connection = {
  send(frame: Buffer): void;
  close(code: number): void;
  /** To be called about every second: pings, and gives up who no longer answers. */
  pulse(): void;
  /** Resolves when it is gone. */
  readonly gone: Promise<void>;
};

/** Looks after one socket. What it says is counted and otherwise ignored: the socket only tells (RELIABILITY.md S52). */
export function createConnection(socket: WebSocket, timers: Timers): Connection {
  const heard: number[] = [];
  let heardAt = timers.now();
  let pingedAt = heardAt;
  let unanswered = 0;

  function count(): void {
    const now = timers.now();
    heard.push(now);
    while (now - (heard[0] ?? now) >= FRAMES.withinMs) heard.shift();
    if (heard.length > FRAMES.most) socket.close(CLOSE.policy);
  }

  function listen(): void {
    heardAt = timers.now();
    unanswered = 0;
  }

  socket.on('message', (_, isBinary) => {
    listen();
    count();
    if (isBinary) socket.close(CLOSE.unsupported);
  });
  socket.on('pong', listen);
  // Each is answered, so that many of them are work like any other frame.
  socket.on('ping', count);
  // A frame that is too long, or none at all: `ws` closes by itself, and this keeps the process.
  socket.on('error', () => {});

  return {
    gone: new Promise((resolve) => void socket.once('close', () => resolve())),
    close: (code) => socket.close(code),
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BUFFERED.giveUp) socket.terminate();
      else if (socket.bufferedAmount <= BUFFERED.skip) socket.send(frame, { binary: false });
    },
    pulse() {
      const now = timers.now();
      // Two pings without an answer, so that a pause of this process is held against nobody.
      if (unanswered >= 2 && now - heardAt >= SILENCE_MS) socket.terminate();
      else if (now - pingedAt >= PING_MS && socket.readyState === socket.OPEN) {
        pingedAt = now;
        unanswered += 1;
        socket.ping();
      }
    },
  };
}
