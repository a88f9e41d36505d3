import { COUNT, FLAG, isCount, listOf, NAME, nullable, oneOf, openRecord, STARS, TEXT, TIME } from '../format/form.mjs';

/*
 * The responses of the calls of the audit. Fields that the audit doesn't know are ignored.
 */

/** @typedef {{ size: number, checkpoint: string }} CheckpointRow */
export const CHECKPOINT_ROW = openRecord({ size: COUNT, checkpoint: TEXT });

/** @typedef {{ index: number, entry: string }} EntryRow */
export const ENTRY_ROW = openRecord({ index: COUNT, entry: TEXT });

/**
 * @typedef {'HOME' | 'DRAW' | 'AWAY'} Outcome
 * @typedef {{ matchId: string, startTime: string, status: 'FINAL' | 'VOID', scoreHome: number | null, scoreAway: number | null, outcome: Outcome | null, isMachineCorrect: boolean | null, gradedAt: string, observations: { hash: string }[] }} Result
 */
export const RESULT = openRecord({
  matchId: NAME,
  startTime: TIME,
  status: oneOf('FINAL', 'VOID'),
  scoreHome: nullable(COUNT),
  scoreAway: nullable(COUNT),
  outcome: nullable(oneOf('HOME', 'DRAW', 'AWAY')),
  isMachineCorrect: nullable(FLAG),
  gradedAt: TIME,
  observations: listOf(
    openRecord({
      hash: { test: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value), name: 'a SHA-256 in hex' },
    }),
  ),
});

/** @typedef {{ userId: string, choice: 'AGREE' | 'DISAGREE', at: string, wasCorrect: boolean, stars: number, isSlayerPick: boolean }} GradedPick */
export const PICK = openRecord({
  userId: NAME,
  choice: oneOf('AGREE', 'DISAGREE'),
  at: TIME,
  wasCorrect: FLAG,
  stars: STARS,
  isSlayerPick: FLAG,
});

const ID = {
  test: (/** @type {unknown} */ value) => (typeof value === 'string' && value !== '') || isCount(value),
  name: 'an id',
};

/** @typedef {{ position: number, userId: string | number, stars: number, accuracy: number | null, streak: number }} BoardRow */
export const BOARD = listOf(
  openRecord({
    position: COUNT,
    userId: ID,
    stars: STARS,
    accuracy: nullable({ test: (value) => typeof value === 'number', name: 'a number' }),
    streak: COUNT,
  }),
);
