import { achievements, TIERS } from '@machine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { addMatch } from '../testing/rows.ts';
import { CATALOGUE } from './catalogue.ts';
import { unlockAchievements } from './unlock.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

const ask = async (player = game.visitor()) => {
  const answer = await player.get('/api/achievements');
  expect(answer.status).toBe(200);
  return achievements.parse(answer.body);
};

it('shows a visitor all of them, in the order of the tiers, locked and without progress', async () => {
  const all = await ask();
  expect(all).toHaveLength(CATALOGUE.length);
  const tiers = all.map(({ tier }) => (TIERS as readonly string[]).indexOf(tier));
  expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  for (const one of all) expect(one).toMatchObject({ unlocked: false, unlockedAt: null, progress: null });
  expect(all.find(({ id }) => id === 'picks-10')).toMatchObject({ type: 'PROGRESS', progressNeeded: 10 });
  expect(all.find(({ id }) => id === 'first-pick')).toMatchObject({ type: 'FEAT', progressNeeded: null });
});

it('shows players what they have, since when, and how far they are', async () => {
  const player = await game.member();
  for (let index = 0; index < 11; index += 1) {
    await addMatch(game.db, `m-${index}`, KICK_OFF + 60_000);
    await player.post('/api/picks', { matchId: `m-${index}`, choice: 'AGREE' });
  }
  await game.services.backgroundTasks.settled();
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  await unlockAchievements(game.db, [id], KICK_OFF);
  const all = await ask(player);
  const now = new Date(KICK_OFF).toISOString();
  expect(all.find(({ id }) => id === 'first-pick')).toMatchObject({ unlocked: true, unlockedAt: now, progress: null });
  expect(all.find(({ id }) => id === 'picks-10')).toMatchObject({ unlocked: true, unlockedAt: now, progress: 10 });
  expect(all.find(({ id }) => id === 'picks-50')).toMatchObject({
    unlocked: false,
    unlockedAt: null,
    progress: 11,
    progressNeeded: 50,
  });
});

it('what is reached but not yet given shows as complete, never as more', async () => {
  const player = await game.member();
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  const rows = Array.from({ length: 11 }, (_, index) => ({
    id: crypto.randomUUID(),
    user_id: id,
    match_id: `m-${index}`,
    choice: 'AGREE' as const,
    created_at: 0,
  }));
  await game.db.insertInto('picks').values(rows).execute();
  expect((await ask(player)).find(({ id }) => id === 'picks-10')).toMatchObject({ unlocked: false, progress: 10 });
});
