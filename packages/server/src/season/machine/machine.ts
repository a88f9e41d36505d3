import type { MachinePick } from '@machine/contract';
import type { FinishedMatch, Fixture, LeagueInjury } from '../../game/match/feed.ts';
import type { Assessment } from './ratings.ts';
import type { Reasons } from './reasons.ts';

export type LeagueNews = {
  /** The finished matches of the season, newest first. */
  season: readonly FinishedMatch[];
  /** Matches that are scheduled or being played. Left out: unknown. */
  schedule?: readonly Fixture[];
  injuries: readonly LeagueInjury[];
  /** True if all players on the injury list are regular starters. Left out: anyone can be on it. */
  hasOnlyStarters?: boolean;
};

export const NO_NEWS: LeagueNews = { season: [], injuries: [] };

/** The Machine's prediction for a fixture. Made before the match and never changed. */
export type Prediction = {
  machinePick: MachinePick;
  /** Probability of the pick in percent, one decimal, 0 to 100. */
  confidencePct: number;
  /** The probabilities behind the pick; they add up to 1. `draw` is 0 in the NBA. */
  probabilities: { home: number; draw: number; away: number };
  /** The explanation in plain English: the exact text that is hashed. */
  analysis: string;
  /** The main reasons from the analysis. */
  rationaleBullets: string[];
  reasons: Reasons;
  /** The data behind the prediction, as listed in the recap. */
  sources: { title: string; kind: string }[];
  modelVersion: string;
  /** SHA-256 of `analysis` (UTF-8), lowercase hex. */
  contentHash: string;
};

export type MatchReview = { before: Assessment; after: { home: number; away: number } };

/** A rating model. It knows only the matches it has learned. */
export type Machine = {
  /** Learns a finished match. Matches must come in the order in which they ended. */
  learn(match: FinishedMatch): void;
  /** Predicts from what has been learned. Without news, injuries and the season so far are unknown. */
  predict(fixture: Fixture, news?: LeagueNews): Prediction;
  /** Compares a finished match with the model's expectation, without learning it. */
  review(match: FinishedMatch, news?: LeagueNews): MatchReview;
};
