import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { withSeasonFooter } from './season-footer.ts';
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

test('an email in HTML says so, too', async () => {
  const mails: Mail[] = [];
  const transport = withSeasonFooter(async (mail) => void mails.push(mail), 'SIMULATED');
  await transport({ id: 'a', to: 'b', subject: 'c', text: 'd\n', html: '<body>d</body>' });
  expect(mails.map(({ html }) => html)).toEqual([
    expect.stringMatching(/^<body>d<p[^>]*>Demo season: simulated matches\.<\/p><\/body>$/),
  ]);
});
