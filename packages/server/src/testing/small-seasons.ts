import { instantOf } from '../season/feeds/season-match.ts';
import { DAY_MS } from '../platform/clock/time.ts';

/** Small season files in both formats, for tests. */

const dayAfter = (date: string, days: number): string =>
  new Date((instantOf(date) ?? 0) + days * DAY_MS).toISOString().slice(0, 10);

const EPL_CLUBS = ['Arsenal FC', 'AFC Bournemouth', 'Chelsea FC', 'Sunderland AFC'];
const NBA_CLUBS = [
  ['BOS', 'Boston Celtics'],
  ['CHI', 'Chicago Bulls'],
  ['MIA', 'Miami Heat'],
  ['UTA', 'Utah Jazz'],
] as const;

/** Two matches a week from `opening`; the last `unplayed` matches have no score. */
export function eplSeason(opening: string, weeks: number, unplayed = 0) {
  return Array.from({ length: weeks * 2 }, (_, n) => {
    const week = Math.floor(n / 2);
    const [first, second] = n % 2 === 0 ? [0, 1 + (week % 3)] : [1 + ((week + 1) % 3), 1 + ((week + 2) % 3)];
    const sides = [EPL_CLUBS[first] ?? '', EPL_CLUBS[second] ?? ''] as const;
    const ft: [number, number] = [(week + n) % 4, n % 3];
    const ht: [number, number] = [Math.min(1, ft[0]), Math.min(1, ft[1])];
    const [team1, team2] = week % 2 === 0 ? sides : [sides[1], sides[0]];
    const score = n < weeks * 2 - unplayed ? { score: { ht, ft } } : { score: {} };
    return { date: dayAfter(opening, week * 7), time: n % 2 === 0 ? '12:30' : '17:30', team1, team2, ...score };
  });
}

export const eplFile = (matches: unknown): string => JSON.stringify({ name: 'English Premier League', matches });

const NBA_HEADER =
  'season,game_id,game_date,away_team_id,away_team_abbr,away_team,away_score,home_team_id,home_team_abbr,home_team,home_score,actual_spread,winner';

/** Two games every other day from `opening`, as lines without the header. */
export function nbaSeason(season: number, opening: string, days: number): string[] {
  return Array.from({ length: days }, (_, n) => {
    const round = Math.floor(n / 2) % 3;
    const [first, second] = n % 2 === 0 ? [0, 1 + round] : [1 + ((round + 1) % 3), 1 + ((round + 2) % 3)];
    const [home, away] = [NBA_CLUBS[first] ?? NBA_CLUBS[0], NBA_CLUBS[second] ?? NBA_CLUBS[1]];
    const date = dayAfter(opening, Math.floor(n / 2) * 2);
    return `${season},${n},${date},1,${away[0]},${away[1]},${100 + (n % 7)},2,${home[0]},${home[1]},${108 + (n % 5)},0,x`;
  });
}

export const nbaFile = (...seasons: string[][]): string => [NBA_HEADER, ...seasons.flat(), ''].join('\n');
