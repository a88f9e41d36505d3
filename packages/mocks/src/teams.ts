/** Names and codes of the teams of a match. */
export const teams = <Code extends string | null>(
  homeTeam: string,
  homeTeamAbbr: Code,
  awayTeam: string,
  awayTeamAbbr: Code,
) => ({ homeTeam, homeTeamAbbr, awayTeam, awayTeamAbbr });

export const score = (scoreHome: number | null, scoreAway: number | null) => ({ scoreHome, scoreAway });
