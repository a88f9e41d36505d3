import { expect, it } from 'vitest';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { LeaseLostError } from '../../platform/cluster/lease.ts';
import { fakeFeed, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { openSeason } from '../../testing/fake-season.ts';
import { KICK_OFF as NOW } from '../../testing/game.ts';
import { selectFrom } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const database = openedBeforeEach(openTestDatabase);

const MATCH = 'match';

/** Creates the season of a process that leads or doesn't. `events` are the steps of the leader and what they report. */
function openProcess(isLeading: boolean, lastStep: () => void = () => {}) {
  const events: string[] = [];
  const state = { isLeading };
  const { season, errors } = openSeason(database, {
    leader: {
      db: database.db,
      isLeading: () => state.isLeading,
      reportLoss() {
        state.isLeading = false;
        events.push('loss');
      },
    },
    feed: fakeFeed([fakeMatch(MATCH, NOW - HOUR)]),
    onMatchChange: (matchId) => void events.push(`changed ${matchId}`),
    live: { refresh: async () => void events.push('refresh') },
    extraSteps: { first: lastStep, second: () => void events.push('second') },
  });
  return { season, events, errors, state };
}

const statuses = async () => (await selectFrom(database.db, 'matches', ['status'])).map(({ status }) => status);

it('takes what was observed on every process, and updates the database only on the leader', async () => {
  const { season, events, state } = openProcess(false);
  await season.tick(NOW);
  expect([await statuses(), events]).toEqual([[], ['refresh']]);
  expect(season.tickAge()).toBeLessThan(Infinity);
  state.isLeading = true;
  await season.tick(NOW);
  expect([await statuses(), events]).toEqual([['LIVE'], ['refresh', 'refresh', 'second']]);
});

it('reports on takeover what has changed since the last leader', async () => {
  const last = openProcess(true);
  await last.season.tick(NOW);
  const next = openProcess(false);
  await next.season.tick(NOW + 2 * HOUR);
  next.state.isLeading = true;
  await next.season.tick(NOW + 2 * HOUR);
  expect(await statuses()).toEqual(['FINAL']);
  expect(next.events).toEqual(['refresh', 'refresh', `changed ${MATCH}`, 'second']);
});

it('skips the rest of a tick when the lease is lost, which is no error', async () => {
  const { season, events, errors } = openProcess(true, () => {
    throw new LeaseLostError('The lease has ended.');
  });
  await season.tick(NOW);
  expect([events, errors]).toEqual([['refresh', 'loss'], []]);
});
