import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeMatch } from '../../../testing/fake-data-source.ts';
import type { Observed } from '../observation.ts';
import { balldontlieFormat, balldontlieInjury, balldontliePage } from '../simulator/balldontlie-answers.ts';
import { footballDataFormat, footballDataPage } from '../simulator/football-data-answers.ts';
import type { SimulatorMatch } from '../simulator/simulator-match.ts';
import { SourceFormatError, type SourceRequest } from '../source.ts';
import { createBalldontlieSource } from './balldontlie.ts';
import { createFootballDataSource } from './football-data.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const FIXTURES: SourceRequest = { kind: 'fixtures', from: NOW, to: NOW + 1 };
const INJURIES: SourceRequest = { kind: 'injuries' };

const match: SimulatorMatch = {
  ...fakeMatch('', NOW, { league: 'EPL' }),
  id: 1,
  status: 'LIVE',
  score: { home: 1, away: 0 },
  clock: "67'",
};
const game = balldontlieFormat.write({ ...match, league: 'NBA', clock: 'Q3 7:12' });
const injury = balldontlieInjury({ playerName: 'A B', team: 'BOS', status: 'Out', description: 'calf' });

/** A documented page, and how it is read. */
const PAGES = [
  [createFootballDataSource({ key: 'k' }), FIXTURES, footballDataPage([footballDataFormat.write(match)], {})],
  [createBalldontlieSource({ key: 'k' }), FIXTURES, balldontliePage([game], null)],
  [createBalldontlieSource({ key: 'k', injuries: true }), INJURIES, balldontliePage([injury], null)],
] as const;

/** Lists the paths of all values within a value. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
    : [path];

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const inner = replaced((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...(value as object), [key]: inner };
}

const isName = (name: string) => name.trim().length > 0 && name.length <= 100;
const isPoints = (points: number) => Number.isInteger(points) && points >= 0 && points <= 400;

/** Returns whether a value is one that the game can use. */
function isUsable({ sourceId, value }: Observed): boolean {
  if (value.kind === 'problem') return value.problem.length > 0 && !value.problem.includes('\n');
  if (value.kind === 'injuries') {
    return (
      sourceId === 'injuries' && value.injuries.every(({ team, playerName }) => team.length === 3 && isName(playerName))
    );
  }
  const { homeTeam, awayTeam, score, startTime, season } = value;
  const hasClubs = isName(homeTeam) && isName(awayTeam) && homeTeam !== awayTeam;
  return (
    hasClubs &&
    Number.isInteger(startTime) &&
    Number.isInteger(season) &&
    (!score || (isPoints(score.home) && isPoints(score.away)))
  );
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.integer(),
  fc.string({ unit: 'binary' }),
  fc.constant(undefined),
  fc.date().map(String),
);

test.each(PAGES)(
  'returns usable observations or throws when any value of page %# is replaced',
  (source, request, page) => {
    expect(source.parsePage(request, page).observed.every((one) => one.value.kind !== 'problem' && isUsable(one))).toBe(
      true,
    );
    const paths = pathsOf(page);
    fc.assert(
      fc.property(fc.constantFrom(...paths), anyValue, (path, value) => {
        try {
          return source.parsePage(request, replaced(page, path, value)).observed.every(isUsable);
        } catch (error) {
          return error instanceof SourceFormatError;
        }
      }),
      { numRuns: process.env.NIGHTLY ? 2_000 : 150 },
    );
  },
);
