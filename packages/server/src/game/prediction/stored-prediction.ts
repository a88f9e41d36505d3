import type { PredictionReasons, Probabilities, Stakes } from '@machine/contract';
import type { PredictionRow } from '../../platform/db/tables-game.ts';

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** Returns the stakes stored with a prediction; undefined for one from before they were stored. */
export const storedStakes = (row: Nullable<Pick<PredictionRow, 'agree_stake' | 'disagree_stake'>>) =>
  row.agree_stake === null || row.disagree_stake === null
    ? undefined
    : ({ agree: row.agree_stake, disagree: row.disagree_stake } satisfies Stakes);

/** Returns the probabilities stored with a prediction; undefined for one from before they were stored. */
export const storedProbabilities = (row: Nullable<Pick<PredictionRow, 'home_pct' | 'draw_pct' | 'away_pct'>>) =>
  row.home_pct === null || row.draw_pct === null || row.away_pct === null
    ? undefined
    : ({ home: row.home_pct, draw: row.draw_pct, away: row.away_pct } satisfies Probabilities);

/** Returns the reasons stored with a prediction; undefined for one from before they were stored. */
export const storedReasons = (row: Pick<PredictionRow, 'reasons' | 'analysis' | 'rationale'>) =>
  row.reasons === null
    ? undefined
    : ({
        bullets: JSON.parse(row.rationale),
        analysis: row.analysis,
        ...JSON.parse(row.reasons),
      } satisfies PredictionReasons);
