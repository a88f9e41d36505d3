import type { League } from '@machine/contract';
import type { Call, DecidedCall } from './call.ts';

/** A sentence, and how telling it is: how unlikely the Machine thought what it says, in bits. */
export type Sentence = { text: string; surprise: number };

const WORDS = 'no one two three four five six seven eight nine ten'.split(' ');

/** 'four', '12'. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
/** 'twice', 'four times'. */
export const times = (count: number): string => (count === 2 ? 'twice' : `${inWords(count)} times`);
/** 'none of 8', '5 of 8', 'all 8'. */
export const share = (part: number, all: number): string =>
  part === 0 ? `none of ${all}` : part === all ? `all ${all}` : `${part} of ${all}`;
/** '61.5%'. */
export const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;

export const leagueName = (league: League): string => (league === 'NBA' ? 'NBA' : 'Premier League');
export const pickedClub = ({ pick, homeTeam, awayTeam }: Call): string | null =>
  pick === 'DRAW' ? null : pick === 'HOME' ? homeTeam : awayTeam;
export const isOf = ({ homeTeam, awayTeam }: Call, club: string): boolean => homeTeam === club || awayTeam === club;
export const hasWon = ({ outcome, homeTeam, awayTeam }: DecidedCall, club: string): boolean =>
  (outcome === 'HOME' && homeTeam === club) || (outcome === 'AWAY' && awayTeam === club);
export const countRight = (calls: readonly DecidedCall[]): number => calls.filter(({ isCorrect }) => isCorrect).length;

/** Limits the surprise at what was stated as certain or impossible. */
const toShare = (value: number) => Math.min(0.999, Math.max(0.001, value / 100));
export const bitsOf = (value: number): number => -Math.log2(toShare(value));

/** The sum of the stated probabilities: how many right calls the Machine expected. */
export const expectedRight = (calls: readonly DecidedCall[]): number =>
  calls.reduce((sum, { confidence }) => sum + confidence / 100, 0);

/** Returns how far the number of right calls is from the expected one, in bits. */
export function surpriseOf(calls: readonly DecidedCall[]): number {
  const variance = calls.reduce((sum, { confidence }) => sum + toShare(confidence) * (1 - toShare(confidence)), 0);
  return calls.length === 0 ? 0 : (countRight(calls) - expectedRight(calls)) ** 2 / variance / 2 / Math.LN2;
}

/** Fewer wrong calls than right ones are worth a word. */
const LEAST = { right: 3, wrong: 2 };

/** Returns the calls at the end that were all right or all wrong; null if they are few, or the last one was not so. */
export function lastRun(calls: readonly DecidedCall[], isRight: boolean) {
  const run = calls.slice(1 + calls.findLastIndex(({ isCorrect }) => isCorrect !== isRight));
  if (run.length < (isRight ? LEAST.right : LEAST.wrong)) return null;
  const surprise = run.reduce((sum, { confidence }) => sum + bitsOf(isRight ? confidence : 100 - confidence), 0);
  return { length: run.length, surprise };
}
