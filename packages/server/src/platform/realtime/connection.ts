import type { WebSocket } from 'ws';
import type { Timers } from '../clock/timers.ts';

/** Close codes (RFC 6455, 7.4.1). */
export const CLOSE = { goingAway: 1001, unsupported: 1003, policy: 1008 } as const;

const FRAME_LIMIT = { max: 30, withinMs: 20_000 };
const PING_MS = 30_000;
const SILENCE_MS = 60_000;
/** Bytes buffered for a slow client before frames are skipped, and before it is disconnected. */
const BUFFERED = { skip: 64 * 1024, disconnect: 1024 * 1024 };

export type Connection = ReturnType<typeof createConnection>;

/** Wraps a socket. Incoming frames are counted, and those with text are passed to `onText`. */
export function createConnection(socket: WebSocket, timers: Timers, onText: (text: string) => void) {
  const frameTimes: number[] = [];
  let lastSeenAt = timers.now();
  let pingedAt = lastSeenAt;
  let missedPongs = 0;

  function count(): void {
    const now = timers.now();
    frameTimes.push(now);
    while (now - (frameTimes[0] ?? now) >= FRAME_LIMIT.withinMs) frameTimes.shift();
    if (frameTimes.length > FRAME_LIMIT.max) socket.close(CLOSE.policy);
  }

  function markAlive(): void {
    lastSeenAt = timers.now();
    missedPongs = 0;
  }

  socket.on('message', (data, isBinary) => {
    markAlive();
    count();
    if (isBinary) socket.close(CLOSE.unsupported);
    // A socket that is being closed may still have many frames to read.
    else if (socket.readyState === socket.OPEN) onText(data.toString());
  });
  socket.on('pong', markAlive);
  // Pings count as frames, since each one costs a pong.
  socket.on('ping', count);
  // `ws` closes by itself after an invalid frame; without a listener the error would end the process.
  socket.on('error', () => {});

  return {
    /** Resolves when the socket has closed. */
    gone: new Promise<void>((resolve) => void socket.once('close', () => resolve())),
    close: (code: number) => socket.close(code),
    send(frame: Buffer) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BUFFERED.disconnect) socket.terminate();
      else if (socket.bufferedAmount <= BUFFERED.skip) socket.send(frame, { binary: false });
    },
    /** Pings the client and disconnects it when it no longer responds. Call it about every second. */
    heartbeat() {
      const now = timers.now();
      // Requires two missed pongs, so that a pause of this process disconnects no one.
      if (missedPongs >= 2 && now - lastSeenAt >= SILENCE_MS) socket.terminate();
      else if (now - pingedAt >= PING_MS && socket.readyState === socket.OPEN) {
        pingedAt = now;
        missedPongs += 1;
        socket.ping();
      }
    },
  };
}
