import type { CurrentUser, Notification } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { gradeAndNotify } from '../../testing/run-jobs.ts';
import { userBeforeEach } from '../../testing/test-users.ts';
import { hidingOf } from './hidden-results.ts';
import { HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

const game = gameBeforeEach();
const ann = userBeforeEach(game, 'ann');

/** Adds a match that Ann disagrees on and the Machine gets wrong, so that she is right, and grades it. */
async function win(id: string, startTime: number, home = 'BOS') {
  const clubs = { home_abbr: home, away_abbr: 'LAL' };
  await addMatch(game.db, id, startTime, { status: 'FINAL', score_home: 0, score_away: 1, ...clubs });
  await addPick(game.db, { userId: ann.id, matchId: id, choice: 'DISAGREE', at: startTime - HOUR_MS });
  await gradeAndNotify(game.db, game.now());
}
const hide = (all: unknown, clubs: unknown = []) => ann.post('/api/user/hidden-results', { all, clubs });
const show = (matchId: unknown) => ann.post('/api/results/show', { matchId });
const me = async () => (await ann.get('/api/auth/user')).body as CurrentUser;
const totals = async () => {
  const { stars, currentStreak, bestStreak } = await me();
  return { stars, currentStreak, bestStreak };
};
const messages = async () =>
  ((await ann.get('/api/notifications')).body as Notification[]).map(({ message }) => message).toSorted();
const unread = async () => ((await ann.get('/api/notifications/unread-count')).body as { count: number }).count;

const wins = (count: number) => ({ stars: 2 * count, currentStreak: count, bestStreak: count });
const LAST_DAY = new Date(KICK_OFF - DAY_MS).toISOString();

describe('hidden results', () => {
  it('are none at first, and stored with what was started in the last day', async () => {
    expect((await me()).hiddenResults).toEqual({ all: false, clubs: [], since: null, shown: [] });
    expect((await hide(false, ['ARS', 'ARS', 'BOS'])).body).toEqual({
      all: false,
      clubs: ['ARS', 'BOS'],
      since: LAST_DAY,
      shown: [],
    });
    game.setTime(KICK_OFF + DAY_MS);
    // Another choice hides no more of the past.
    expect((await hide(true)).body).toMatchObject({ all: true, clubs: [], since: LAST_DAY });
    expect((await hide(false)).body).toEqual({ all: false, clubs: [], since: null, shown: [] });
  });

  it('are shown one by one or all at once', async () => {
    await win('a', KICK_OFF - 5 * HOUR_MS);
    await win('b', KICK_OFF - 4 * HOUR_MS);
    await win('old', KICK_OFF - 2 * DAY_MS);
    expect((await show('a')).body).toMatchObject({ since: null, shown: [] });
    await hide(true);
    expect((await show('b')).body).toMatchObject({ since: LAST_DAY, shown: ['b'] });
    // It isn't hidden anyway.
    expect((await show('old')).body).toMatchObject({ shown: ['b'] });
    expect((await show('b')).status).toBe(200);
    expect((await show('nope')).status).toBe(400);
    expect((await show(null)).body).toMatchObject({ since: new Date(KICK_OFF).toISOString(), shown: [] });
    expect(await selectFrom(game.db, 'shown_results', ['match_id'], {})).toEqual([]);
  });

  it('are shown after 30 days', async () => {
    await hide(true);
    expect((await hidingOf(game.db, ann.id, KICK_OFF + 40 * DAY_MS))?.since).toBe(KICK_OFF + 10 * DAY_MS);
  });
});

describe('what tells hidden results', () => {
  beforeEach(() => win('old', KICK_OFF - 2 * DAY_MS));

  it("leaves them out of the user's totals until they are shown", async () => {
    await hide(true);
    await win('a', KICK_OFF - 2 * HOUR_MS);
    await win('b', KICK_OFF - HOUR_MS);
    expect(await totals()).toEqual(wins(1));
    await show('a');
    expect(await totals()).toEqual(wins(2));
    await show(null);
    expect(await totals()).toEqual(wins(3));
  });

  it('leaves out only those of the chosen clubs', async () => {
    await hide(false, ['ARS']);
    await win('a', KICK_OFF - 2 * HOUR_MS, 'ARS');
    await win('b', KICK_OFF - HOUR_MS);
    expect(await totals()).toEqual(wins(2));
  });

  it('keeps an ADMIN, and lowers an earned rank', async () => {
    await hide(true);
    await win('a', KICK_OFF - HOUR_MS);
    await updateTable(game.db, 'users', { rank: 'MASTER' }, { id: ann.id });
    expect(await me()).toMatchObject({ rank: 'ROOKIE' });
    await updateTable(game.db, 'users', { rank: 'ADMIN' }, { id: ann.id });
    expect(await me()).toMatchObject({ rank: 'ADMIN' });
  });

  it('words notifications without them, and leaves out what only they can have caused', async () => {
    const before = await messages();
    await hide(true);
    game.setTime(KICK_OFF + HOUR_MS);
    await win('a', game.now() - HOUR_MS);
    const told = await selectFrom(game.db, 'notifications', ['kind', 'created_at'], { user_id: ann.id });
    const since = KICK_OFF - DAY_MS;
    const neutral = told.filter(({ kind, created_at }) => kind === 'RESULTS' && created_at > since);
    expect(neutral.length).toBeGreaterThan(0);
    expect(await messages()).toEqual(neutral.map(() => 'Results are in for 1 of your matches.'));
    expect(await unread()).toBe(neutral.length);
    await show('a');
    expect(await messages()).toEqual(
      expect.arrayContaining([...before, 'Friday, November 20: 1 of 1 right, +2 stars']),
    );
    expect(await unread()).toBe(told.length);
  });

  it('are not told by a notification of the same day, from before all were shown', async () => {
    await hide(true);
    game.setTime(KICK_OFF + HOUR_MS);
    await win('a', KICK_OFF);
    await show(null);
    expect(await messages()).toContain('Friday, November 20: 1 of 1 right, +2 stars');
    game.setTime(KICK_OFF + 4 * HOUR_MS);
    await win('b', KICK_OFF + 2 * HOUR_MS);
    expect(await messages()).toEqual([1, 2].map((count) => `Results are in for ${count} of your matches.`));
    await show(null);
    expect(await messages()).toContain('Friday, November 20: 2 of 2 right, +4 stars');
  });
});
