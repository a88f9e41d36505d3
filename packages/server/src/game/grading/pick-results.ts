import { DEFAULT_STAKES, type PickChoice, SLAYER_MIN_PCT } from '@machine/contract';
import type { Outcome, PredictionRow } from '../../platform/db/tables-game.ts';
import { stakesOf, storedProbabilities } from '../prediction/stored-prediction.ts';

export type PickResult = {
  isCorrect: boolean;
  stars: number;
  /** The wins over the Machine that the pick adds, and their variance if luck alone decided. Null if it adds none. */
  edge: number | null;
  edgeVariance: number | null;
  /** True if the pick counts for the AI Slayers board. */
  isSlayerPick: boolean;
};

/** The results of a match's picks depend on this besides its outcome. */
export type GradedPrediction = Pick<
  PredictionRow,
  'machine_pick' | 'confidence_pct' | 'agree_tenths' | 'disagree_tenths' | 'home_pct' | 'draw_pct' | 'away_pct'
> & { is_gold: 0 | 1 };

export function outcomeOf(scoreHome: number, scoreAway: number): Outcome {
  if (scoreHome === scoreAway) return 'DRAW';
  return scoreHome > scoreAway ? 'HOME' : 'AWAY';
}

/** A machine pick that is no outcome at all is always wrong, so AGREE loses and DISAGREE wins. */
export const isMachineCorrect = (machinePick: string, outcome: Outcome) => machinePick === outcome;

export function pickResultsFor(prediction: GradedPrediction, machineCorrect: boolean): Record<PickChoice, PickResult> {
  const stakes = stakesOf(prediction) ?? DEFAULT_STAKES;
  const stored = storedProbabilities(prediction);
  const statedPct = stored && { HOME: stored.home, DRAW: stored.draw, AWAY: stored.away }[prediction.machine_pick];
  const probability = statedPct === undefined ? null : statedPct / 100;
  return {
    AGREE: {
      isCorrect: machineCorrect,
      stars: machineCorrect ? stakes.agree : 0,
      edge: null,
      edgeVariance: null,
      isSlayerPick: false,
    },
    DISAGREE: {
      isCorrect: !machineCorrect,
      stars: machineCorrect ? 0 : stakes.disagree,
      edge: probability === null ? null : probability - (machineCorrect ? 1 : 0),
      edgeVariance: probability === null ? null : probability * (1 - probability),
      isSlayerPick: (statedPct ?? prediction.confidence_pct) >= SLAYER_MIN_PCT,
    },
  };
}
