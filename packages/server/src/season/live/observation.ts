import type { League } from '@machine/contract';
import type { LeagueInjury, Score } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';

export type SourceName = 'football-data' | 'balldontlie';

/** A provider's statement about a match, in our terms. Clubs are named as the provider names them. */
export type ObservedMatch = {
  kind: 'match';
  league: League;
  /** The year in which the season started. */
  season: number;
  homeTeam: string;
  awayTeam: string;
  startTime: Instant;
  /** False while the provider knows only the day. */
  isStartKnown: boolean;
  /** `SUSPENDED`: interrupted, to be continued. `AWARDED`: decided off the field. */
  status: 'SCHEDULED' | 'LIVE' | 'SUSPENDED' | 'FINISHED' | 'AWARDED' | 'POSTPONED' | 'CANCELLED';
  /** Null before the start, and while a live match has no score yet. */
  score: Score | null;
  /** Display text ("Q3 7:12", "67'", "HT") or null. */
  clock: string | null;
};

export type ObservedInjuries = { kind: 'injuries'; league: League; injuries: LeagueInjury[] };

/** A part of an answer that can't be used: an unknown status, a missing field, an unknown club. */
export type ObservedProblem = {
  kind: 'problem';
  /** One line: the field and the value. */
  problem: string;
};

/** A source's statement about one of its subjects, such as a match. */
export type Observed = {
  /** The provider's id of the match, or `injuries`. */
  sourceId: string;
  value: ObservedMatch | ObservedInjuries | ObservedProblem;
};

/** An entry of the append-only table `observations`, the audit of every grade. */
export type Observation = Observed & {
  /** Ascending in the order in which observations were stored. */
  id: number;
  source: SourceName;
  seenAt: Instant;
};
