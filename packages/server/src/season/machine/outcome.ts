import type { MachinePick } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';
import type { Outcome } from '../../game/record/forecast.ts';
import type { Probabilities } from './ratings.ts';

export const outcomeOf = ({ score }: Pick<FinishedMatch, 'score'>): Outcome =>
  score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';

const PICKS = { home: 'HOME', draw: 'DRAW', away: 'AWAY' } as const satisfies Record<Outcome, MachinePick>;
export const machinePickOf = (outcome: Outcome): MachinePick => PICKS[outcome];

/** Converts a probability to a percentage with one decimal. */
export const toPercent = (probability: number) => Math.round(probability * 1000) / 10;

export const toPercentages = ({ home, draw, away }: Probabilities): Probabilities => ({
  home: toPercent(home),
  draw: toPercent(draw),
  away: toPercent(away),
});

/** Returns the most likely outcome; a draw only if both wins are less likely. */
export const mostLikely = ({ home, draw, away }: Probabilities): Outcome =>
  draw > home && draw > away ? 'draw' : home >= away ? 'home' : 'away';
