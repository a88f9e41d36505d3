import { expect, test } from 'vitest';
import { openGame, signupOf } from '../../testing/game.ts';

test.each([
  ['simulated', /\n\nDemo season: simulated matches\.\n$/],
  ['replay', /\n\nDemo season: replayed matches\.\n$/],
] as const)('an email says at its end that the season is %s', async (feed, footer) => {
  const game = await openGame({ feed });
  await game.visitor().post('/api/auth/signup', signupOf('ada'));
  await game.settled();
  expect(game.mails).toHaveLength(1);
  expect(game.mails[0]?.text).toMatch(footer);
});

test('an email about real matches says nothing about a demo season', async () => {
  const game = await openGame({ feed: 'none' });
  await game.visitor().post('/api/auth/signup', signupOf('ada'));
  await game.settled();
  expect(game.mails).toHaveLength(1);
  expect(game.mails[0]?.text).not.toContain('Demo season');
});
