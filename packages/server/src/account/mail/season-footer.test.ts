import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { withSeasonFooter } from './season-footer.ts';
import { openGame, signupOf } from '../../testing/game.ts';

test('an email of a demo season says so at its end, in text and in HTML', async () => {
  const mails: Mail[] = [];
  const transport = withSeasonFooter(async (mail) => void mails.push(mail), 'REPLAY');
  await transport({ id: 'a', to: 'b', subject: 'c', text: 'd\n', html: '<body>d</body>' });
  expect(mails[0]?.text).toBe('d\n\nDemo season: replayed matches.\n');
  expect(mails[0]?.html).toMatch(/^<body>d<p[^>]*>Demo season: replayed matches\.<\/p><\/body>$/);
});

test.each([
  ['simulated', true],
  ['none', false],
] as const)('emails of the feed "%s" say so: %s', async (feed, isDemo) => {
  const game = await openGame({ feed });
  await game.visitor().post('/api/auth/signup', signupOf('ada'));
  await game.settled();
  expect(game.mails.map(({ text }) => text.endsWith('Demo season: simulated matches.\n'))).toEqual([isDemo]);
});
