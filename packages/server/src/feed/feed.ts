import type { League, MatchStatus } from '@machine/contract';

/** Instants are milliseconds since 1970 (UTC), everywhere in the server. */
export type Instant = number;

/** A match that is planned: what everybody may know before it. */
export type Fixture = {
  /** Stable: the same source gives the same id after a restart. Safe in a URL: `[a-z0-9-]+`. */
  id: string;
  league: League;
  /** Full club names, 'Los Angeles Lakers', 'Arsenal'. */
  homeTeam: string;
  awayTeam: string;
  /** Three capital letters, 'LAL', 'ARS'. */
  homeTeamAbbr: string;
  awayTeamAbbr: string;
  startTime: Instant;
};

export type Score = { home: number; away: number };

/** A match whose result stands for ever. What the Machine learns from. */
export type FinishedMatch = Fixture & { score: Score; endTime: Instant };

/** How a match stands at one instant. `clock` as shown: "Q3 7:12", "67'", "FT"; null when there is none. */
export type MatchState = { status: MatchStatus; score: Score | null; clock: string | null };

/** One thing that happened in a match. */
export type Play = {
  /** Stable: the same play has the same id at each question. */
  id: string;
  /** Of the quarter (5: overtime) or half. */
  period: number;
  /** Within the period: "7:12", "67'", "HT". */
  clock: string;
  /** 'Lakers three-pointer', 'Goal for Arsenal'. */
  description: string;
  /** As it stands after the play. */
  score: Score;
};

export type LeagueInjury = { playerName: string; team: string; status: string; description: string };

/**
 * Where matches come from. Every answer is a pure function of the source and the instant that is asked for, so that
 * a restart goes on where it stood and a test may ask about any time. Nothing about a match's course or end may be
 * known from it before that instant.
 */
export type Feed = {
  name: 'simulated' | 'replay';
  /** Fixtures whose start lies in [from, to), by start, then id. */
  fixtures(from: Instant, to: Instant): Fixture[];
  /**
   * Matches of `league` whose result could change no more at `at`, oldest first, including seasons before the
   * present one.
   */
  finished(league: League, at: Instant): FinishedMatch[];
  /** The state of one of the fixtures at an instant; undefined for an unknown id. */
  state(fixtureId: string, at: Instant): MatchState | undefined;
  /** What has happened in a match so far, oldest first; nothing in one that has not begun, is not played or unknown. */
  plays(fixtureId: string, at: Instant): Play[];
  /** The league-wide injury list at an instant: empty for the EPL. */
  injuries(league: League, at: Instant): LeagueInjury[];
};
