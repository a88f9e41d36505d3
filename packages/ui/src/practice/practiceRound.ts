import type { PracticeMatch } from '@machine/contract/practice.ts';
import type { PickChoice } from '@machine/contract/prediction.ts';
import { teamName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';

/** A round of practice: its matches, the picks so far, and which match is shown. */
export type PracticeRound = {
  matches: readonly PracticeMatch[];
  /** The picks on the first matches. */
  choices: readonly PickChoice[];
  /** The index of the shown match. After the last one, the round is finished. */
  position: number;
};

export type PracticeResult = {
  match: PracticeMatch;
  choice: PickChoice;
  isRight: boolean;
  isMachineRight: boolean;
  /** The stars that a real pick would have paid; undefined if unknown. */
  stars: number | undefined;
};

export const resultsOf = ({ matches, choices }: PracticeRound): PracticeResult[] =>
  matches.flatMap((match, index) => {
    const choice = choices[index];
    return choice === undefined ? [] : [resultOf(match, choice)];
  });

export function resultOf(match: PracticeMatch, choice: PickChoice): PracticeResult {
  const { prediction, result } = match;
  const isMachineRight = prediction.machinePick === result.outcome;
  const isRight = (choice === 'AGREE') === isMachineRight;
  const stars = isRight ? prediction.stakes?.[choice === 'AGREE' ? 'agree' : 'disagree'] : 0;
  return { match, choice, isRight, isMachineRight, stars };
}

/** Returns how many picks were right: 'You 6, the Machine 7'. */
export function scoreOf(results: readonly PracticeResult[]): string {
  const you = results.filter(({ isRight }) => isRight).length;
  const machine = results.filter(({ isMachineRight }) => isMachineRight).length;
  return `You ${you}, the Machine ${machine}`;
}

/** Returns the score as a sentence: 'Arsenal 2, Everton 1'. */
export const scoreTextOf = ({ match: { match, result } }: Pick<PracticeResult, 'match'>): string =>
  `${teamName(match.homeTeam)} ${result.scoreHome}, ${teamName(match.awayTeam)} ${result.scoreAway}`;

/** Returns the date at the venue: 'May 19, 2024'. */
export const dateOf = ({ match }: Pick<PracticeResult, 'match'>): string =>
  dateLabel(`${match.result.date}T00:00:00Z`, 'UTC');
