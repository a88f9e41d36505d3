import type { DayQuestion } from '@machine/contract';
import { FIXED_NOW } from './clock.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { teams } from './teams.ts';

const HOUR_MS = 3_600_000;

/** Returns the question of so many days ago, which starts at 19:30 UTC. FIXED_NOW is at noon. */
const question = (daysAgo: number, more: Partial<DayQuestion>): DayQuestion => ({
  match: {
    id: `question-${daysAgo}`,
    ...teams('Los Angeles Lakers', 'LAL', 'Boston Celtics', 'BOS'),
    startTime: new Date(FIXED_NOW.getTime() + 7.5 * HOUR_MS - daysAgo * 24 * HOUR_MS).toISOString(),
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

const withStatus = (base: DayQuestion, status: 'SCHEDULED' | 'LIVE' | 'VOID'): DayQuestion => ({
  ...base,
  match: { ...base.match, status },
  isMachineCorrect: null,
  isUserCorrect: null,
  answers: null,
});

export const rightQuestion = question(1, {});
export const wrongQuestion = question(1, {
  isMachineCorrect: false,
  isUserCorrect: false,
  answers: { right: 1, total: 9, bots: 0 },
});
export const missedQuestion = question(1, { userPick: null, isUserCorrect: null });
export const voidQuestion = withStatus(question(1, {}), 'VOID');
export const openQuestion = withStatus(question(0, { userPick: null }), 'SCHEDULED');
export const pickedQuestion = withStatus(question(0, { userPick: 'DISAGREE' }), 'SCHEDULED');
/** It started half an hour ago. */
export const startedQuestion: DayQuestion = {
  ...withStatus(question(0, { userPick: 'AGREE' }), 'LIVE'),
  match: { ...question(0, {}).match, startTime: '2025-10-14T11:30:00Z', status: 'LIVE' },
};

const wrongDaysAgo = (daysAgo: number) => question(daysAgo, { userPick: 'DISAGREE', isUserCorrect: false });
const missedDaysAgo = (daysAgo: number) => question(daysAgo, { userPick: null, isUserCorrect: null });

/** One of each kind, and ten in all. */
export const tenQuestions: DayQuestion[] = [
  openQuestion,
  rightQuestion,
  wrongDaysAgo(2),
  missedDaysAgo(3),
  withStatus(question(4, {}), 'VOID'),
  question(5, {}),
  question(6, {}),
  wrongDaysAgo(7),
  question(8, {}),
  question(10, {}),
];
export const neverAnswered: DayQuestion[] = [openQuestion, ...[1, 2, 3, 4].map(missedDaysAgo)];

export const hostileQuestion: DayQuestion = {
  ...question(1, { machinePick: HOSTILE_TEXTS.bidi, answers: { right: 1e9, total: 1e9, bots: 1 } }),
  match: { ...rightQuestion.match, homeTeam: HOSTILE_TEXTS.long, awayTeam: HOSTILE_TEXTS.svg },
};
