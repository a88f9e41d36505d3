import { expect, test } from 'vitest';
import { openGame, signupOf } from '../../testing/game.ts';

test.each([
  ['simulated', /\n\nDemo season: simulated matches\.\n$/],
  ['replay', /\n\nDemo season: replayed matches\.\n$/],
  ['none', /^(?!.*Demo season)/s],
] as const)('an email says at its end which demo season it is about: %s', async (feed, text) => {
  const game = await openGame({ feed });
  await game.visitor().post('/api/auth/signup', signupOf('ada'));
  await game.settled();
  expect(game.mails.map((mail) => mail.text)).toEqual([expect.stringMatching(text)]);
});
