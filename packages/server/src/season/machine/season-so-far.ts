import type { ClubReasons, Meeting } from '@machine/contract';
import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';

export type SeasonSoFar = ReturnType<typeof seasonSoFar>;

type Line = { wins: number; draws: number; losses: number; scored: number; conceded: number };

/**
 * Selects the matches of the season that is played at `at`: those after the last break longer than `offSeasonMs`, and
 * not before `start`, for schedules without such a break.
 */
export function matchesThisSeason(
  finished: readonly FinishedMatch[],
  { at, offSeasonMs, start = -Infinity }: { at: Instant; offSeasonMs: number; start?: Instant | undefined },
): FinishedMatch[] {
  const newestFirst = finished.toSorted((a, b) => b.startTime - a.startTime);
  let next = at;
  const first = newestFirst.findIndex(({ startTime }) => {
    const isEarlier = startTime < start || next - startTime > offSeasonMs;
    next = startTime;
    return isEarlier;
  });
  return first === -1 ? newestFirst : newestFirst.slice(0, first);
}

/** Summarizes the season for both clubs. `matches`: those of the season that have finished, newest first. */
export function seasonSoFar(matches: readonly FinishedMatch[], fixture: Fixture) {
  const { homeTeam, awayTeam, league } = fixture;
  const table = tableOf(matches);
  const about = (club: string): Pick<ClubReasons, 'record' | 'tablePosition'> => {
    const line = table.get(club);
    if (line === undefined) return { record: null, tablePosition: null };
    const { wins, draws, losses } = line;
    return { record: { wins, draws, losses }, tablePosition: league === 'EPL' ? positionIn(table, line) : null };
  };
  const clubs = [homeTeam, awayTeam];
  return {
    home: about(homeTeam),
    away: about(awayTeam),
    meetings: matches
      .filter((match) => clubs.includes(match.homeTeam) && clubs.includes(match.awayTeam))
      .map(({ homeTeam, awayTeam, score, startTime }): Meeting => ({
        homeTeam,
        awayTeam,
        scoreHome: score.home,
        scoreAway: score.away,
        startTime: new Date(startTime).toISOString(),
      })),
  };
}

function tableOf(matches: readonly FinishedMatch[]): Map<string, Line> {
  const table = new Map<string, Line>();
  const add = (club: string, scored: number, conceded: number) => {
    const line = table.get(club) ?? { wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0 };
    const outcome = scored > conceded ? 'wins' : scored < conceded ? 'losses' : 'draws';
    line[outcome] += 1;
    line.scored += scored;
    line.conceded += conceded;
    table.set(club, line);
  };
  for (const { homeTeam, awayTeam, score } of matches) {
    add(homeTeam, score.home, score.away);
    add(awayTeam, score.away, score.home);
  }
  return table;
}

/** Ranks by points, goal difference and goals. Clubs that are equal in all three share a position. */
const positionIn = (table: ReadonlyMap<string, Line>, line: Line): number =>
  1 + [...table.values()].filter((other) => compare(other, line) > 0).length;

const points = ({ wins, draws }: Line) => 3 * wins + draws;
const difference = ({ scored, conceded }: Line) => scored - conceded;
const compare = (a: Line, b: Line) => points(a) - points(b) || difference(a) - difference(b) || a.scored - b.scored;
