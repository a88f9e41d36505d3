import type { League } from '@machine/contract';
import { CLUBS, FORMER_CLUBS } from './clubs.ts';
import type { Fixture, Instant, Score } from './feed.ts';
import { createRandom } from './random.ts';

/** A match as it stands in a season's file. */
export type SeasonMatch = {
  fixture: Fixture;
  /** The year in which the season began. */
  season: number;
  /** The halves; empty while there is no result. */
  stretches: Score[];
};

/** What is wrong with a file, in one line for people: the file, the place in it, the fault. */
export class SeasonFileError extends Error {
  constructor(file: string, fault: string) {
    super(`${file}: ${fault}`.replaceAll(/\s+/g, ' '));
    this.name = 'SeasonFileError';
  }
}

/** '2024-10-22' (and '19:30') as an instant; undefined when there is no such day or time. */
export function instantOf(date: string, time = '00:00'): Instant | undefined {
  const text = `${date}T${time}:00.000Z`;
  const at = Date.parse(text);
  // Date.parse takes the 31st of February for the 2nd of March; reading it back does not.
  return Number.isNaN(at) || new Date(at).toISOString() !== text ? undefined : at;
}

/** Two halves for a result of which only the end is known: drawn once, from the match's name. */
export function invented(name: string, final: Score): Score[] {
  const random = createRandom(`${name}/halves`);
  const share = () => 0.42 + 0.14 * random.next();
  const first = { home: Math.round(final.home * share()), away: Math.round(final.away * share()) };
  return [first, { home: final.home - first.home, away: final.away - first.away }];
}

/** 'Arsenal FC', 'AFC Bournemouth': people say Arsenal and Bournemouth. */
export const commonName = (name: string): string =>
  name
    .trim()
    .replace(/^AFC /, '')
    .replace(/ A?FC$/, '');

/** The code of a club under its common name; an unknown one is known by its first letters. */
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

/** Refuses a club that plays itself and a match that stands twice; `place` names one by its number. */
export function checkMatches(file: string, matches: SeasonMatch[], place: (index: number) => string): SeasonMatch[] {
  if (matches.length === 0) throw new SeasonFileError(file, 'has no matches');
  const seen = new Map<string, number>();
  matches.forEach(({ fixture: { homeTeam, awayTeam, startTime } }, index) => {
    if (homeTeam === awayTeam) throw new SeasonFileError(file, `${place(index)}: ${homeTeam} plays itself`);
    const key = `${homeTeam}/${awayTeam}/${startTime}`;
    const first = seen.get(key);
    if (first !== undefined) throw new SeasonFileError(file, `${place(index)} stands twice, first as ${place(first)}`);
    seen.set(key, index);
  });
  return matches;
}

/** A value as it is quoted in a fault, never longer than a line. */
export const quoted = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
