import type { League, MachinePick } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';

/** A prediction of the Machine. */
export type Call = {
  id: string;
  league: League;
  startTime: Instant;
  homeTeam: string;
  awayTeam: string;
  pick: MachinePick;
  /** The stated probability of the pick, in percent. */
  confidence: number;
  createdAt: Instant;
};

/** A prediction and what happened. */
export type DecidedCall = Call & {
  outcome: MachinePick;
  isCorrect: boolean;
  /** The stated probability of what happened, in percent; null if only that of the pick is known. */
  stated: number | null;
  gradedAt: Instant;
};
