import type { MatchRow } from '../../platform/db/tables-game.ts';

/** The columns that `teamsOf` needs. */
export const TEAM_COLUMNS = [
  'matches.home_team',
  'matches.away_team',
  'matches.home_abbr',
  'matches.away_abbr',
] as const;

/** Returns the teams of a match by the names that responses have for them. */
export const teamsOf = (row: Pick<MatchRow, 'home_team' | 'away_team' | 'home_abbr' | 'away_abbr'>) => ({
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  homeTeamAbbr: row.home_abbr,
  awayTeamAbbr: row.away_abbr,
});
