import { beforeEach, describe, expect, it } from 'vitest';
import { inviteFor, join, openLeague } from '../../testing/friend-leagues.ts';
import { type Game, PASSWORD } from '../../testing/game.ts';
import {
  casesOf,
  decide,
  detailsOf,
  firstCase,
  type ModeratedGame,
  openModeratedGame,
  readLog,
  report,
  undo,
} from '../../testing/moderation.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { decideCase } from './decide.ts';
import { HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

let game: Game;
let ann: TestUser;
let ben: TestUser;
let mod: TestUser;
let reportMessage: ModeratedGame['reportMessage'];
beforeEach(async () => {
  ({ game, ann, ben, mod, reportMessage } = await openModeratedGame());
});

const loginOf = async (name: string) =>
  (await game.visitor().post('/api/auth/login', { email: `${name}@example.org`, password: PASSWORD })).body;
const searchRows = async () => (await ann.get('/api/users/search?q=ben')).body;
const nameOf = async ({ id }: TestUser) => (await selectFrom(game.db, 'users', ['username'], { id }))[0]?.username;

it('a moderator whose role is taken back decides nothing more, also by a request that is under way', async () => {
  const { id } = await reportMessage('You clown');
  await game.runAdminCommand(['revoke', 'moira']);
  const deciding = { moderatorId: mod.id, at: game.now(), gameTime: game.now(), random: Math.random };
  const decision = { action: 'HIDE', reason: 'SPAM', revision: 1 } as const;
  await expect(decideCase(game.db, id, decision, deciding)).rejects.toThrow('Not found.');
  await game.runAdminCommand(['grant', 'moira']);
  expect(await detailsOf(mod, id)).toMatchObject({ state: 'OPEN', decisions: [] });
  expect((await readLog(mod)).entries.map(({ event }) => event)).toEqual(['GRANT', 'REVOKE', 'GRANT']);
});

it('notifies of the mute that lasts longest, and says why the suspension that lasts longest was decided', async () => {
  const [first, second] = [await reportMessage('One'), await reportMessage('Two')];
  await decide(mod, first.id, { action: 'MUTE', hours: 24 });
  await decide(mod, second.id, { action: 'MUTE', hours: 1, reason: 'SPAM' });
  const notifications = (await ben.get('/api/notifications')).body as { message: string }[];
  expect(notifications.map(({ message }) => message)).toContain(
    "You can't write until 21 November 2026 at 18:00 UTC because of spam.",
  );
  await decide(mod, first.id, { action: 'SUSPEND', reason: 'THREAT' });
  game.setTime(game.now() + HOUR_MS);
  await decide(mod, second.id, { action: 'SUSPEND', reason: 'SPAM', hours: 24 });
  expect(await loginOf('ben')).toEqual({ message: 'Your account is suspended for good, because of threats.' });
});

it('does not undo what has ended by itself', async () => {
  const { id } = await reportMessage('You clown');
  await decide(mod, id, { action: 'MUTE', hours: 1 });
  game.setTime(game.now() + HOUR_MS);
  expect((await undo(mod, id)).status).toBe(409);
  expect((await detailsOf(mod, id)).decisions).toMatchObject([{ canUndo: false, undoneAt: null }]);
});

it('an undo of a hidden name leaves the one that another undo has put back', async () => {
  const hideName = async () => {
    await report(ann, { kind: 'NAME', id: ben.id });
    const { id } = await firstCase(mod);
    await decide(mod, id, { action: 'HIDE' });
    return id;
  };
  const [first, second] = [await hideName(), await hideName()];
  await undo(mod, first);
  expect(await nameOf(ben)).toBe('ben');
  expect((await undo(mod, second)).status).toBe(200);
  expect(await nameOf(ben)).toBe('ben');
});

it('hides suspended players from the search for as long as it lasts, and not from boards', async () => {
  await updateTable(game.db, 'users', { star_tenths: 50 }, { id: ben.id });
  await game.runAdminCommand(['suspend', 'ben', '24']);
  expect(await searchRows()).toEqual([]);
  const board = await ann.get('/api/leaderboards?period=all&board=stars');
  expect(board.body).toMatchObject([{ userId: ben.id, position: 1 }]);
  game.setTime(game.now() + DAY_MS);
  expect(await searchRows()).toMatchObject([{ id: ben.id }]);
});

const reportLeague = (player: TestUser, id: string) => report(player, { kind: 'LEAGUE_NAME', id });
const shownName = async (code: string) => (await inviteFor(ann, code)).name;

describe('the name of a league', () => {
  it('is reported by its members and by those with its link, in one case', async () => {
    const { id, path, code } = await openLeague(ben, 'Clowns only');
    expect((await reportLeague(ann, id)).status).toBe(404);
    expect((await reportLeague(ann, code)).status).toBe(201);
    const cleo = await signUpUser(game, 'cleo');
    await join(cleo, code);
    expect((await reportLeague(cleo, id)).status).toBe(201);
    expect((await reportLeague(ben, id)).status).toBe(400);
    const league = { subject: 'LEAGUE_NAME', content: 'Clowns only', reporterCount: 2, player: { username: 'ben' } };
    expect((await casesOf(mod)).cases).toMatchObject([league]);
    for (const player of [cleo, ben]) {
      const shown = { canReport: player === cleo };
      expect(await inviteFor(player, code)).toMatchObject(shown);
      expect((await player.get(path)).body).toMatchObject(shown);
    }
  });

  it('is replaced, and put back unless its owner has chosen another one', async () => {
    const { id, code } = await openLeague(ben, 'Clowns only');
    await reportLeague(ann, code);
    const found = (await firstCase(mod)).id;
    await decide(mod, found, { action: 'HIDE' });
    expect(await shownName(code)).toMatch(/^League \d{4}$/);
    await undo(mod, found);
    expect(await shownName(code)).toBe('Clowns only');
    game.setTime(game.now() + 1);
    await decide(mod, found, { action: 'HIDE' });
    await updateTable(game.db, 'friend_leagues', { name: 'Everyone' }, { id });
    await undo(mod, found);
    expect(await shownName(code)).toBe('Everyone');
    expect((await decide(mod, found, { action: 'HIDE' })).status).toBe(400);
  });
});
