import { finalRecap } from '@machine/mocks/recap.ts';
import { expect, it } from 'vitest';
import { verdictHeadline } from './verdictHeadline.ts';

const recapOf = (status: string, isMachineCorrect: boolean | null, wasCorrect: boolean | null | undefined) => ({
  match: { ...finalRecap.match, status },
  grading: { isMachineCorrect, postMortemAnalysis: null },
  userResult:
    wasCorrect === undefined ? null : { wasCorrect, starsDelta: null, streakProgress: null, choice: 'AGREE' as const },
});

it.each([
  ['FINAL', false, true, 'You beat the Machine'],
  ['FINAL', true, false, 'The Machine was right'],
  ['FINAL', false, false, 'You were both wrong'],
  ['FINAL', true, true, 'You were both right'],
  ['FINAL', true, undefined, 'The Machine was right'],
  ['FINAL', false, undefined, 'The Machine was wrong'],
  ['FINAL', false, null, 'The Machine was wrong'],
  ['FINAL', null, true, null],
  ['LIVE', null, null, 'The match is on'],
  ['PROVISIONAL', true, true, 'Waiting for the final result'],
  ['VOID', null, null, 'The match was called off'],
  ['POSTPONED', null, null, 'The match was postponed'],
  ['toString', true, true, null],
])('%s, Machine correct: %s, player correct: %s', (status, isMachineCorrect, wasCorrect, headline) => {
  expect(verdictHeadline(recapOf(status, isMachineCorrect, wasCorrect))).toBe(headline);
});
