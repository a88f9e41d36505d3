import { afterEach, expect, it, vi } from 'vitest';
import { createCommentary } from './chat/commentary.ts';
import { createClock } from './clock.ts';
import { createSimulatedFeed } from './feed/simulated.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './feed/time.ts';
import { createLogger } from './http/log.ts';
import { keepOnly } from './keep-only.ts';
import { createMatchStartNotifier } from './notification/match-start.ts';
import { createBus } from './realtime/bus.ts';
import { createSeason } from './season/season.ts';
import { createModelTrainer } from './season/model-trainer.ts';
import { openTestDatabase } from './testing/database.ts';
import { type FakeMachine, fakeMachine } from './testing/fake-world.ts';
import { KICK_OFF } from './testing/game.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps what is current in a set or a map, and forgets the rest', () => {
  const [set, map] = [new Set(['a', 'b', 'c']), new Map([['a', 1] as const, ['b', 2] as const])];
  keepOnly(set, [{ id: 'b' }, { id: 'x' }]);
  keepOnly(map, [{ id: 'b' }]);
  expect([[...set], [...map]]).toEqual([['b'], [['b', 2]]]);
});

/** Every Map and Set that `make` creates, with what it gives. */
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

it('remembers no more after many weeks of a season than after the first two', async () => {
  const { db, dialect, close } = await openTestDatabase();
  const feed = createSimulatedFeed({ seed: 1 });
  const needs = { db, feed, machineFor: fakeMachine, seed: 1, bots: null, log: createLogger('silent') };
  const clock = createClock(dialect, { origin: KICK_OFF, realOrigin: 0, speed: 0 });
  const { made, sizes } = watchCollections(() => {
    const extraSteps = {
      commentary: createCommentary({ db, feed, bus: createBus() }),
      'match starts': createMatchStartNotifier(db),
    };
    return createSeason({ ...needs, clock, extraSteps });
  });
  // A tick just before a start in the EPL, so that the notices of match starts have something to remember, too.
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
});

it('remembers only results that are still in the history, and learns each of them once', () => {
  const feed = createSimulatedFeed({ seed: 1 });
  const machines: FakeMachine[] = [];
  const training = createModelTrainer(feed, (league) => {
    const machine = fakeMachine(league);
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
