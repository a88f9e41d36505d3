const toName = (league: string) => (league === 'EPL' ? 'Premier League' : league);

/** Returns 'NBA and Premier League', or only the leagues that are played. Older servers have both. */
export const leagueNames = (leagues: readonly string[] = []) =>
  (leagues.length > 0 ? leagues : ['NBA', 'EPL']).map(toName).join(' and ');
