import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { pickAs, readExactly } from '../../testing/player.ts';
import { addMatch } from '../../testing/rows.ts';
import { CATALOG } from './catalog.ts';
import { unlockAchievements } from './unlock.ts';

const game = await openGame();

const fetchAchievements = (player = game.visitor()) => readExactly(player, endpoints.achievements);

it('shows a visitor all achievements in order, locked and without progress', async () => {
  const all = await fetchAchievements();
  expect(all.map(({ id }) => id)).toEqual(CATALOG.map(({ id }) => id));
  for (const one of all) expect(one).toMatchObject({ unlocked: false, unlockedAt: null, progress: null });
  expect(all.find(({ id }) => id === 'picks-10')).toMatchObject({ type: 'PROGRESS', progressNeeded: 10 });
  expect(all.find(({ id }) => id === 'first-pick')).toMatchObject({ type: 'FEAT', progressNeeded: null });
});

it('shows a player unlock dates and progress', async () => {
  const player = await game.member();
  for (let index = 0; index < 11; index += 1) {
    await addMatch(game.db, `m-${index}`, KICK_OFF + 60_000);
    await pickAs(player, `m-${index}`, 'AGREE');
  }
  await game.settled();
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  await unlockAchievements(game.db, [id], KICK_OFF, () => {});
  const all = await fetchAchievements(player);
  const now = new Date(KICK_OFF).toISOString();
  expect(all.find(({ id }) => id === 'first-pick')).toMatchObject({ unlocked: true, unlockedAt: now, progress: null });
  expect(all.find(({ id }) => id === 'picks-10')).toMatchObject({ unlocked: true, unlockedAt: now, progress: 10 });
  expect(all.find(({ id }) => id === 'picks-50')).toMatchObject({ unlocked: false, unlockedAt: null, progress: 11 });
});
