import { createPlayer } from '../../packages/server/src/testing/player.ts';
import { createPlace } from '../../packages/server/src/testing/place.ts';
import { endProcess, startProcess } from '../../packages/server/src/testing/process.ts';
import { openReturningPages, type Page } from '../../packages/server/src/testing/returning.ts';
import { signupOf } from '../../packages/server/src/testing/game.ts';
import { reconnectDelay } from '../../app/src/live/socket.ts';

/**
 * How long it takes until PAGES open pages of logged-in players are connected again after the server was killed and
 * started anew, and what a question takes meanwhile (RELIABILITY.md W16, L30). The pages wait as the app's do.
 */
const PAGES = 2_000;
/** A user has 10 sockets at most, an address 100. */
const PAGES_A_PLAYER = 10;
const PAGES_AN_ADDRESS = 90;
const GOAL_BACK_S = 10;
const GOAL_READ_P99_MS = 1_000;
const READ_EVERY_MS = 20;

const place = await createPlace();
const first = await startProcess(place.env);
const { url } = first;

/** The cookie of a new player. */
async function signUp(index: number): Promise<string> {
  const player = createPlayer((path, init) => fetch(url + path, init));
  const { status } = await player.post('/api/auth/signup', signupOf(`player_${index}`));
  if (status !== 200) throw new Error(`A player could not sign up: ${status}`);
  return player.cookie();
}

const cookies: string[] = [];
for (let index = 0; index < PAGES / PAGES_A_PLAYER; index += 1) cookies.push(await signUp(index));
const pages = Array.from({ length: PAGES }, (_, index): Page => {
  const localAddress = `127.0.0.${2 + Math.floor(index / PAGES_AN_ADDRESS)}`;
  return { localAddress, cookie: cookies[Math.floor(index / PAGES_A_PLAYER)] ?? '' };
});
const open = openReturningPages({ url, pages, waitBefore: (tries) => reconnectDelay(tries, Math.random) });
await open.allBack();

/** How long each question took, in order, asked one every READ_EVERY_MS until all pages are back. */
async function readUntil(isOver: () => boolean): Promise<number[]> {
  const reads: Promise<number>[] = [];
  while (!isOver()) {
    const start = performance.now();
    reads.push(
      fetch(`${url}/api/predictions/random`, { headers: { Cookie: cookies[0] ?? '' } }).then(async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? performance.now() - start : Number.POSITIVE_INFINITY;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
  return (await Promise.all(reads)).toSorted((a, b) => a - b);
}

const lost = open.allLost();
const killedAt = performance.now();
await endProcess(first, 'SIGKILL');
await lost;
const second = await startProcess({ ...place.env, PORT: new URL(url).port });
const upAt = performance.now();
let backAt = 0;
const back = open.allBack().then(() => (backAt = performance.now()));
const reads = await readUntil(() => backAt > 0);
await back;
const refusals = open.refusals();
open.close();
await endProcess(second, 'SIGTERM');
await place.remove();

const seconds = (backAt - killedAt) / 1_000;
const [p50 = Number.NaN, p99 = Number.NaN] = [0.5, 0.99].map((share) => reads[Math.ceil(reads.length * share) - 1]);
console.log(`${PAGES} pages of ${cookies.length} players`);
console.log(`server    up again ${((upAt - killedAt) / 1_000).toFixed(2)} s after it was killed`);
console.log(`pages     all back after ${seconds.toFixed(2)} s (goal ${GOAL_BACK_S}), ${refusals} refused`);
console.log(
  `reads     p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${reads.length} (goal ${GOAL_READ_P99_MS})`,
);
process.exitCode = seconds <= GOAL_BACK_S && refusals === 0 && p99 <= GOAL_READ_P99_MS ? 0 : 1;
