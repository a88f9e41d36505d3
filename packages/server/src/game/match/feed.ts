import type { League, MatchStatus } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';

/** A scheduled match, with only what is public before its start. */
export type Fixture = {
  /** The same after a restart, and safe in a URL: `[a-z0-9-]+`. */
  id: string;
  league: League;
  /** Full club names: 'Los Angeles Lakers', 'Arsenal'. */
  homeTeam: string;
  awayTeam: string;
  /** Three capital letters: 'LAL', 'ARS'. */
  homeTeamAbbr: string;
  awayTeamAbbr: string;
  startTime: Instant;
};

export type Score = { home: number; away: number };

/** A match whose result can no longer change. The Machine learns from these. */
export type FinishedMatch = Fixture & { score: Score; endTime: Instant };

/** The state of a match at an instant. `clock` is display text ("Q3 7:12", "67'", "FT") or null. */
export type MatchState = { status: MatchStatus; score: Score | null; clock: string | null };

/** An event in a match. */
export type Play = {
  /** The same each time the plays are read. */
  id: string;
  /** The quarter (5: overtime) or half. */
  period: number;
  /** The time within the period: "7:12", "67'", "HT". */
  clock: string;
  /** 'Lakers three-pointer', 'Goal for Arsenal'. */
  description: string;
  /** The score after the play. */
  score: Score;
};

/** A player on the injury list. `team`: the three-letter code of the club. */
export type LeagueInjury = { playerName: string; team: string; status: string; description: string };

/**
 * A source of matches. Every method is a pure function of the source and the given instant, so that the season
 * continues after a restart and tests can query any time. Nothing may reveal what happens after that instant.
 */
export type Feed = {
  name: 'simulated' | 'replay' | 'live';
  /** Returns the fixtures that start in [from, to), by start, then id. */
  fixtures(from: Instant, to: Instant): Fixture[];
  /**
   * Returns the matches of `league` whose results can no longer change at `at`, oldest first, including earlier
   * seasons.
   */
  finished(league: League, at: Instant): FinishedMatch[];
  /**
   * Returns when the season that is played at an instant began; undefined if only the break before it shows that, as in
   * real seasons.
   */
  seasonStart(league: League, at: Instant): Instant | undefined;
  /**
   * Returns since when the clubs have had their strengths of an instant, so that earlier results say nothing about them.
   * Left out: in all of the history, as in real leagues.
   */
  strengthsSince?(league: League, at: Instant): Instant;
  /** True if the injury list has only players who are regular starters when fit. Real lists have anyone. */
  listsOnlyStarters?: boolean;
  /** Returns the state of a match at an instant; undefined for an unknown id. */
  state(fixtureId: string, at: Instant): MatchState | undefined;
  /** Returns the plays so far, oldest first. Empty before the start and for postponed or unknown matches. */
  plays(fixtureId: string, at: Instant): Play[];
  /** Returns the league's injury list at an instant; always empty for the EPL. */
  injuries(league: League, at: Instant): LeagueInjury[];
  /**
   * Returns when the score that is shown at an instant was last confirmed by its source; undefined if unknown. Without
   * it, scores are never late.
   */
  asOf?(fixtureId: string, at: Instant): Instant | undefined;
  /**
   * Returns the ids of the observations that decided the state of a match by an instant, oldest first. Absent for feeds
   * without any.
   */
  decidedBy?(fixtureId: string, at: Instant): number[];
  /** Returns whether the matches of a league have a play-by-play. */
  hasPlays(league: League): boolean;
  /** Returns the fixture that replaces a match that became VOID because it was moved; undefined for other matches. */
  movedTo?(fixtureId: string, at: Instant): Fixture | undefined;
};
