import type { Feature } from '@machine/contract/game.ts';
import { expect, test } from 'vitest';
import { footerLinks, menuLinks, placesOf } from './navigationLinks.ts';

const labels = (links: { label: string }[]) => links.map(({ label }) => label).join(', ');
const everything = () => true;
const nothing = (_feature: Feature) => false;

test('the menu has the pages of the game, in order', () => {
  expect(labels(menuLinks)).toBe('Home, Leaderboards, Completed, Achievements');
});

test.each([
  ['a player', everything, 'u-1', 'Play, Today, Leagues, Boards, Me'],
  ['a visitor', everything, null, 'Play, Today, Leagues, Boards'],
  ['a player of a server without additions', nothing, 'u-1', 'Play, Boards, Me'],
])('the places of %s', (_, hasFeature, playerId, expected) => {
  expect(labels(placesOf(hasFeature, playerId))).toBe(expected);
});

test('the footer leads to the Machine only where it has a page', () => {
  expect(labels(footerLinks(everything))).toContain("How it works, The Machine's record");
  expect(labels(footerLinks(nothing))).not.toContain('The Machine');
});
