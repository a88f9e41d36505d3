import type { League } from '@machine/contract';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';

/**
 * The last season (by the year in which it started) on which values of the parameters may be chosen. Later ones are held
 * out: only they say how good the Machine is.
 */
export const CHOSEN_UNTIL = 2022;

/**
 * The parameters of the Elo model. 400 rating points mean ten times the odds. `npm run evaluate -- --choose` chooses all
 * values that depend on results; a test compares them. Season files have no injuries, so `absencePenalty` was tuned on
 * simulated seasons.
 */
export type ModelParameters = {
  version: string;
  /** The rating of every club in the first season, and the mean of a league. */
  initialRating: number;
  /** The rating of a club that joins later: promoted clubs are weaker than the others. */
  newcomerRating: number;
  homeAdvantage: number;
  /** Elo's K-factor: how many points an entirely unexpected narrow win moves the ratings. */
  kFactor: number;
  /** Scales the change by the margin of victory, to the power of this: ((margin + marginOffset) / (1 + marginOffset)). */
  marginExponent: number;
  marginOffset: number;
  /** The share of a club's distance from the mean that is carried over an off-season. */
  carryOver: number;
  /** A break of the whole league longer than this is an off-season; each full year of it is another one. */
  offSeasonMs: number;
  /** A club without whom the league played more matches than this was relegated in between, and counts as a newcomer. */
  absenceMatches: number;
  /** Davidson's draw parameter w: equal clubs draw with probability w / (2 + w). 0 means no draws. */
  drawWeight: number;
  /** The rating points lost by a club whose previous match starts less than `shortRestMs` before this one. */
  shortRestPenalty: number;
  shortRestMs: number;
  /** The rating points lost for each regular starter whom the club is expected to miss. */
  absencePenalty: number;
};

export const MODELS: Record<League, ModelParameters> = {
  NBA: {
    version: 'elo-nba-4',
    initialRating: 1500,
    newcomerRating: 1500,
    homeAdvantage: 50,
    kFactor: 8,
    marginExponent: 0.6,
    marginOffset: 3,
    carryOver: 0.4,
    offSeasonMs: 60 * DAY_MS,
    absenceMatches: 615,
    drawWeight: 0,
    shortRestPenalty: 50,
    shortRestMs: 28 * HOUR_MS,
    absencePenalty: 50,
  },
  EPL: {
    version: 'elo-epl-3',
    initialRating: 1500,
    newcomerRating: 1375,
    homeAdvantage: 60,
    kFactor: 32,
    marginExponent: 1,
    marginOffset: 3,
    carryOver: 0.8,
    offSeasonMs: 60 * DAY_MS,
    absenceMatches: 190,
    drawWeight: 0.7,
    shortRestPenalty: 0,
    shortRestMs: 0,
    absencePenalty: 0,
  },
};
