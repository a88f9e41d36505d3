export const teams = <Code extends string | null>(
  homeTeam: string,
  homeTeamAbbr: Code,
  awayTeam: string,
  awayTeamAbbr: Code,
) => ({ homeTeam, homeTeamAbbr, awayTeam, awayTeamAbbr });
