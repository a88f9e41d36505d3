import { PREFERENCE_KEYS } from '@machine/contract';
import { afterAll, expect, it } from 'vitest';
import { openGame } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';

const game = await openGame();
afterAll(game.close);

const patch = (player: Player, body: unknown) => player.patch('/api/user/preferences', body);

it('turns each preference off and on, and no other one', async () => {
  const [ada, bob] = [await game.member(), await game.member()];
  const before = (await ada.get('/api/auth/user')).body as object;
  for (const key of PREFERENCE_KEYS) {
    for (const isOn of [false, false, true]) {
      const response = await patch(ada, { [key]: isOn });
      const all = Object.fromEntries(PREFERENCE_KEYS.map((other) => [other, other === key ? isOn : true]));
      expect([response.status, response.body]).toEqual([200, all]);
      expect((await ada.get('/api/auth/user')).body).toEqual({ ...before, ...all });
      expect((await bob.get('/api/auth/user')).body).toMatchObject({ [key]: true });
    }
  }
});
