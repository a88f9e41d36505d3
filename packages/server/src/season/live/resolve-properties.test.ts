import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import {
  hoursAfterStart,
  idsOf,
  liveFeedOf,
  MATCH_START,
  minutesAfterStart,
  observedMatch,
  type ObservedRow,
  score,
  toObservations,
} from '../../testing/observations.ts';

const TRUE_SCORE = score(2, 1);

const points = fc.record({ home: fc.nat({ max: 3 }), away: fc.nat({ max: 3 }) });
const subject = fc.constantFrom('1', '1', '1', 'twin').map((sourceId) => ({ sourceId }));
const startTime = fc.constantFrom(0, 0, 0, 0, -30, 1, 24, 47, 72, -72).map(hoursAfterStart);

/** Anything that the source may say about a match, true or not. */
const statement = fc.oneof(
  { weight: 3, arbitrary: fc.record({ status: fc.constant('SCHEDULED' as const), startTime }) },
  { weight: 4, arbitrary: fc.record({ status: fc.constant('LIVE' as const), score: points, startTime }) },
  { weight: 3, arbitrary: fc.record({ status: fc.constant('FINISHED' as const), score: points, startTime }) },
  { weight: 2, arbitrary: fc.record({ status: fc.constantFrom('SUSPENDED', 'POSTPONED', 'CANCELLED', 'AWARDED') }) },
  { weight: 1, arbitrary: fc.record({ homeTeam: fc.constantFrom('Atlantis Rovers FC', 'Chelsea FC') }) },
  { weight: 1, arbitrary: fc.constant({ isStartKnown: false }) },
);

/** Up to 25 statements from 17 hours before the start to six hours after it, within a day before the truth. */
const statements: fc.Arbitrary<ObservedRow[]> = fc
  .array(fc.record({ minutes: fc.integer({ min: -17 * 60, max: 6 * 60 }), statement, subject }), { maxLength: 25 })
  .map((drawn) =>
    drawn
      .toSorted((a, b) => a.minutes - b.minutes)
      .map(({ minutes, statement, subject }) => ({
        at: minutesAfterStart(minutes),
        value: observedMatch(statement),
        ...subject,
      })),
  );

/** The source says in the end how the match was. */
const TRUTH: ObservedRow[] = ['1', 'twin'].map((sourceId) => ({
  at: hoursAfterStart(7),
  value: observedMatch({ status: 'FINISHED', score: TRUE_SCORE }),
  sourceId,
}));

it('ends every match as final with the true result or void, whatever was said before the truth', () => {
  fc.assert(
    fc.property(statements, (rows) => {
      const { feed } = liveFeedOf([...rows, ...TRUTH]);
      // Later than the week after which a match without a result is void.
      const at = hoursAfterStart(7) + 18 * DAY_MS;
      const results = idsOf(feed).map((id) => feed.state(id, at));
      expect(results).not.toEqual([]);
      for (const state of results) {
        expect(state).toMatchObject(
          state?.status === 'VOID' ? { score: null } : { status: 'FINAL', score: TRUE_SCORE },
        );
      }
      expect(feed.finished('EPL', at).map(({ id }) => id)).toEqual(
        idsOf(feed).filter((id) => feed.state(id, at)?.status === 'FINAL'),
      );
      for (const id of idsOf(feed)) expect(feed.explain(id)[0]?.rule).toBe('created');
    }),
    { numRuns: process.env.NIGHTLY ? 1_000 : 100 },
  );
});

it('never has more than one match of the same clubs in the game', () => {
  fc.assert(
    fc.property(statements, (rows) => {
      const { feed } = liveFeedOf(rows);
      for (let at = hoursAfterStart(-50); at < hoursAfterStart(10); at += HOUR_MS) {
        const statuses = idsOf(feed).map((id) => feed.state(id, at)?.status ?? 'VOID');
        expect(statuses.filter((status) => status !== 'VOID').length).toBeLessThanOrEqual(
          rows.some(({ value }) => value.kind === 'match' && value.homeTeam === 'Chelsea FC') ? 2 : 1,
        );
      }
    }),
    { numRuns: process.env.NIGHTLY ? 300 : 40 },
  );
});

it('gives the same answers whether observations are applied at once or in pieces', () => {
  fc.assert(
    fc.property(statements, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }), (rows, sizes) => {
      const observations = toObservations([...rows, ...TRUTH]);
      const atOnce = liveFeedOf([...rows, ...TRUTH]).feed;
      const inPieces = liveFeedOf([]).feed;
      let applied = 0;
      for (const size of sizes) {
        inPieces.apply(observations.slice(applied, applied + size));
        applied += size;
      }
      // Starts again from what was applied already, as after a restart.
      inPieces.apply(observations);
      expect(inPieces.fixtures(-Infinity, Infinity)).toEqual(atOnce.fixtures(-Infinity, Infinity));
      for (const id of idsOf(atOnce)) {
        expect(inPieces.explain(id)).toEqual(atOnce.explain(id));
        for (let at = hoursAfterStart(-50); at < hoursAfterStart(60); at += 73 * MINUTE_MS) {
          expect(inPieces.state(id, at)).toEqual(atOnce.state(id, at));
        }
      }
    }),
    { numRuns: process.env.NIGHTLY ? 200 : 25 },
  );
});

it('says nothing at an instant that depends on what is observed later', () => {
  fc.assert(
    fc.property(statements, fc.nat({ max: 24 }), (rows, count) => {
      const told = [...rows, ...TRUTH];
      const { feed: some } = liveFeedOf(told.slice(0, count));
      const at = Math.max(MATCH_START - 3 * DAY_MS, (told[count]?.at ?? hoursAfterStart(7)) - 1);
      const { feed: all } = liveFeedOf(told);
      for (const id of idsOf(some)) expect(some.state(id, at)).toEqual(all.state(id, at));
    }),
    { numRuns: process.env.NIGHTLY ? 200 : 25 },
  );
});
