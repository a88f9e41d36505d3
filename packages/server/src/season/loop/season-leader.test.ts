import { expect, it } from 'vitest';
import { createClock } from '../../platform/clock/clock.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { createLogger } from '../../platform/http/log.ts';
import { LeaseLostError } from '../../platform/cluster/lease.ts';
import { fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF as NOW } from '../../testing/game.ts';
import { selectFrom } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createSeason } from './season.ts';

const database = openedBeforeEach(openTestDatabase);

const MATCH = 'match';

/** Creates the season of a process that leads or doesn't. `events` are the steps of the leader and what they report. */
function openSeason(isLeading: boolean, lastStep: () => void = () => {}) {
  const events: string[] = [];
  const errors: string[] = [];
  const log = createLogger('error', { write: (line) => void errors.push(line) });
  const state = { isLeading };
  const season = createSeason({
    db: database.db,
    leader: {
      db: database.db,
      isLeading: () => state.isLeading,
      reportLoss() {
        state.isLeading = false;
        events.push('loss');
      },
    },
    feed: fakeFeed([fakeMatch(MATCH, NOW - HOUR)]),
    machineFor: fakeMachine,
    clock: createClock(database.dialect, { origin: NOW, realOrigin: 0, speed: 0 }),
    bots: null,
    seed: 1,
    onMatchChange: (matchId) => void events.push(`changed ${matchId}`),
    live: { refresh: async () => void events.push('refresh') },
    extraSteps: { first: lastStep, second: () => void events.push('second') },
    log,
  });
  return { season, events, errors, state };
}

const statuses = async () => (await selectFrom(database.db, 'matches', ['status'])).map(({ status }) => status);

it('takes what was observed on every process, and updates the database only on the leader', async () => {
  const { season, events, state } = openSeason(false);
  await season.tick(NOW);
  expect([await statuses(), events]).toEqual([[], ['refresh']]);
  expect(season.tickAge()).toBeLessThan(Infinity);
  state.isLeading = true;
  await season.tick(NOW);
  expect([await statuses(), events]).toEqual([['LIVE'], ['refresh', 'refresh', 'second']]);
});

it('reports on takeover what has changed since the last leader', async () => {
  const last = openSeason(true);
  await last.season.tick(NOW);
  const next = openSeason(false);
  await next.season.tick(NOW + 2 * HOUR);
  next.state.isLeading = true;
  await next.season.tick(NOW + 2 * HOUR);
  expect(await statuses()).toEqual(['FINAL']);
  expect(next.events).toEqual(['refresh', 'refresh', `changed ${MATCH}`, 'second']);
});

it('skips the rest of a tick when the lease is lost, which is no error', async () => {
  const { season, events, errors } = openSeason(true, () => {
    throw new LeaseLostError('The lease has ended.');
  });
  await season.tick(NOW);
  expect([events, errors]).toEqual([['refresh', 'loss'], []]);
});
