import { SEARCH_ROWS_MAX, userSearchResults } from '@machine/contract';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Game, openGame } from '../testing/game.ts';
import { signUpLoggedOutUser, signUpUser } from '../testing/test-users.ts';
import type { Player } from '../testing/player.ts';
import { searchUsers } from './search.ts';

let game: Game;
beforeEach(async () => {
  game = await openGame();
});
afterEach(() => game.close());

const addNamed = async (names: readonly string[], stars: readonly number[] = []) => {
  const rows = names.map((username, index) => ({
    id: `id-${index}`,
    username,
    username_key: username.toLowerCase(),
    email: `mail-${index}@example.org`,
    email_key: `mail-${index}@example.org`,
    first_name: 'Firstly',
    last_name: 'Lastly',
    stars: stars[index] ?? 0,
    created_at: 0,
  }));
  await game.db.insertInto('users').values(rows).execute();
};
const find = async (who: Player, text: string) => {
  const answer = await who.get(`/api/users/search?q=${encodeURIComponent(text)}`);
  expect(answer.status).toBe(200);
  return z.parse(userSearchResults, answer.body);
};
const names = async (who: Player, text: string) => (await find(who, text)).map(({ username }) => username);

describe('C07: the search', () => {
  it('Anon, Ended: is for those who are logged in', async () => {
    for (const who of [game.visitor(), await signUpLoggedOutUser(game)]) {
      const answer = await who.get('/api/users/search?q=a');
      expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }]);
    }
  });

  it('Self, Other: gives what a row shows, and nothing private', async () => {
    const ada = await signUpUser(game, 'Ada_L');
    const titles = ['first-pick', 'streak-3', 'streak-5', 'no-longer-there'];
    await game.db
      .insertInto('user_achievements')
      .values(titles.map((id, index) => ({ user_id: ada.id, achievement_id: id, unlocked_at: index })))
      .execute();
    for (const who of [ada, await signUpUser(game)]) {
      const answer = await who.get('/api/users/search?q=ada');
      expect(answer.body).toEqual([
        {
          id: ada.id,
          username: 'Ada_L',
          rank: 'ROOKIE',
          stars: 0,
          profileImageUrl: null,
          achievements: ['High Five', 'Hat-Trick'],
        },
      ]);
    }
  });

  it('puts the very name first, then those that begin so, then by stars', async () => {
    await addNamed(['my_ann', 'Annika', 'ann', 'Joanna', 'anna', 'bob'], [900, 3, 1, 950, 7]);
    const who = await signUpUser(game, 'searcher');
    expect(await names(who, 'ANN')).toEqual(['ann', 'anna', 'Annika', 'Joanna', 'my_ann']);
    expect(await names(who, '  ann\t')).toEqual(['ann', 'anna', 'Annika', 'Joanna', 'my_ann']);
  });

  it('never looks at addresses or real names', async () => {
    await addNamed(['plain']);
    const who = await signUpUser(game, 'searcher');
    for (const text of ['example', '@', 'mail-0', 'Firstly', 'Lastly', 'id-0'])
      expect(await find(who, text)).toEqual([]);
  });

  it(`gives at most ${SEARCH_ROWS_MAX} rows, the best of them`, async () => {
    const many = Array.from({ length: 50 }, (_, index) => `many_${index}`);
    await addNamed(
      many,
      many.map((_, index) => index),
    );
    expect(await names(await signUpUser(game, 'searcher'), 'many')).toEqual(
      many.toReversed().slice(0, SEARCH_ROWS_MAX),
    );
  });

  it.each(['', ' ', '\t\n'])('of nothing (%j) finds nobody', async (text) => {
    await addNamed(['a b']);
    expect(await find(await signUpUser(game), text)).toEqual([]);
  });

  it('without a query is refused', async () => {
    expect((await (await signUpUser(game)).get('/api/users/search')).status).toBe(400);
  });

  it.each([
    "' or 1=1 --",
    '%',
    '_%',
    '\\',
    '%%%',
    'a\u0000',
    '\u0000',
    'x'.repeat(60_000),
    '\uFFFD',
    '$1',
    '?',
    'ß',
    '💥',
  ])('S102: %j means nothing but itself', async (text) => {
    await addNamed(['abc', 'plain']);
    expect(await find(await signUpUser(game, 'searcher'), text)).toEqual([]);
  });
});

it('S102: finds exactly the names that contain the text, whatever signs either has', async () => {
  const sign = fc.constantFrom('%', '_', '\\', 'a', 'B', "'", '[', '*', '?', '-');
  const text = fc.string({ unit: sign, minLength: 1, maxLength: 4 });
  const someNames = fc.uniqueArray(fc.string({ unit: sign, minLength: 1, maxLength: 6 }), {
    maxLength: 8,
    selector: (name) => name.toLowerCase(),
  });
  await fc.assert(
    fc.asyncProperty(someNames, text, async (usernames, asked) => {
      await game.db.deleteFrom('users').execute();
      if (usernames.length > 0) await addNamed(usernames);
      const found = (await searchUsers(game.db, asked)).map(({ username }) => username);
      const key = asked.toLowerCase();
      const expected = usernames.filter((name) => name.toLowerCase().includes(key));
      expect(found.toSorted()).toEqual(expected.toSorted());
      const placeOf = (name: string) => {
        const other = name.toLowerCase();
        return other === key ? 0 : other.startsWith(key) ? 1 : 2;
      };
      const places = found.map(placeOf);
      expect(places).toEqual(places.toSorted());
    }),
    { numRuns: 300 },
  );
});
