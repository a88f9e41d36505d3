import type { League } from '@machine/contract';
import { CLUBS, FORMER_CLUBS } from './clubs.ts';
import type { Fixture, Score } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createRandom } from '../../platform/random.ts';
import { StartError } from '../../platform/start-error.ts';

export type SeasonMatch = {
  fixture: Fixture;
  /** The year in which the season started. */
  season: number;
  /** The points of each half; empty without a result. */
  segments: Score[];
};

export const totalOf = (segments: readonly Score[]): Score => ({
  home: segments.reduce((sum, { home }) => sum + home, 0),
  away: segments.reduce((sum, { away }) => sum + away, 0),
});

/** An error in a season file, as one line: the file, the location in it and the problem. */
export class SeasonFileError extends StartError {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`.replaceAll(/\s+/g, ' '));
  }
}

/** 2023 → '2023-24'. */
export const seasonName = (season: number): string => `${season}-${String((season + 1) % 100).padStart(2, '0')}`;

/** Parses '2024-10-22' (and '19:30'); undefined for a day or time that doesn't exist. */
export function instantOf(date: string, time = '00:00'): Instant | undefined {
  const text = `${date}T${time}:00.000Z`;
  const at = Date.parse(text);
  // Date.parse reads February 31 as March 2, so compare with the date formatted back.
  return Number.isNaN(at) || new Date(at).toISOString() !== text ? undefined : at;
}

/** Splits a final score into two plausible halves. The same name always gives the same split. */
export function inventHalves(name: string, final: Score): Score[] {
  const random = createRandom(`${name}/halves`);
  const share = () => 0.42 + 0.14 * random.next();
  const first = { home: Math.round(final.home * share()), away: Math.round(final.away * share()) };
  return [first, { home: final.home - first.home, away: final.away - first.away }];
}

/** 'Arsenal FC' → 'Arsenal', 'AFC Bournemouth' → 'Bournemouth'. */
export const commonName = (name: string): string =>
  name
    .trim()
    .replace(/^AFC /, '')
    .replace(/ A?FC$/, '');

/** Returns the code of a club by its common name, or its first letters for an unknown club. */
export function abbrOf(league: League, name: string): string {
  const club = [...CLUBS, ...FORMER_CLUBS].find((known) => known.league === league && known.name === name);
  return (
    club?.abbr ??
    name
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()
      .padEnd(3, 'X')
  );
}

/** Rejects clubs that play themselves and duplicate matches. `locate` describes the location of a match by its index. */
export function checkMatches(file: string, matches: SeasonMatch[], locate: (index: number) => string): SeasonMatch[] {
  if (matches.length === 0) throw new SeasonFileError(file, 'has no matches');
  const seen = new Map<string, number>();
  matches.forEach(({ fixture: { homeTeam, awayTeam, startTime } }, index) => {
    if (homeTeam === awayTeam) throw new SeasonFileError(file, `${locate(index)}: ${homeTeam} plays itself`);
    const key = `${homeTeam}/${awayTeam}/${startTime}`;
    const first = seen.get(key);
    if (first !== undefined) throw new SeasonFileError(file, `${locate(index)} is a duplicate of ${locate(first)}`);
    seen.set(key, index);
  });
  return matches;
}

/** Formats a value for an error message, shortened to fit a line. */
export const quoted = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
