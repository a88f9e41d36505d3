import type { League } from './prediction.ts';

/** A club's code, its common name, its two public colors (no club logos are used), and other names of it. */
export type ClubRow = readonly [code: string, name: string, first: string, second: string, ...otherNames: string[]];

const NBA: readonly ClubRow[] = [
  ['ATL', 'Atlanta Hawks', '#e03a3e', '#c1d32f', 'Hawks'],
  ['BOS', 'Boston Celtics', '#007a33', '#ba9653', 'Celtics'],
  ['BKN', 'Brooklyn Nets', '#2b2b2b', '#ffffff', 'Nets'],
  ['CHA', 'Charlotte Hornets', '#1d1160', '#00788c', 'Hornets'],
  ['CHI', 'Chicago Bulls', '#ce1141', '#2b2b2b', 'Bulls'],
  ['CLE', 'Cleveland Cavaliers', '#860038', '#fdbb30', 'Cavaliers', 'Cavs'],
  ['DAL', 'Dallas Mavericks', '#00538c', '#b8c4ca', 'Mavericks', 'Mavs'],
  ['DEN', 'Denver Nuggets', '#0e2240', '#fec524', 'Nuggets'],
  ['DET', 'Detroit Pistons', '#c8102e', '#1d42ba', 'Pistons'],
  ['GSW', 'Golden State Warriors', '#1d428a', '#ffc72c', 'Warriors'],
  ['HOU', 'Houston Rockets', '#ce1141', '#c4ced4', 'Rockets'],
  ['IND', 'Indiana Pacers', '#002d62', '#fdbb30', 'Pacers'],
  ['LAC', 'LA Clippers', '#c8102e', '#1d428a', 'Los Angeles Clippers', 'Clippers'],
  ['LAL', 'Los Angeles Lakers', '#552583', '#fdb927', 'LA Lakers', 'Lakers'],
  ['MEM', 'Memphis Grizzlies', '#12173f', '#5d76a9', 'Grizzlies'],
  ['MIA', 'Miami Heat', '#98002e', '#f9a01b', 'Heat'],
  ['MIL', 'Milwaukee Bucks', '#00471b', '#eee1c6', 'Bucks'],
  ['MIN', 'Minnesota Timberwolves', '#0c2340', '#78be20', 'Timberwolves', 'Wolves (NBA)'],
  ['NOP', 'New Orleans Pelicans', '#0c2340', '#c8a96a', 'Pelicans'],
  ['NYK', 'New York Knicks', '#006bb6', '#f58426', 'Knicks'],
  ['OKC', 'Oklahoma City Thunder', '#007ac1', '#ef3b24', 'Thunder'],
  ['ORL', 'Orlando Magic', '#0077c0', '#c4ced4', 'Magic'],
  ['PHI', 'Philadelphia 76ers', '#006bb6', '#ed174c', '76ers', 'Sixers'],
  ['PHX', 'Phoenix Suns', '#1d1160', '#e56020', 'Suns'],
  ['POR', 'Portland Trail Blazers', '#e03a3e', '#2b2b2b', 'Trail Blazers', 'Blazers'],
  ['SAC', 'Sacramento Kings', '#5a2d81', '#8d979e', 'Kings'],
  ['SAS', 'San Antonio Spurs', '#2b2b2b', '#c4ced4'],
  ['TOR', 'Toronto Raptors', '#ce1141', '#8d979e', 'Raptors'],
  ['UTA', 'Utah Jazz', '#4e008e', '#79a3dc', 'Jazz'],
  ['WAS', 'Washington Wizards', '#002b5c', '#e31837', 'Wizards'],
];

/** Premier League clubs of recent seasons. */
const EPL: readonly ClubRow[] = [
  ['ARS', 'Arsenal', '#ef0107', '#ffffff', 'Arsenal FC'],
  ['AVL', 'Aston Villa', '#670e36', '#95bfe5', 'Villa'],
  ['BOU', 'Bournemouth', '#da291c', '#2b2b2b', 'AFC Bournemouth'],
  ['BRE', 'Brentford', '#e30613', '#ffffff', 'Brentford FC'],
  ['BHA', 'Brighton & Hove Albion', '#0057b8', '#ffffff', 'Brighton', 'Brighton and Hove Albion'],
  ['BUR', 'Burnley', '#6c1d45', '#99d6ea', 'Burnley FC'],
  ['CHE', 'Chelsea', '#034694', '#d1d3d4', 'Chelsea FC'],
  ['COV', 'Coventry City', '#059dd9', '#ffffff', 'Coventry'],
  ['CRY', 'Crystal Palace', '#1b458f', '#c4122e', 'Palace'],
  ['EVE', 'Everton', '#003399', '#ffffff', 'Everton FC'],
  ['FUL', 'Fulham', '#ffffff', '#2b2b2b', 'Fulham FC'],
  ['HUL', 'Hull City', '#f5a12d', '#231f20', 'Hull'],
  ['IPS', 'Ipswich Town', '#0044a9', '#de2c37', 'Ipswich'],
  ['LEE', 'Leeds United', '#1d428a', '#ffcd00', 'Leeds'],
  ['LEI', 'Leicester City', '#003090', '#fdbe11', 'Leicester'],
  ['LIV', 'Liverpool', '#c8102e', '#00b2a9', 'Liverpool FC'],
  ['LUT', 'Luton Town', '#f78f1e', '#002d62', 'Luton'],
  ['MCI', 'Manchester City', '#6cabdd', '#1c2c5b', 'Man City'],
  ['MUN', 'Manchester United', '#da291c', '#fbe122', 'Man United', 'Man Utd'],
  ['NEW', 'Newcastle United', '#2b2b2b', '#ffffff', 'Newcastle'],
  ['NOR', 'Norwich City', '#00a650', '#fff200', 'Norwich'],
  ['NFO', 'Nottingham Forest', '#dd0000', '#ffffff', "Nott'm Forest", 'Forest'],
  ['SHU', 'Sheffield United', '#ee2737', '#2b2b2b', 'Sheffield Utd'],
  ['SOU', 'Southampton', '#d71920', '#ffffff', 'Southampton FC'],
  ['SUN', 'Sunderland', '#eb172b', '#ffffff', 'Sunderland AFC'],
  ['TOT', 'Tottenham Hotspur', '#f2f2f2', '#132257', 'Tottenham'],
  ['WAT', 'Watford', '#fbee23', '#ed2127', 'Watford FC'],
  ['WBA', 'West Bromwich Albion', '#122f67', '#ffffff', 'West Brom'],
  ['WHU', 'West Ham United', '#7a263a', '#1bb1e7', 'West Ham'],
  ['WOL', 'Wolverhampton Wanderers', '#fdb913', '#231f20', 'Wolves'],
];

/** The clubs of both leagues. Codes are unique. */
export const CLUB_ROWS: Record<League, readonly ClubRow[]> = { NBA, EPL };
