import { expect, it } from 'vitest';
import { marksOf, type Played } from './marks.ts';

const played = (rest: Partial<Played>): Played => ({
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
  ['the present score', {}, true, true],
  ['a contradicted call', { choice: 'DISAGREE' }, true, false],
  ['a wrong call', { score_home: 0 }, false, false],
  ['a wrong call that was contradicted', { score_home: 0, choice: 'DISAGREE' }, false, true],
  ['a draw', { score_away: 2 }, false, false],
  ['a draw that was called', { score_away: 2, machine_pick: 'DRAW' }, true, true],
  ['no pick', { choice: null }, true, null],
  ['no call', { machine_pick: null, choice: null }, null, null],
  ['no score', { score_home: null }, null, null],
  ['a live match', { status: 'LIVE' }, null, null],
  ['a void one, even if it was graded', { status: 'VOID', machine_correct: 1, was_correct: 1 }, null, null],
  ['a postponed one', { status: 'POSTPONED' }, null, null],
  ['a final one before its grade', { status: 'FINAL' }, null, null],
  ['a final one by its grade', { status: 'FINAL', machine_correct: 0, was_correct: 0 }, false, false],
  ['a final one by its grade', { status: 'FINAL', machine_correct: 1, was_correct: 0 }, true, false],
] satisfies [string, Partial<Played>, boolean | null, boolean | null][])(
  'marks %s',
  (_, rest, isMachineCorrect, isUserCorrect) => {
    expect(marksOf(played(rest))).toEqual({ isMachineCorrect, isUserCorrect });
  },
);
