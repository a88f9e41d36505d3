import type { League } from '@machine/contract';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';

/**
 * The last season (by the year in which it started) on which new values of the parameters may be chosen. Later ones are
 * held out: a change is kept only if it is better on them, too.
 */
export const CHOSEN_UNTIL = 2022;

/**
 * The parameters of the Elo model. 400 rating points mean ten times the odds. The values were tuned on real seasons
 * (NBA 2018-19 to 2025-26, EPL 2021-22 to 2024-25) and rounded; accuracy changes little around them. Season files have
 * no injuries, so `absencePenalty` was tuned on simulated seasons.
 */
export type ModelParameters = {
  version: string;
  /** The rating of every club in the first season, and the mean of a league. */
  initialRating: number;
  /** The rating of a club that joins later: promoted clubs are weaker than the others. */
  newcomerRating: number;
  /** In rating points. */
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
  /** The rating points lost by a club whose last match started less than `shortRestMs` ago. */
  shortRestPenalty: number;
  shortRestMs: number;
  /** The rating points lost for each regular starter whom the club is expected to miss. */
  absencePenalty: number;
};

export const MODELS: Record<League, ModelParameters> = {
  NBA: {
    version: 'elo-nba-3',
    initialRating: 1500,
    newcomerRating: 1500,
    homeAdvantage: 45,
    kFactor: 9,
    marginExponent: 0.6,
    marginOffset: 3,
    carryOver: 0.6,
    offSeasonMs: 60 * DAY_MS,
    absenceMatches: 615,
    drawWeight: 0,
    shortRestPenalty: 40,
    shortRestMs: 28 * HOUR_MS,
    absencePenalty: 50,
  },
  EPL: {
    version: 'elo-epl-2',
    initialRating: 1500,
    newcomerRating: 1370,
    homeAdvantage: 50,
    kFactor: 22,
    marginExponent: 0.5,
    marginOffset: 1,
    carryOver: 0.85,
    offSeasonMs: 60 * DAY_MS,
    absenceMatches: 190,
    drawWeight: 0.7,
    shortRestPenalty: 0,
    shortRestMs: 0,
    absencePenalty: 0,
  },
};
