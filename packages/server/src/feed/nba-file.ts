import * as z from 'zod';
import type { Fixture } from './feed.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';
import { checkMatches, instantOf, invented, quoted, type SeasonMatch, SeasonFileError } from './season-match.ts';

const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const code = z.string().regex(/^[A-Z]{3}$/);
const club = z.string().trim().min(1);
const row = z.object({
  season: whole,
  game_date: z.string().refine((date) => instantOf(date) !== undefined),
  away_team_abbr: code,
  away_team: club,
  away_score: whole,
  home_team_abbr: code,
  home_team: club,
  home_score: whole,
});
type Row = z.infer<typeof row>;
const COLUMNS = Object.keys(row.shape);

/**
 * The file has no times: games of a day tip off every half hour from 19:00 to 22:30 US eastern time (UTC-5), in the
 * order of the file.
 */
const FIRST_TIP_MS = 24 * HOUR_MS;
const TIP_EVERY_MS = 30 * MINUTE_MS;
const TIPS = 8;

/** Reads NBA games, one a line, under a header that names the columns; columns that are not needed may be missing. */
export function readNbaFile(name: string, content: string): SeasonMatch[] {
  const [header = '', ...lines] = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = header.split(',');
  const missing = COLUMNS.find((column) => !columns.includes(column));
  if (missing) throw new SeasonFileError(name, `line 1: has no column ${missing}`);

  const played = new Map<string, number>();
  const games = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = index + 2;
    const game = readRow(name, line.split(','), columns, place);
    const nth = played.get(game.game_date) ?? 0;
    played.set(game.game_date, nth + 1);
    return [{ place, match: seasonMatch(game, nth, place) }];
  });
  const place = (index: number) => `line ${games[index]?.place ?? 1}`;
  return checkMatches(
    name,
    games.map(({ match }) => match),
    place,
  );
}

function readRow(name: string, values: string[], columns: string[], place: number): Row {
  if (values.length !== columns.length) {
    throw new SeasonFileError(name, `line ${place}: has ${values.length} fields, the header ${columns.length}`);
  }
  const fields = Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
  const parsed = row.safeParse(fields);
  if (!parsed.success) {
    const column = String(parsed.error.issues[0]?.path[0]);
    throw new SeasonFileError(name, `line ${place}: ${column} is ${quoted(fields[column])}`);
  }
  if (parsed.data.home_score === parsed.data.away_score) {
    throw new SeasonFileError(name, `line ${place}: ends in a draw, ${parsed.data.home_score} all`);
  }
  return parsed.data;
}

function seasonMatch(game: Row, nth: number, place: number): SeasonMatch {
  const id = `nba-${game.season}-${place}`;
  const fixture: Fixture = {
    id,
    league: 'NBA',
    homeTeam: game.home_team,
    awayTeam: game.away_team,
    homeTeamAbbr: game.home_team_abbr,
    awayTeamAbbr: game.away_team_abbr,
    startTime: (instantOf(game.game_date) ?? 0) + FIRST_TIP_MS + (nth % TIPS) * TIP_EVERY_MS,
  };
  const score = { home: game.home_score, away: game.away_score };
  return { fixture, season: game.season, stretches: invented(id, score) };
}
