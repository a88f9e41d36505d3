import type { DayQuestion } from '@machine/contract';
import * as mocks from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { answerText, ownAnswerText, questionMark, questionsMessage } from './questionText.ts';

const said = 'Lakers vs Celtics. The Machine said Lakers, 61%.';
const yesterday = `Yesterday's question: ${said}`;
const undecided = `Today's question: ${said} There is no result yet.`;
const wereRight = 'You agreed, and were right.';
const answered = (right: number, total: number, bots: number): DayQuestion => ({
  ...mocks.rightQuestion,
  answers: { right, total, bots },
});

test.each<[DayQuestion, mark: string, text: string, own: string]>([
  [mocks.rightQuestion, 'RIGHT', `${yesterday} It was right; 43 of 112 players were. 36 of them are bots.`, wereRight],
  [mocks.wrongQuestion, 'WRONG', `${yesterday} It was wrong; 1 of 9 players was right.`, 'You agreed, and were wrong.'],
  [answered(1, 1, 1), 'RIGHT', `${yesterday} It was right; 1 of 1 player was. 1 of them is a bot.`, wereRight],
  [answered(0, 0, 0), 'RIGHT', `${yesterday} It was right.`, wereRight],
  [mocks.missedQuestion, 'MISSED', expect.stringContaining('43 of 112'), "You didn't answer."],
  [mocks.voidQuestion, 'VOID', `${yesterday} The match doesn't count.`, 'You agreed.'],
  [mocks.openQuestion, 'OPEN', undecided, ''],
  [mocks.pickedQuestion, 'OPEN', undecided, 'You disagreed.'],
  [mocks.startedQuestion, 'OPEN', undecided, 'You agreed.'],
  [{ ...mocks.startedQuestion, userPick: null }, 'MISSED', undecided, "You didn't answer."],
  [
    mocks.tenQuestions[3] ?? mocks.rightQuestion,
    'MISSED',
    expect.stringMatching(/^The last question: /),
    "You didn't answer.",
  ],
])('says who was right, and how the player answered: %#', (question, mark, text, own) => {
  expect([
    questionMark(question, mocks.FIXED_NOW),
    answerText(question, mocks.FIXED_NOW),
    ownAnswerText(question, mocks.FIXED_NOW),
  ]).toEqual([mark, text, own]);
});

test('a shared row has no score before the first result', () => {
  expect(questionsMessage([mocks.pickedQuestion], mocks.FIXED_NOW)).toBe(
    'Beat the Machine, the question of the day: ?',
  );
});
