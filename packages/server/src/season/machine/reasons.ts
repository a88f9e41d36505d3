import type { ClubReasons, PredictionReasons } from '@machine/contract';
import { HOUR_MS } from '../../platform/clock/time.ts';
import type { Form } from './form.ts';
import type { ModelParameters } from './model-parameters.ts';
import type { Assessment, Side } from './ratings.ts';
import type { SeasonSoFar } from './season-so-far.ts';

/** The numbers behind a prediction. The bullets and the analysis are stored and served beside them. */
export type Reasons = Omit<PredictionReasons, 'bullets' | 'analysis'>;

type ReasonsInput = {
  model: ModelParameters;
  assessment: Assessment;
  form: { home: Form; away: Form };
  season: SeasonSoFar;
};

/** Collects the numbers that the model used, and what the season so far says about both clubs. */
export function reasonsFor({ model, assessment, form, season }: ReasonsInput): Reasons {
  return {
    homeAdvantage: model.homeAdvantage,
    home: { ...aboutClub(assessment.home, form.home), ...season.home },
    away: { ...aboutClub(assessment.away, form.away), ...season.away },
    meetings: season.meetings,
  };
}

/** The rating is rounded as in the analysis, so that both show the same number. */
const aboutClub = (
  { rating, restMs, isShortRest }: Side,
  { matches }: Form,
): Omit<ClubReasons, 'record' | 'tablePosition'> => ({
  rating: Math.round(rating),
  restHours: restMs === undefined ? null : Math.round(restMs / HOUR_MS),
  isShortRest,
  form: matches,
});
