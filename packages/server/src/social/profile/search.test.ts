import { SEARCH_ROWS_MAX, userSearchResults } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { gameBeforeEach } from '../../testing/game.ts';
import { createRandom } from '../../platform/random.ts';
import { signUpUser } from '../../testing/test-users.ts';
import type { Player } from '../../testing/player.ts';
import { showUsernames } from '../../account/auth/username-suffixes.ts';
import { searchUsers } from './search.ts';
import { insertInto } from '../../testing/queries.ts';
import { userRow } from '../../testing/rows.ts';

const game = gameBeforeEach();

const addNamed = async (names: readonly string[], stars: readonly number[] = []) => {
  const rows = names.map((username, index) => ({
    ...userRow(`id-${index}`),
    username,
    username_key: username.toLowerCase(),
    email: 'mail@example.org',
    first_name: 'Firstly',
    last_name: 'Lastly',
    star_tenths: 10 * (stars[index] ?? 0),
  }));
  await insertInto(game.db, 'users', rows);
  await showUsernames(game.db, rows);
};
const find = async (who: Player, text: string) => {
  const response = await who.get(`/api/users/search?q=${encodeURIComponent(text)}`);
  expect(response.status).toBe(200);
  return z.parse(userSearchResults, response.body);
};

describe('user search', () => {
  it('returns what a row shows, without private data', async () => {
    const ada = await signUpUser(game, 'Ada_L');
    const unlocked = ['first-pick', 'streak-3', 'streak-5', 'removed-achievement'];
    const rows = unlocked.map((id, index) => ({ user_id: ada.id, achievement_id: id, unlocked_at: index }));
    await insertInto(game.db, 'user_achievements', rows);
    const shown = { id: ada.id, username: 'Ada_L', rank: 'ROOKIE', stars: 0, profileImageUrl: null };
    for (const who of [ada, await signUpUser(game)]) {
      const response = await who.get('/api/users/search?q=ada');
      expect(response.body).toEqual([{ ...shown, achievements: ['High Five', 'Hat-Trick'] }]);
    }
  });

  it('searches no email addresses or real names, and finds nothing for texts that no name has', async () => {
    await addNamed(['plain', 'a b', 'x', 'ssss']);
    const who = await signUpUser(game, 'searcher');
    const personal = ['example', '@', 'mail', 'Firstly', 'Lastly', 'id-0'];
    for (const text of [...personal, '', ' ', '\t\n', '\u0000', 'x'.repeat(60_000), 'ß', '💥']) {
      expect([text, await find(who, text)]).toEqual([text, []]);
    }
  });
});

const order = (name: string, text: string) => (name === text ? 0 : name.startsWith(text) ? 1 : 2);

it('finds the best of exactly the names that contain the text, in order, with any special characters', async () => {
  const random = createRandom('search');
  const drawn = Array.from({ length: 400 }, () =>
    Array.from({ length: 2 + random.below(3) }, () => "aab_%\\'*"[random.below(8)]).join(''),
  );
  const usernames = [...new Set(drawn)];
  const stars = usernames.map(() => random.below(30));
  await addNamed(usernames, stars);
  const players = usernames.map((name, index) => ({ name, stars: stars[index] ?? 0 }));
  for (const text of String.raw`a b _ % \ ' * aa ba a_b a% %% \_ aaaa abab bbbbb AB`.split(' ')) {
    const key = text.toLowerCase();
    const expected = players
      .filter(({ name }) => name.includes(key))
      .toSorted((a, b) => order(a.name, key) - order(b.name, key) || b.stars - a.stars || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name);
    for (const read of [
      { first: 1, rare: 500, more: 1 },
      { first: 1, rare: 3, more: 60 },
      { first: 60, rare: 10, more: 500 },
      undefined,
    ]) {
      const found = await searchUsers(game.db, text, { id: null, at: 0 }, read);
      expect({ text, read, found: found.map(({ username }) => username) }).toEqual({
        text,
        read,
        found: expected.slice(0, SEARCH_ROWS_MAX),
      });
    }
  }
});
