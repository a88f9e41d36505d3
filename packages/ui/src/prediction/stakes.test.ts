import { eplSlateEntry as epl, goldSlateEntry as gold, plainSlateEntry as plain } from '@machine/mocks/slate.ts';
import { expect, test } from 'vitest';
import { shownStakes, visitorNote } from './stakes.ts';

const senseless = { ...epl, prediction: { ...epl.prediction, stakes: { agree: 0, disagree: 1e9 } } };

test.each([
  ['each choice', epl, 'AGREE pays +3.1 if right, DISAGREE +2 if right.'],
  ['both choices of a gold match', gold, 'A pick pays +5 if right.'],
  ['nothing without stakes', plain, null],
  ['nothing for stakes that make no sense', senseless, null],
] as const)('a visitor reads what a pick pays: %s', (_, prediction, note) => {
  const stakes = shownStakes(prediction);
  expect(stakes && visitorNote(stakes)).toBe(note);
});
