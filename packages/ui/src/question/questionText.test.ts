import type { DayQuestion } from '@machine/contract/prediction.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  missedQuestion,
  openQuestion,
  pickedQuestion,
  rightQuestion,
  startedQuestion,
  tenQuestions,
  voidQuestion,
  wrongQuestion,
} from '@machine/mocks/question.ts';
import { expect, test } from 'vitest';
import { answerText, ownAnswerText, questionMark, questionsMessage } from './questionText.ts';

const said = 'Lakers vs Celtics. The Machine said Lakers, 61%.';
const yesterday = `Yesterday's question: ${said}`;
const undecided = `Today's question: ${said} There is no result yet.`;
const wereRight = 'You agreed, and were right.';
const answered = (right: number, total: number, bots: number): DayQuestion => ({
  ...rightQuestion,
  answers: { right, total, bots },
});

test.each<[DayQuestion, mark: string, text: string, own: string]>([
  [rightQuestion, 'RIGHT', `${yesterday} It was right; 43 of 112 players were. 36 of them are bots.`, wereRight],
  [wrongQuestion, 'WRONG', `${yesterday} It was wrong; 1 of 9 players was right.`, 'You agreed, and were wrong.'],
  [answered(1, 1, 1), 'RIGHT', `${yesterday} It was right; 1 of 1 player was. 1 of them is a bot.`, wereRight],
  [answered(0, 0, 0), 'RIGHT', `${yesterday} It was right.`, wereRight],
  [missedQuestion, 'MISSED', expect.stringContaining('43 of 112'), "You didn't answer."],
  [voidQuestion, 'VOID', `${yesterday} The match doesn't count.`, 'You agreed.'],
  [openQuestion, 'OPEN', undecided, ''],
  [pickedQuestion, 'OPEN', undecided, 'You disagreed.'],
  [startedQuestion, 'OPEN', undecided, 'You agreed.'],
  [{ ...startedQuestion, userPick: null }, 'MISSED', undecided, "You didn't answer."],
  [tenQuestions[3] ?? rightQuestion, 'MISSED', expect.stringMatching(/^The last question: /), "You didn't answer."],
])('says who was right, and how the player answered: %#', (question, mark, text, own) => {
  expect([
    questionMark(question, FIXED_NOW),
    answerText(question, FIXED_NOW),
    ownAnswerText(question, FIXED_NOW),
  ]).toEqual([mark, text, own]);
});

test('a shared row has no score before the first result', () => {
  expect(questionsMessage([pickedQuestion], FIXED_NOW)).toBe('Beat the Machine, the question of the day: ?');
});
