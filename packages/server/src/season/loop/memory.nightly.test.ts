import { afterEach, expect, it, vi } from 'vitest';
import { createCommentary } from '../../social/chat/commentary.ts';
import { createClock } from '../../platform/clock/clock.ts';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { createLogger } from '../../platform/http/log.ts';
import { createMatchStartNotifier } from '../../game/match/match-start.ts';
import { createBus } from '../../platform/realtime/bus.ts';
import { createSeason } from './season.ts';
import { createModelTrainer } from './model-trainer.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type FakeMachine, fakeMachine } from '../../testing/fake-data-source.ts';
import { KICK_OFF } from '../../testing/game.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs `make` and tracks every Map and Set it creates. */
function watchCollections<T>(make: () => T): { made: T; sizes: () => number[] } {
  const created: { size: number }[] = [];
  const watched = (Kind: MapConstructor | SetConstructor) =>
    new Proxy(Kind, {
      construct(target, given) {
        const collection = Reflect.construct(target, given);
        created.push(collection);
        return collection;
      },
    });
  for (const [name, Kind] of Object.entries({ Map, Set })) vi.stubGlobal(name, watched(Kind));
  const made = make();
  vi.unstubAllGlobals();
  return { made, sizes: () => created.map(({ size }) => size) };
}

it('holds no more state after many weeks of a season than after two', async () => {
  const { db, dialect, close } = await openTestDatabase();
  const feed = createSimulatedFeed({ seed: 1 });
  const deps = { db, feed, machineFor: fakeMachine, seed: 1, bots: null, log: createLogger('silent') };
  const clock = createClock(dialect, { origin: KICK_OFF, realOrigin: 0, speed: 0 });
  const { made, sizes } = watchCollections(() => {
    const extraSteps = {
      commentary: createCommentary({ db, feed, bus: createBus() }),
      'match starts': createMatchStartNotifier(db),
    };
    return createSeason({ ...deps, clock, extraSteps });
  });
  // Ticks just before an EPL kick-off, so that match start notifications also hold state.
  const weeks = async (first: number, last: number) => {
    let most: number[] = [];
    for (let day = first * 7; day < last * 7; day += 3.5) {
      await made.tick(KICK_OFF + day * DAY_MS + 2 * HOUR_MS - 5 * MINUTE_MS);
      most = sizes().map((size, index) => Math.max(size, most[index] ?? 0));
    }
    return most;
  };
  const early = await weeks(0, 2);
  const late = await weeks(2, 14);
  await close();
  expect(early.filter((size) => size > 0).length).toBeGreaterThanOrEqual(4);
  for (const [index, size] of late.entries()) expect(size).toBeLessThanOrEqual(1.3 * (early[index] ?? 0) + 4);
}, 90_000);

it('holds only results that are still in the history, and learns each once', () => {
  const feed = createSimulatedFeed({ seed: 1 });
  const machines: FakeMachine[] = [];
  const training = createModelTrainer(feed, () => {
    const machine = fakeMachine();
    machines.push(machine);
    return machine;
  });
  const { sizes } = watchCollections(() => training('NBA', KICK_OFF));
  for (let month = 1; month < 36; month += 1) training('NBA', KICK_OFF + month * 30 * DAY_MS);
  const [{ learned }] = machines as [FakeMachine];
  expect(new Set(learned).size).toBe(learned.length);
  expect(learned.length).toBeGreaterThan(10_000);
  expect(Math.max(...sizes())).toBeGreaterThan(1_000);
  expect(Math.max(...sizes())).toBeLessThan(4_000);
});
