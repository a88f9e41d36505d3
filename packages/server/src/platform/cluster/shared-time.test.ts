import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../clock/time.ts';
import { createSharedTime, type SharedTime } from './shared-time.ts';

let machine: number;
let shared: number;
let time: SharedTime;
/** The next question and its answer take this long. */
let wayMs: [there: number, back: number];
beforeEach(() => {
  machine = 1_000_000;
  shared = machine + 5 * HOUR_MS;
  wayMs = [0, 0];
  time = createSharedTime(
    async () => {
      pass(wayMs[0]);
      const read = shared;
      pass(wayMs[1]);
      return read;
    },
    () => machine,
  );
});

function pass(ms: number): void {
  machine += ms;
  shared += ms;
}
async function measure(there: number, back: number): Promise<number> {
  wayMs = [there, back];
  await time.measure();
  return time.now() - shared;
}

it("is this machine's time until it is measured, then the shared one, which goes on with this machine", async () => {
  expect(time.now()).toBe(machine);
  expect(await measure(10, 10)).toBe(0);
  pass(HOUR_MS);
  expect(time.now()).toBe(shared);
});

it('is wrong by half of what an answer took at most', async () => {
  expect(await measure(40, 0)).toBe(20);
  expect(await measure(0, 40)).toBe(-20);
});

it('keeps a precise answer until clocks could have drifted as far', async () => {
  await measure(1, 1);
  expect(await measure(0, 200)).toBe(0);
  pass(HOUR_MS);
  expect(await measure(0, 200)).toBe(-100);
  expect(await measure(1, 1)).toBe(0);
});

it.each([
  ['this machine', () => void (machine -= HOUR_MS)],
  ['the database', () => void (shared -= HOUR_MS)],
])('follows at once when the clock of %s is set', async (_, set) => {
  await measure(0, 0);
  set();
  expect(await measure(0, 200)).toBe(-100);
});

it('ignores an answer during which the clock was set back', async () => {
  await measure(0, 0);
  wayMs = [0, -HOUR_MS];
  await time.measure();
  expect(time.now() - machine).toBe(5 * HOUR_MS);
});
