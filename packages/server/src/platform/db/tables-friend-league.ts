import type { Generated } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Fixed } from './column-types.ts';

/** Leagues of players. Updating a row locks the league and who is in it. */
type FriendLeagues = {
  id: Fixed<string>;
  name: string;
  owner_id: string;
  /** The conversation of the members. */
  thread_id: Fixed<string>;
  /** In game time, as all times but that of the invite. */
  starts_at: Fixed<Instant>;
  created_at: Fixed<Instant>;
  /** The number of those who haven't left: at most 50. */
  member_count: number;
  /** The number of invite links there have been: the code of each follows from it. */
  invite_version: Generated<number>;
  /** SHA-256 of the code of the link, lower-case hex; null without a link. */
  invite_hash: string | null;
  invite_expires_at: Instant | null;
};

/** Everyone who has ever been in a league. */
type FriendLeagueMembers = {
  league_id: Fixed<string>;
  user_id: Fixed<string>;
  /** The first time, for those who left and came back. */
  joined_at: Fixed<Instant>;
  /** The start of the league or, for those who joined an hour later, `joined_at`: results of matches from then on count. */
  counts_from: Fixed<Instant>;
  /** Results of matches from then on don't count; null for members. */
  left_at: Instant | null;
};

/** The lines of SYSTEM in the conversations of leagues: one when a week has ended. Their text depends on the reader. */
type LeagueWeekLines = {
  league_id: Fixed<string>;
  /** The number of the week of the game. */
  week: Fixed<number>;
  /** A `WeekOutcome` in JSON, as it was then. */
  outcome: Fixed<string>;
  created_at: Fixed<Instant>;
};

export type FriendLeagueTables = {
  league_week_lines: LeagueWeekLines;
  friend_leagues: FriendLeagues;
  friend_league_members: FriendLeagueMembers;
};
