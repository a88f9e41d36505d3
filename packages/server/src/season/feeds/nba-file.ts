import * as z from 'zod';
import type { Fixture } from '../../game/match/feed.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { checkMatches, instantOf, inventHalves, quoted, type SeasonMatch, SeasonFileError } from './season-match.ts';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const code = z.string().regex(/^[A-Z]{3}$/);
const club = z.string().trim().min(1);
const row = z.object({
  season: wholeNumber,
  game_date: z.string().refine((date) => instantOf(date) !== undefined),
  away_team_abbr: code,
  away_team: club,
  away_score: wholeNumber,
  home_team_abbr: code,
  home_team: club,
  home_score: wholeNumber,
});
type Row = z.infer<typeof row>;
const COLUMNS = Object.keys(row.shape);

/**
 * The file has no times. Each day's games get tip-offs every half hour from 19:00 to 22:30 US Eastern (UTC-5), in file
 * order.
 */
const FIRST_TIP_MS = 24 * HOUR_MS;
const TIP_EVERY_MS = 30 * MINUTE_MS;
const TIPS = 8;

/** Returns the tip-off that the nth game of a day is given, from 0. */
export const nbaTipOff = (date: string, nth: number): Instant =>
  (instantOf(date) ?? 0) + FIRST_TIP_MS + (nth % TIPS) * TIP_EVERY_MS;

/** Reads NBA games from a CSV file with a header. Columns that aren't used may be missing. */
export function readNbaFile(name: string, content: string): SeasonMatch[] {
  const [header = '', ...lines] = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = header.split(',');
  const missing = COLUMNS.find((column) => !columns.includes(column));
  if (missing) throw new SeasonFileError(name, `line 1: has no column ${missing}`);

  const played = new Map<string, number>();
  const games = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const lineNumber = index + 2;
    const game = readRow(name, line.split(','), columns, lineNumber);
    const nth = played.get(game.game_date) ?? 0;
    played.set(game.game_date, nth + 1);
    return [{ lineNumber, match: seasonMatch(game, nth, lineNumber) }];
  });
  const locate = (index: number) => `line ${games[index]?.lineNumber ?? 1}`;
  return checkMatches(
    name,
    games.map(({ match }) => match),
    locate,
  );
}

function readRow(name: string, values: string[], columns: string[], lineNumber: number): Row {
  if (values.length !== columns.length) {
    throw new SeasonFileError(
      name,
      `line ${lineNumber}: has ${values.length} fields, but the header has ${columns.length}`,
    );
  }
  const fields = Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
  const parsed = row.safeParse(fields);
  if (!parsed.success) {
    const column = String(parsed.error.issues[0]?.path[0]);
    throw new SeasonFileError(name, `line ${lineNumber}: ${column} is ${quoted(fields[column])}`);
  }
  if (parsed.data.home_score === parsed.data.away_score) {
    throw new SeasonFileError(
      name,
      `line ${lineNumber}: is a tie, ${parsed.data.home_score}–${parsed.data.home_score}`,
    );
  }
  return parsed.data;
}

function seasonMatch(game: Row, nth: number, lineNumber: number): SeasonMatch {
  const id = `nba-${game.season}-${lineNumber}`;
  const fixture: Fixture = {
    id,
    league: 'NBA',
    homeTeam: game.home_team,
    awayTeam: game.away_team,
    homeTeamAbbr: game.home_team_abbr,
    awayTeamAbbr: game.away_team_abbr,
    startTime: nbaTipOff(game.game_date, nth),
  };
  const score = { home: game.home_score, away: game.away_score };
  return { fixture, season: game.season, segments: inventHalves(id, score) };
}
