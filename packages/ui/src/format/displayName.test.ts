import { expect, test } from 'vitest';
import { nameBesideTag } from './displayName.ts';

test.each([
  [{ username: 'homer (bot)', isBot: true }, 'homer'],
  [{ username: 'homer', isBot: true }, 'homer'],
  [{ username: ' (bot)', isBot: true }, 'Unknown player'],
  [{ username: 'homer (bot)', isBot: false }, 'homer (bot)'],
  [{ username: 'homer (bot)' }, 'homer (bot)'],
])('shows %j beside a tag as %j', (player, shown) => expect(nameBesideTag(player)).toBe(shown));
