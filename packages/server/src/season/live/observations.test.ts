import { expect, it } from 'vitest';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { selectFrom } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Observation, Observed } from './observation.ts';
import { appendObservations, readLatest } from './observations.ts';
import { observedGame, observedProblem } from '../../testing/observations.ts';
import { readAllObservations, takeFeedLease } from '../../testing/polling.ts';

const database = openedBeforeEach(openTestDatabase);
const lease = openedBeforeEach(() => takeFeedLease(database));

const append = (seenAt: number, observed: readonly Observed[]) =>
  database.db.transaction().execute(async (transaction) => {
    await lease.hold(transaction);
    return appendObservations(transaction, { source: 'balldontlie', seenAt, observed });
  });

const readAll = (afterId?: number) => readAllObservations(database.db, afterId);

const summary = (observations: readonly Observation[]) =>
  observations.map(({ id, sourceId, seenAt, value }) => [
    id,
    sourceId,
    seenAt,
    value.kind === 'match' ? value.score?.home : value.kind,
  ]);

it('stores only what has changed since the latest observation of a match', async () => {
  await append(1_000, [observedGame('a', 0), observedGame('b', 0)]);
  expect(await append(2_000, [observedGame('a', 0), observedGame('b', 2)])).toHaveLength(1);
  // An earlier state that comes back has changed, too.
  await append(3_000, [observedGame('b', 0), observedGame('a', 0)]);
  expect(summary(await readAll())).toEqual([
    [1, 'a', 1_000, 0],
    [2, 'b', 1_000, 0],
    [3, 'b', 2_000, 2],
    [4, 'b', 3_000, 0],
  ]);
  expect(summary(await readAll(3))).toEqual([[4, 'b', 3_000, 0]]);
  expect(summary(await readLatest(database.db, 'balldontlie'))).toEqual([
    [1, 'a', 1_000, 0],
    [4, 'b', 3_000, 0],
  ]);
  expect(await readLatest(database.db, 'football-data')).toEqual([]);
});

it('recognizes an equal value with another order of its fields', async () => {
  await append(1_000, [observedGame('a', 1)]);
  const { value } = observedGame('a', 1);
  const reversed = Object.fromEntries(Object.entries(value).toReversed()) as typeof value;
  expect(await append(2_000, [{ sourceId: 'a', value: reversed }])).toEqual([]);
  expect(await readAll()).toMatchObject([{ source: 'balldontlie', value }]);
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await selectFrom(database.db, 'observations', ['hash'])).toEqual([{ hash }]);
});

it('stores several values of one subject once, as long as all of them are repeated', async () => {
  const twice = [observedGame('a', 0), observedGame('a', 1), observedGame('a', 0), observedProblem('page', 'x')];
  expect(await append(1_000, twice)).toHaveLength(3);
  expect(await append(2_000, twice)).toEqual([]);
  expect(await append(3_000, [observedGame('a', 1)])).toEqual([]);
  expect(await append(4_000, [observedGame('a', 2), observedGame('a', 1)])).toHaveLength(2);
});

it('never lets the time of observations run backwards', async () => {
  await append(5_000, [observedGame('a', 0)]);
  await append(4_000, [observedGame('a', 1)]);
  expect((await readAll()).map(({ seenAt }) => seenAt)).toEqual([5_000, 5_000]);
});
