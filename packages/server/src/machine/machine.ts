import type { League, MachinePick } from '@machine/contract';
import type { FinishedMatch, Fixture } from '../feed/feed.ts';
import type { View } from './ratings.ts';

/** What the Machine says of one fixture. Fixed before the match and never changed afterwards. */
export type Call = {
  machinePick: MachinePick;
  /** Probability of the pick in percent, one decimal, 0 to 100. */
  confidencePct: number;
  /** The probabilities behind the pick; they add up to 1. `draw` is 0 in the NBA. */
  probabilities: { home: number; draw: number; away: number };
  /** A few paragraphs in plain English that name the ratings and the reasons; the exact text that is hashed. */
  analysis: string;
  /** The reasons, one sentence each. */
  rationaleBullets: string[];
  /** Where the numbers come from, for the recap's list. */
  sources: { title: string; kind: string }[];
  modelVersion: string;
  /** SHA-256 over `analysis` (UTF-8), lower-case hex. */
  contentHash: string;
};

/** The ratings and chances before a match, and the ratings after it. */
export type LookBack = { before: View; after: { home: number; away: number } };

/** A rating model: knows only the matches it was shown. */
export type Machine = {
  league: League;
  /** Learns from a finished match; matches must come in the order in which they ended. */
  learn(match: FinishedMatch): void;
  call(fixture: Fixture): Call;
  /** What it expected of a match that is over, and what the result makes of it. Changes nothing it knows. */
  lookBack(match: FinishedMatch): LookBack;
};
