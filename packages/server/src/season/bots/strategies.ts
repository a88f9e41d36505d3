import type { League, MachinePick, PickChoice } from '@machine/contract';
import type { Fixture } from '../../game/match/feed.ts';
import type { Prediction } from '../machine/machine.ts';

/** A match with the Machine's prediction: everything a bot's choice depends on. */
export type PredictedMatch = Pick<Fixture, 'id' | 'league' | 'homeTeam' | 'awayTeam'> &
  Pick<Prediction, 'machinePick' | 'confidencePct'> & { isGold: boolean };

/** Returns a bot's choice; null to skip the match. `chance` is a random number in [0, 1). */
export type Strategy = (match: PredictedMatch, chance: number) => PickChoice | null;

export const agree: Strategy = () => 'AGREE';
export const disagree: Strategy = () => 'DISAGREE';

export const mostlyAgree =
  (share: number): Strategy =>
  (_, chance) =>
    chance < share ? 'AGREE' : 'DISAGREE';
export const coin = mostlyAgree(0.5);

export const backs =
  (outcome: MachinePick): Strategy =>
  ({ machinePick }) =>
    machinePick === outcome ? 'AGREE' : 'DISAGREE';

export const doubtsBelow =
  (confidence: number): Strategy =>
  ({ confidencePct }) =>
    confidencePct < confidence ? 'DISAGREE' : 'AGREE';

export const onlyGold =
  (strategy: Strategy): Strategy =>
  (match, chance) =>
    match.isGold ? strategy(match, chance) : null;

export const onlyIn =
  (league: League, strategy: Strategy): Strategy =>
  (match, chance) =>
    match.league === league ? strategy(match, chance) : null;

/** Always backs its club. On other matches, uses another strategy, or skips them. */
export const supports =
  (club: string, others: Strategy = () => null): Strategy =>
  (match, chance) => {
    if (match.homeTeam === club) return backs('HOME')(match, chance);
    return (match.awayTeam === club ? backs('AWAY') : others)(match, chance);
  };
