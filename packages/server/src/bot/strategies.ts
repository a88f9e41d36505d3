import type { League, MachinePick, PickChoice } from '@machine/contract';

/** A match with the Machine's call on it: all that a bot goes by. */
export type Called = {
  id: string;
  league: League;
  homeTeam: string;
  awayTeam: string;
  isGold: boolean;
  machinePick: MachinePick;
  confidencePct: number;
};

/** What a bot picks; null: it lets the match go. `chance` lies in [0, 1). */
export type Strategy = (match: Called, chance: number) => PickChoice | null;

export const agree: Strategy = () => 'AGREE';
export const disagree: Strategy = () => 'DISAGREE';
export const coin: Strategy = (_, chance) => (chance < 0.5 ? 'AGREE' : 'DISAGREE');

/** Agrees in `share` of all matches, whatever they are. */
export const mostlyAgree =
  (share: number): Strategy =>
  (_, chance) =>
    chance < share ? 'AGREE' : 'DISAGREE';

/** Believes in one outcome, always. */
export const believesIn =
  (outcome: MachinePick): Strategy =>
  ({ machinePick }) =>
    machinePick === outcome ? 'AGREE' : 'DISAGREE';

/** Contradicts a Machine that is not sure of itself. */
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

/** Plays when its club does, and believes in it. */
export const follows =
  (club: string): Strategy =>
  (match, chance) => {
    if (match.homeTeam === club) return believesIn('HOME')(match, chance);
    return match.awayTeam === club ? believesIn('AWAY')(match, chance) : null;
  };

/** Follows its club, and plays the rest in another way. */
export const followsAnd =
  (club: string, strategy: Strategy): Strategy =>
  (match, chance) =>
    follows(club)(match, chance) ?? strategy(match, chance);
