import type { DayQuestion } from '@machine/contract/prediction.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';
import { teams } from './teams.ts';

/** Returns the question of so many days ago, which starts at 19:30 UTC. `FIXED_NOW` is at noon. */
const question = (daysAgo: number, more: Partial<DayQuestion> = {}): DayQuestion => ({
  match: {
    id: `question-${daysAgo}`,
    ...teams('Los Angeles Lakers', 'LAL', 'Boston Celtics', 'BOS'),
    startTime: minutesAgo((daysAgo * 24 - 7.5) * 60),
    status: 'FINAL',
  },
  machinePick: 'HOME',
  confidencePct: 61,
  isMachineCorrect: true,
  userPick: 'AGREE',
  isUserCorrect: true,
  answers: { right: 43, total: 112, bots: 36 },
  ...more,
});

const withStatus = (base: DayQuestion, status: string, startTime = base.match.startTime): DayQuestion => ({
  ...base,
  match: { ...base.match, status, startTime },
  isMachineCorrect: null,
  isUserCorrect: null,
  answers: null,
});

const missedDaysAgo = (daysAgo: number) => question(daysAgo, { userPick: null, isUserCorrect: null });

export const rightQuestion = question(1);
export const wrongQuestion = question(1, {
  isMachineCorrect: false,
  isUserCorrect: false,
  answers: { right: 1, total: 9, bots: 0 },
});
export const missedQuestion = missedDaysAgo(1);
export const voidQuestion = withStatus(question(1), 'VOID');
export const openQuestion = withStatus(question(0, { userPick: null }), 'SCHEDULED');
export const pickedQuestion = withStatus(question(0, { userPick: 'DISAGREE' }), 'SCHEDULED');
/** It started half an hour ago. */
export const startedQuestion = withStatus(question(0), 'LIVE', minutesAgo(30));

const wrongDaysAgo = (daysAgo: number) => question(daysAgo, { userPick: 'DISAGREE', isUserCorrect: false });

/** One of each kind, and ten in all. */
export const tenQuestions: DayQuestion[] = [
  openQuestion,
  rightQuestion,
  wrongDaysAgo(2),
  missedDaysAgo(3),
  withStatus(question(4), 'VOID'),
  question(5),
  question(6),
  wrongDaysAgo(7),
  question(8),
  question(10),
];
export const neverAnswered: DayQuestion[] = [openQuestion, ...[1, 2, 3, 4].map(missedDaysAgo)];

export const hostileQuestion: DayQuestion = {
  ...question(1, { machinePick: HOSTILE_TEXTS.bidi, answers: { right: 1e9, total: 1e9, bots: 1 } }),
  match: { ...rightQuestion.match, homeTeam: HOSTILE_TEXTS.long, awayTeam: HOSTILE_TEXTS.svg },
};
