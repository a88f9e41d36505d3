import { expect, it } from 'vitest';
import { type PlayedMatch, verdictOn } from './verdict.ts';

const played = (rest: Partial<PlayedMatch>): PlayedMatch => ({
  status: 'PROVISIONAL',
  score_home: 2,
  score_away: 1,
  machine_pick: 'HOME',
  choice: 'AGREE',
  machine_correct: null,
  was_correct: null,
  ...rest,
});

it.each([
  ['an agreed prediction that matches the score', {}, true, true],
  ['a correct prediction with DISAGREE', { choice: 'DISAGREE' }, true, false],
  ['a wrong prediction with AGREE', { score_home: 0 }, false, false],
  ['a wrong prediction with DISAGREE', { score_home: 0, choice: 'DISAGREE' }, false, true],
  ['a draw against a HOME prediction', { score_away: 2 }, false, false],
  ['a predicted draw', { score_away: 2, machine_pick: 'DRAW' }, true, true],
  ['no pick', { choice: null }, true, null],
  ['no prediction', { machine_pick: null, choice: null }, null, null],
  ['no score', { score_home: null }, null, null],
  ['a live match', { status: 'LIVE' }, null, null],
  ['a void match, even if graded', { status: 'VOID', machine_correct: 1, was_correct: 1 }, null, null],
  ['a postponed match', { status: 'POSTPONED' }, null, null],
  ['an ungraded final match', { status: 'FINAL' }, null, null],
  ['a final match by its grade', { status: 'FINAL', machine_correct: 1, was_correct: 0 }, true, false],
] satisfies [string, Partial<PlayedMatch>, boolean | null, boolean | null][])(
  'verdictOn decides %s',
  (_, rest, isMachineCorrect, isUserCorrect) => {
    expect(verdictOn(played(rest))).toEqual({ isMachineCorrect, isUserCorrect });
  },
);
