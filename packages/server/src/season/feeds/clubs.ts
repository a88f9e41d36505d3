import type { League } from '@machine/contract';

export type Club = { league: League; name: string; abbr: string };

const nba = (abbr: string, name: string): Club => ({ league: 'NBA', name, abbr });
const epl = (abbr: string, name: string): Club => ({ league: 'EPL', name, abbr });

/** The clubs of both leagues by their common names. Codes are unique within a league. */
export const CLUBS: readonly Club[] = [
  nba('ATL', 'Atlanta Hawks'),
  nba('BOS', 'Boston Celtics'),
  nba('BKN', 'Brooklyn Nets'),
  nba('CHA', 'Charlotte Hornets'),
  nba('CHI', 'Chicago Bulls'),
  nba('CLE', 'Cleveland Cavaliers'),
  nba('DAL', 'Dallas Mavericks'),
  nba('DEN', 'Denver Nuggets'),
  nba('DET', 'Detroit Pistons'),
  nba('GSW', 'Golden State Warriors'),
  nba('HOU', 'Houston Rockets'),
  nba('IND', 'Indiana Pacers'),
  nba('LAC', 'LA Clippers'),
  nba('LAL', 'Los Angeles Lakers'),
  nba('MEM', 'Memphis Grizzlies'),
  nba('MIA', 'Miami Heat'),
  nba('MIL', 'Milwaukee Bucks'),
  nba('MIN', 'Minnesota Timberwolves'),
  nba('NOP', 'New Orleans Pelicans'),
  nba('NYK', 'New York Knicks'),
  nba('OKC', 'Oklahoma City Thunder'),
  nba('ORL', 'Orlando Magic'),
  nba('PHI', 'Philadelphia 76ers'),
  nba('PHX', 'Phoenix Suns'),
  nba('POR', 'Portland Trail Blazers'),
  nba('SAC', 'Sacramento Kings'),
  nba('SAS', 'San Antonio Spurs'),
  nba('TOR', 'Toronto Raptors'),
  nba('UTA', 'Utah Jazz'),
  nba('WAS', 'Washington Wizards'),
  epl('ARS', 'Arsenal'),
  epl('AVL', 'Aston Villa'),
  epl('BOU', 'Bournemouth'),
  epl('BRE', 'Brentford'),
  epl('BHA', 'Brighton & Hove Albion'),
  epl('BUR', 'Burnley'),
  epl('CHE', 'Chelsea'),
  epl('CRY', 'Crystal Palace'),
  epl('EVE', 'Everton'),
  epl('FUL', 'Fulham'),
  epl('LEE', 'Leeds United'),
  epl('LIV', 'Liverpool'),
  epl('MCI', 'Manchester City'),
  epl('MUN', 'Manchester United'),
  epl('NEW', 'Newcastle United'),
  epl('NFO', 'Nottingham Forest'),
  epl('SUN', 'Sunderland'),
  epl('TOT', 'Tottenham Hotspur'),
  epl('WHU', 'West Ham United'),
  epl('WOL', 'Wolverhampton Wanderers'),
];

/** Clubs of earlier Premier League seasons. They appear in replays but not in the simulated season. */
export const FORMER_CLUBS: readonly Club[] = [
  epl('CAR', 'Cardiff City'),
  epl('HUD', 'Huddersfield Town'),
  epl('IPS', 'Ipswich Town'),
  epl('LEI', 'Leicester City'),
  epl('LUT', 'Luton Town'),
  epl('NOR', 'Norwich City'),
  epl('SHU', 'Sheffield United'),
  epl('SOU', 'Southampton'),
  epl('WAT', 'Watford'),
  epl('WBA', 'West Bromwich Albion'),
];

export const clubsOf = (league: League): readonly Club[] => CLUBS.filter((club) => club.league === league);
