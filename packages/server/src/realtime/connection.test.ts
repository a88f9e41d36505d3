import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createTestTimers } from '../testing/test-timers.ts';
import { createConnection } from './connection.ts';

const KIB = 1024;
/** More than a system takes for a reader who does not read. */
const FLOOD_BYTES = 40 * KIB * KIB;

const http = createServer();
const acceptor = new WebSocketServer({ server: http });
let ours: WebSocket;
let theirs: WebSocket;
beforeEach(async () => {
  await once(http.listen(0, '127.0.0.1'), 'listening');
  theirs = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  [[ours]] = await Promise.all([once(acceptor, 'connection'), once(theirs, 'open')]);
});
afterEach(async () => {
  theirs.terminate();
  await new Promise((resolve) => http.close(resolve));
});

/** Sends to a reader who does not read until nothing more is taken; gives the number of frames. */
async function flood(send: (frame: Buffer) => void): Promise<number> {
  const frame = Buffer.alloc(KIB, 'x');
  const frames = FLOOD_BYTES / frame.length;
  for (let sent = 0; sent < frames; sent += 1) {
    send(frame);
    // Now and then the loop turns, so that the system takes what it can.
    if (sent % 100 === 0) await new Promise(setImmediate);
  }
  return frames;
}

it('S55: who reads slowly keeps 64 KiB waiting at most, misses frames, and goes on when it reads again', async () => {
  const connection = createConnection(ours, createTestTimers());
  let heard = 0;
  theirs.on('message', () => (heard += 1));
  theirs.pause();
  const sent = await flood(connection.send);
  expect(ours.bufferedAmount).toBeGreaterThan(32 * KIB);
  expect(ours.bufferedAmount).toBeLessThan(66 * KIB);
  theirs.resume();
  ours.ping();
  await once(ours, 'pong');
  expect(heard).toBeLessThan(sent);
  expect(ours.bufferedAmount).toBe(0);
  const before = heard;
  connection.send(Buffer.from('again'));
  await once(theirs, 'message');
  expect(heard).toBe(before + 1);
});

it('S55: who has more than 1 MiB waiting is cut off', async () => {
  const connection = createConnection(ours, createTestTimers());
  const closed = once(theirs, 'close');
  theirs.pause();
  await flood((frame) => ours.send(frame));
  expect(ours.bufferedAmount).toBeGreaterThan(KIB * KIB);
  connection.send(Buffer.from('one more'));
  await connection.gone;
  theirs.resume();
  expect((await closed)[0]).toBe(1006);
});
