import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createTestTimers } from '../../testing/test-timers.ts';
import { createConnection } from './connection.ts';

const KIB = 1024;
/** More than the operating system buffers for a client that doesn't read. */
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

/** Sends to a client that doesn't read until the buffers are full. Returns the number of frames. */
async function flood(send: (frame: Buffer) => void): Promise<number> {
  const frame = Buffer.alloc(KIB, 'x');
  const frames = FLOOD_BYTES / frame.length;
  for (let sent = 0; sent < frames; sent += 1) {
    send(frame);
    // Yields, so that the operating system takes what it can.
    if (sent % 100 === 0) await new Promise(setImmediate);
  }
  return frames;
}

it('buffers at most 64 KiB for a slow client, skips frames, and resumes when it reads again', async () => {
  const connection = createConnection(ours, createTestTimers(), () => {});
  let received = 0;
  theirs.on('message', () => (received += 1));
  theirs.pause();
  const sent = await flood(connection.send);
  expect(ours.bufferedAmount).toBeGreaterThan(32 * KIB);
  expect(ours.bufferedAmount).toBeLessThan(66 * KIB);
  theirs.resume();
  ours.ping();
  await once(ours, 'pong');
  expect(received).toBeLessThan(sent);
  expect(ours.bufferedAmount).toBe(0);
  const before = received;
  connection.send(Buffer.from('again'));
  await once(theirs, 'message');
  expect(received).toBe(before + 1);
});

it('disconnects a client with more than 1 MiB buffered', async () => {
  const connection = createConnection(ours, createTestTimers(), () => {});
  const closed = once(theirs, 'close');
  theirs.pause();
  await flood((frame) => ours.send(frame));
  expect(ours.bufferedAmount).toBeGreaterThan(KIB * KIB);
  connection.send(Buffer.from('one more'));
  await connection.gone;
  theirs.resume();
  expect((await closed)[0]).toBe(1006);
});
