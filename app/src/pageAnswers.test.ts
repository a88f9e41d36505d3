import { gameInfo } from '@machine/mocks/game.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { expect, test } from 'vitest';
import { parseAnswers, parseGame } from './pageAnswers.ts';

const ANSWERS = { at: Date.UTC(2026, 10, 22, 18), isGameTime: false, isVisitor: true, prediction: openPrediction };

test('parses the answers as those of calls are', () => {
  const text = JSON.stringify({ ...ANSWERS, prediction: { ...openPrediction, later: 1 }, later: 2 });
  expect(parseAnswers(text)).toEqual({ ...ANSWERS, at: new Date(ANSWERS.at) });
});

test.each([
  ['', 'nothing'],
  ['{', 'half a block'],
  ['null', 'null'],
  [JSON.stringify({ ...ANSWERS, at: 'now' }), 'no time'],
  [JSON.stringify({ ...ANSWERS, prediction: 7 }), 'no prediction'],
  [JSON.stringify({ ...ANSWERS, prediction: undefined }), 'a missing prediction'],
])('requests the answers instead of using %j: %s', (text) => expect(parseAnswers(text)).toBeNull());

test('parses what the server has beyond the game, and has nothing without it', () => {
  expect(parseGame(JSON.stringify(gameInfo))).toEqual(gameInfo);
  for (const text of ['', 'null', '{', '[7]']) expect(parseGame(text)).toBeNull();
});
