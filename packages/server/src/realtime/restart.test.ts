import { SOCKET_RECONNECT_MS } from '@machine/contract';
import { expect, it } from 'vitest';
import { createPersistentDatabase } from '../testing/persistent-database.ts';
import { endProcess, startProcess } from '../testing/server-process.ts';
import { openReconnectingPages } from '../testing/reconnecting-pages.ts';

const PAGES = 200;
/** An address has 100 sockets at most (RELIABILITY.md S54). */
const addressAt = (index: number) => `127.0.0.${2 + Math.floor(index / 90)}`;
const BACK_WITHIN_MS = 10_000;

it('W16: after a server was killed and started again all pages are back within 10 s, and none is refused', async () => {
  const storage = await createPersistentDatabase();
  const first = await startProcess(storage.env);
  const pages = Array.from({ length: PAGES }, (_, index) => ({ localAddress: addressAt(index) }));
  const open = openReconnectingPages({ url: first.url, pages, waitBefore: () => SOCKET_RECONNECT_MS });
  await open.allBack();

  const lost = open.allLost();
  await endProcess(first, 'SIGKILL');
  await lost;
  const start = performance.now();
  const second = await startProcess({ ...storage.env, PORT: new URL(first.url).port });
  await open.allBack();
  expect(performance.now() - start).toBeLessThan(BACK_WITHIN_MS);
  expect(open.refusals()).toBe(0);

  open.close();
  expect(await endProcess(second, 'SIGTERM')).toBe(0);
  await storage.remove();
});
