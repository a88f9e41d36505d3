import { createPlayer } from '../../packages/server/src/testing/player.ts';
import { createPersistentDatabase } from '../../packages/server/src/testing/persistent-database.ts';
import { endProcess, startProcess } from '../../packages/server/src/testing/server-process.ts';
import { openReconnectingPages, type Page } from '../../packages/server/src/testing/reconnecting-pages.ts';
import { signupOf } from '../../packages/server/src/testing/game.ts';
import { reconnectDelay } from '../../app/src/live/socket.ts';
import { median, quantile } from './stats.ts';

/**
 * Measures how long PAGES open pages of logged-in players take to reconnect after the server was killed and restarted,
 * and how long requests take meanwhile. The pages back off as the app's do.
 */
const PAGES = 2_000;
/** The server allows 10 sockets per user and 100 per IP address. */
const PAGES_PER_PLAYER = 10;
const PAGES_PER_ADDRESS = 90;
const GOAL_BACK_S = 10;
const GOAL_READ_P99_MS = 1_000;
const READ_EVERY_MS = 20;

const storage = await createPersistentDatabase();
// Nobody may sign up so many players from one address.
const first = await startProcess({ ...storage.env, THROTTLES: 'off' });
const { url } = first;

/** Signs up a player and returns their cookie. */
async function signUp(index: number): Promise<string> {
  const player = createPlayer((path, init) => fetch(url + path, init));
  const { status } = await player.post('/api/auth/signup', signupOf(`player_${index}`));
  if (status !== 200) throw new Error(`A player could not sign up: ${status}`);
  return player.cookie();
}

const cookies: string[] = [];
for (let index = 0; index < PAGES / PAGES_PER_PLAYER; index += 1) cookies.push(await signUp(index));
const pages = Array.from({ length: PAGES }, (_, index): Page => {
  const localAddress = `127.0.0.${2 + Math.floor(index / PAGES_PER_ADDRESS)}`;
  return { localAddress, cookie: cookies[Math.floor(index / PAGES_PER_PLAYER)] ?? '' };
});
const open = openReconnectingPages({ url, pages, reconnectDelayMs: (tries) => reconnectDelay(tries, Math.random) });
await open.allConnected();

/** Sends a request every READ_EVERY_MS until `isOver`; returns the durations. */
async function readUntilDone(isOver: () => boolean): Promise<number[]> {
  const reads: Promise<number>[] = [];
  while (!isOver()) {
    const start = performance.now();
    reads.push(
      fetch(`${url}/api/predictions/random`, { headers: { Cookie: cookies[0] ?? '' } }).then(async (response) => {
        await response.arrayBuffer();
        return response.ok ? performance.now() - start : Number.POSITIVE_INFINITY;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
  return Promise.all(reads);
}

const lost = open.allDisconnected();
const killedAt = performance.now();
await endProcess(first, 'SIGKILL');
await lost;
const second = await startProcess({ ...storage.env, PORT: new URL(url).port });
const upAt = performance.now();
let backAt = 0;
const back = open.allConnected().then(() => (backAt = performance.now()));
const reads = await readUntilDone(() => backAt > 0);
await back;
const refused = open.rejections();
open.close();
await endProcess(second, 'SIGTERM');
await storage.remove();

const seconds = (backAt - killedAt) / 1_000;
const p99 = quantile(reads, 0.99);
console.log(`${PAGES} pages of ${cookies.length} players`);
console.log(`server    restarted ${((upAt - killedAt) / 1_000).toFixed(2)} s after it was killed`);
console.log(`pages     all reconnected after ${seconds.toFixed(2)} s (goal ${GOAL_BACK_S}), ${refused} refused`);
console.log(
  `reads     p50 ${median(reads).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${reads.length} (goal ${GOAL_READ_P99_MS})`,
);
process.exitCode = seconds <= GOAL_BACK_S && refused === 0 && p99 <= GOAL_READ_P99_MS ? 0 : 1;
