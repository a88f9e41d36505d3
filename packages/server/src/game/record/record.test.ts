import { type League, RECORD_MIN_COUNT } from '@machine/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { gradeDue } from '../grading/grade.ts';
import { readRecord } from './read-record.ts';

const RUNS = process.env.NIGHTLY ? 20 : 5;
const IDS = {
  SIMULATED: (n: number) => `sim-x-${n}`,
  REPLAY: (n: number) => `x-${n}-r1`,
  LIVE: (n: number) => `x-${n}`,
};

const result = fc.record({
  status: fc.constantFrom('FINAL', 'FINAL', 'FINAL', 'VOID', 'SCHEDULED'),
  home: fc.integer({ min: 0, max: 2 }),
  away: fc.integer({ min: 0, max: 2 }),
});
const match = fc.record({
  kind: fc.constantFrom('SIMULATED', 'SIMULATED', 'REPLAY', 'LIVE'),
  league: fc.constantFrom('NBA', 'EPL'),
  /** Hours before the game's present: up to three months, with equal starts. */
  hours: fc.integer({ min: 1, max: 90 }).map((steps) => steps * 24),
  probabilities: fc.option(
    fc.constantFrom(
      { home: 61.2, draw: 0, away: 38.8 },
      { home: 50, draw: 0, away: 50 },
      { home: 39.4, draw: 25.1, away: 35.5 },
      { home: 12, draw: 20, away: 68 },
    ),
    { nil: undefined, freq: 9 },
  ),
  version: fc.constantFrom('one', 'two'),
  result,
});
const season = fc.record({
  matches: fc.array(match, { minLength: 1, maxLength: 60 }),
  corrections: fc.array(fc.record({ at: fc.nat({ max: 59 }), result }), { maxLength: 6 }),
});
type Season = typeof season extends fc.Arbitrary<infer T> ? T : never;
type Match = Season['matches'][number];

const startOf = ({ hours }: Match) => KICK_OFF - hours * HOUR_MS;
const happenedIn = ({ result: { home, away } }: Match) => (home > away ? 'home' : home < away ? 'away' : 'draw');
const pickOf = ({ probabilities }: Match) =>
  !probabilities || probabilities.home >= probabilities.away ? ('home' as const) : ('away' as const);
const counts = ({ result: { status }, probabilities }: Match) => status === 'FINAL' && probabilities !== undefined;

/** A half is rounded up or down, depending on the order in which a sum was added up. */
const rounded = (value: number, digits: number) => expect.closeTo(value, digits - 0.001);

/** A plain recount of the Machine's own figures. */
function recount(all: readonly (Match & { id: string })[], league: League, kind: Match['kind']) {
  const played = all.filter((each) => each.league === league && each.kind === kind && counts(each));
  const share = (each: Match, outcome: 'home' | 'draw' | 'away') => (each.probabilities?.[outcome] ?? NaN) / 100;
  const brier = (each: Match) =>
    (league === 'NBA' ? (['home'] as const) : (['home', 'draw', 'away'] as const))
      .map((outcome) => (share(each, outcome) - (happenedIn(each) === outcome ? 1 : 0)) ** 2)
      .reduce((sum, error) => sum + error, 0);
  const mean = (value: (each: Match) => number) =>
    played.reduce((sum, each) => sum + value(each), 0) / Math.max(1, played.length);
  const bins = new Map<number, number>();
  for (const each of played) {
    const from = Math.floor((each.probabilities?.[pickOf(each)] ?? 0) / 5) * 5;
    bins.set(from, (bins.get(from) ?? 0) + 1);
  }
  const months = Map.groupBy(played, (each) => new Date(startOf(each)).toISOString().slice(0, 7));
  const wrong = played.filter((each) => pickOf(each) !== happenedIn(each));
  return {
    matches: played.length,
    correct: mean((each) => (pickOf(each) === happenedIn(each) ? 100 : 0)),
    home: mean((each) => (happenedIn(each) === 'home' ? 100 : 0)),
    brier: mean(brier),
    logLoss: mean((each) => -Math.log(Math.max(0.001, share(each, happenedIn(each))))),
    bins: [...bins].toSorted(([a], [b]) => a - b),
    months: [...months].map(([month, { length }]) => [month, length]).toSorted(),
    surprise: wrong
      .map((each) => each.probabilities?.[happenedIn(each)] ?? NaN)
      .toSorted((a, b) => a - b)
      .slice(0, 5),
  };
}

async function play({ matches, corrections }: Season): Promise<void> {
  const { db, close } = await openTestDatabase();
  try {
    const all = matches.map((each, index) => ({ ...each, id: IDS[each.kind](index) }));
    for (const each of all) {
      const { status, home, away } = each.result;
      await addMatch(db, each.id, startOf(each), {
        league: each.league,
        status,
        score_home: home,
        score_away: away,
        machinePick: pickOf(each) === 'home' ? 'HOME' : 'AWAY',
        probabilities: each.probabilities,
      });
      await updateTable(db, 'predictions', { model_version: each.version } as never, { match_id: each.id });
    }
    await gradeDue(db, KICK_OFF);
    for (const { at, result: corrected } of corrections) {
      const each = all[at % all.length];
      if (each === undefined) continue;
      each.result = corrected;
      const { status, home, away } = corrected;
      await updateTable(db, 'matches', { status, score_home: home, score_away: away }, { id: each.id });
    }
    await gradeDue(db, KICK_OFF + DAY_MS);

    for (const league of ['NBA', 'EPL'] as const) {
      const { seasons, versions } = await readRecord(db, league, { versions: [] });
      const expected = (['LIVE', 'REPLAY', 'SIMULATED'] as const)
        .map((kind) => ({ kind, ...recount(all, league, kind) }))
        .filter((each) => each.matches > 0);
      expect(seasons.map((record) => [record.season, record.matches])).toEqual(
        expected.map((each) => [each.kind, each.matches]),
      );
      for (const [index, record] of seasons.entries()) {
        const { correct, home, brier, logLoss, bins, months, surprise } =
          expected[index] ?? recount([], league, 'LIVE');
        const { machine, alwaysHome, coin } = record.scores;
        expect([machine.accuracy, alwaysHome.accuracy]).toEqual([correct, home].map((value) => rounded(value, 1)));
        expect([machine.brier, machine.logLoss]).toEqual([brier, logLoss].map((value) => rounded(value, 4)));
        expect(coin.brier).toBeCloseTo(league === 'NBA' ? 1 / 4 : 2 / 3, 4);
        expect(record.reliability.map((bin) => [bin.from, bin.matches])).toEqual(bins);
        for (const bin of record.reliability) expect(bin.happened === null).toBe(bin.matches < RECORD_MIN_COUNT);
        expect(record.months.map(({ month, matches }) => [month, matches])).toEqual(months);
        expect(record.dumbest.map(({ stated }) => stated)).toEqual(surprise);
      }
      const used = versions.flatMap(({ uses }) => uses.map(({ matches: count }) => count));
      expect(used.reduce((sum, count) => sum + count, 0)).toBe(expected.reduce((sum, each) => sum + each.matches, 0));
    }
  } finally {
    await close();
  }
}

it('equals a recount after any results and corrections', async () => {
  await expect(
    fc.assert(fc.asyncProperty(season, play), { numRuns: RUNS, endOnFailure: true }),
  ).resolves.toBeUndefined();
});
