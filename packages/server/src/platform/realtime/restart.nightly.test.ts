import { SOCKET_RECONNECT_MS } from '@machine/contract';
import { expect, it } from 'vitest';
import { createPersistentDatabase } from '../../testing/persistent-database.ts';
import { endProcess, startProcess } from '../../testing/server-process.ts';
import { openReconnectingPages } from '../../testing/reconnecting-pages.ts';

const PAGES = 200;
/** Spreads the pages over addresses, since each may have at most 100 sockets. */
const addressAt = (index: number) => `127.0.0.${2 + Math.floor(index / 90)}`;
const RECONNECTED_WITHIN_MS = 10_000;

it('reconnects all pages within 10 s of a restart after a kill, and rejects none', { timeout: 120_000 }, async () => {
  const storage = await createPersistentDatabase();
  const first = await startProcess(storage.env);
  const pages = Array.from({ length: PAGES }, (_, index) => ({ localAddress: addressAt(index) }));
  const open = openReconnectingPages({ url: first.url, pages, reconnectDelayMs: () => SOCKET_RECONNECT_MS });
  await open.allConnected();

  const lost = open.allDisconnected();
  await endProcess(first, 'SIGKILL');
  await lost;
  const second = await startProcess({ ...storage.env, PORT: new URL(first.url).port });
  // The start itself is as slow as the machine is busy.
  const start = performance.now();
  await open.allConnected();
  expect(performance.now() - start).toBeLessThan(RECONNECTED_WITHIN_MS);
  expect(open.rejections()).toBe(0);

  open.close();
  expect(await endProcess(second, 'SIGTERM')).toBe(0);
  await storage.remove();
});
