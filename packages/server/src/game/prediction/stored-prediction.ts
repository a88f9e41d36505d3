import { GOLD_STAKES, type PredictionReasons, type Probabilities, type Stakes } from '@machine/contract';
import type { PredictionRow } from '../../platform/db/tables-game.ts';
import { toStars } from '../../platform/db/stars.ts';

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

type StakesRow = Nullable<Pick<PredictionRow, 'agree_tenths' | 'disagree_tenths'>> & { is_gold: 0 | 1 };

/** Returns what a right pick on a match pays; undefined for a prediction from before stakes were stored. */
export function stakesOf({ is_gold, agree_tenths, disagree_tenths }: StakesRow): Stakes | undefined {
  if (is_gold === 1) return GOLD_STAKES;
  return agree_tenths === null || disagree_tenths === null
    ? undefined
    : { agree: toStars(agree_tenths), disagree: toStars(disagree_tenths) };
}

/** Returns the probabilities stored with a prediction; undefined for one from before they were stored. */
export const storedProbabilities = (row: Nullable<Pick<PredictionRow, 'home_pct' | 'draw_pct' | 'away_pct'>>) =>
  row.home_pct === null || row.draw_pct === null || row.away_pct === null
    ? undefined
    : ({ home: row.home_pct, draw: row.draw_pct, away: row.away_pct } satisfies Probabilities);

export const reasonsOf = (row: Pick<PredictionRow, 'reasons' | 'analysis' | 'rationale'>) =>
  row.reasons === null
    ? undefined
    : ({
        bullets: JSON.parse(row.rationale),
        analysis: row.analysis,
        ...JSON.parse(row.reasons),
      } satisfies PredictionReasons);
