import type { League } from '@machine/contract';
import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { gradeDue } from '../../game/grading/grade.ts';
import { checkLog } from '../../testing/check-log.ts';
import { fakeMatch } from '../../testing/fake-data-source.ts';
import { openSeason } from '../../testing/fake-season.ts';
import type { NewEntry } from '../../game/proof/entries.ts';
import { failingAfter } from '../../testing/failing.ts';
import { selectFrom } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type SeasonEntry, seasonEntry } from '../feeds/season-entry.ts';
import { resultsOfSeason } from '../feeds/season-results.ts';
import type { Era } from '../feeds/season-sources.ts';
import { seasonAt, secretHashOf } from '../feeds/seasons.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import { createSeasonSecrets } from './season-secrets.ts';

const database = openedBeforeEach(openTestDatabase);
let db: Db;
beforeEach(() => void ({ db } = database));

const secret = Buffer.alloc(32, 7).toString('base64url');
const ERA: Era = { from: 0, seed: 1, secret, simulation: 2 };
const OPEN: Era = { ...ERA, secret: null };
const NOW = Date.UTC(2026, 10, 20, 18);
const { until: UNTIL } = seasonAt('NBA', NOW, ERA);
/** The last match may go into overtime and be corrected afterwards. */
const ENDED = UNTIL + 200 * MINUTE_MS;

const secretEntry = z.object({ season: z.string(), secret: z.string() });
const startTime = z.string().transform((text) => Date.parse(text));
const predictionEntry = z.object({ match: z.object({ league: z.string(), startTime }) });

/** Returns the entries of a kind in the log, each with its position. */
async function entriesOf<Entry extends object>(kind: NewEntry['kind'], entry: z.ZodType<Entry>) {
  const rows = await selectFrom(db, 'proof_entries', ['position', 'text'], { kind });
  return rows.map(({ position, text }) => ({ position, ...entry.parse(JSON.parse(text)) }));
}
const seasonsInLog = () => entriesOf('season', seasonEntry);
const secretsInLog = () => entriesOf('secret', secretEntry);
const namesOf = (entries: readonly { season: string }[]) => entries.map(({ season }) => season);

const covers = ({ league, from, until }: SeasonEntry, match: { league: string; startTime: Instant }) =>
  match.league === league && match.startTime >= from && match.startTime < until;

const STEP = 12 * HOUR_MS;
const UPGRADE = UNTIL - 9 * DAY_MS;
const eras = [OPEN, { ...ERA, from: UPGRADE }];

const openProcess = () => openSeason(database, { feed: createFeedFromEras(eras), machineFor: createMachine, eras });

it('a hurried season commits its secret before the first prediction, reveals it at the end, and was played as the secret says', async () => {
  const { season, errors } = openProcess();
  for (let at = UPGRADE - 2 * DAY_MS; at <= UNTIL; at += STEP) await season.tick(at);
  // Another process goes on, after a crash.
  const { season: next, errors: later } = openProcess();
  await next.tick(ENDED - 1);
  expect(await secretsInLog()).toEqual([]);
  await next.tick(ENDED);
  await next.tick(ENDED + STEP);
  expect([errors, later]).toEqual([[], []]);

  const seasons = await seasonsInLog();
  const era = `era ${new Date(UPGRADE).toISOString()}`;
  // The season of the EPL ends later.
  expect(namesOf(seasons).toSorted()).toEqual([
    `EPL 2026-10-19, ${era}, simulation 2`,
    `NBA 2026-10-19, ${era}, simulation 2`,
    `NBA 2027-04-19, ${era}, simulation 2`,
  ]);
  const predictions = await entriesOf('prediction', predictionEntry);
  for (const season of seasons) {
    const own = predictions.filter(({ match }) => covers(season, match));
    expect(own.length).toBeGreaterThan(5);
    for (const { position } of own) expect(position).toBeGreaterThan(season.position);
  }
  // From before the upgrade: their results come from the secret of the server.
  const others = predictions.filter(({ match }) => !seasons.some((season) => covers(season, match)));
  expect(others.length).toBeGreaterThan(20);
  for (const { match } of others) expect(match.startTime).toBeLessThan(UPGRADE);

  const secrets = await secretsInLog();
  expect(namesOf(secrets)).toEqual([`NBA 2026-10-19, ${era}, simulation 2`]);
  const [ended] = seasons.filter(({ season }) => season === secrets[0]?.season);
  const revealed = secrets[0]?.secret ?? '';
  expect(secretHashOf(revealed)).toBe(ended?.secretHash);
  const results = ended ? resultsOfSeason(ended, revealed) : [];
  expect(results).toHaveLength(9 * 10);
  for (const { matchId, status, score } of results) {
    const stored = await selectFrom(db, 'matches', ['status', 'score_home', 'score_away'], { id: matchId });
    expect(stored).toEqual([{ status, score_home: score?.home ?? null, score_away: score?.away ?? null }]);
  }
  await checkLog(db);
});

const fixtureAt = (startTime: Instant, id = 'sim-nba-1-1', league: League = 'NBA') =>
  fakeMatch(id, startTime, { league });

const reveal = (now: Instant, eras: Era[] = [ERA]) => createSeasonSecrets({ db, eras }).reveal(now);

describe('commit', () => {
  it('adds each season once, and reveal its secret once, also from two processes at a time', async () => {
    const fixtures = [NOW, NOW + HOUR_MS, UNTIL].flatMap((at) => [fixtureAt(at), fixtureAt(at, 'sim-epl-1-1', 'EPL')]);
    const commit = () => createSeasonSecrets({ db, eras: [ERA] }).commit(NOW, fixtures);
    // One of them may fail and try again at its next tick.
    await Promise.allSettled([commit(), commit()]);
    await commit();
    expect(namesOf(await seasonsInLog()).toSorted()).toEqual([
      'EPL 2026-10-19, simulation 2',
      'NBA 2026-10-19, simulation 2',
      'NBA 2027-04-19, simulation 2',
    ]);
    await Promise.allSettled([reveal(ENDED), reveal(ENDED)]);
    await reveal(ENDED);
    await reveal(ENDED + DAY_MS);
    expect(await secretsInLog()).toHaveLength(1);
    await checkLog(db);
  });

  test.each([
    ['open results', [OPEN]],
    ['another feed', []],
    ['an open era that has replaced a secret one', [ERA, { ...OPEN, from: NOW }]],
  ])('adds nothing for %s', async (_, eras) => {
    const secrets = createSeasonSecrets({ db, eras });
    await secrets.commit(NOW, [fixtureAt(NOW)]);
    await secrets.reveal(ENDED);
    expect(await checkLog(db)).toMatchObject({ entries: 0 });
  });
});

const commitSeason = () => createSeasonSecrets({ db, eras: [ERA] }).commit(NOW, [fixtureAt(UNTIL - 1)]);

describe('reveal', () => {
  const MATCH = 'sim-nba-20000-1';

  it.each([
    ['a match that has not been settled', { status: 'PROVISIONAL' }],
    ['a match that has not started, as far as the server knows', { status: 'SCHEDULED' }],
    ['a result that has not been graded', { status: 'FINAL', score_home: 100, score_away: 90 }],
  ] as const)('waits for %s', async (_, columns) => {
    await commitSeason();
    await addMatch(db, MATCH, UNTIL - HOUR_MS, columns);
    await reveal(ENDED);
    expect(await secretsInLog()).toEqual([]);
    await db.updateTable('matches').set({ status: 'FINAL', score_home: 101, score_away: 90 }).execute();
    await gradeDue(db, ENDED);
    await reveal(ENDED);
    expect(namesOf(await secretsInLog())).toEqual(['NBA 2026-10-19, simulation 2']);
  });

  it('does not wait for matches that are never played, of the next season, of the other league or of another feed', async () => {
    await commitSeason();
    await addMatch(db, MATCH, UNTIL - HOUR_MS, { status: 'POSTPONED' });
    await addMatch(db, 'sim-nba-20001-1', UNTIL, { status: 'LIVE' });
    await addMatch(db, 'sim-epl-2000-1', UNTIL - 1, { status: 'LIVE', league: 'EPL' });
    await addMatch(db, 'nba-2024-1-gsw-lal', UNTIL - 1);
    await reveal(ENDED - 1);
    expect(await secretsInLog()).toEqual([]);
    await reveal(ENDED);
    expect(namesOf(await secretsInLog())).toEqual(['NBA 2026-10-19, simulation 2']);
  });

  it('never reveals the secret of a season whose rest has become open', async () => {
    await commitSeason();
    await reveal(ENDED, [ERA, { ...OPEN, from: UNTIL - DAY_MS }]);
    expect(await secretsInLog()).toEqual([]);
    await reveal(ENDED, [ERA, { ...OPEN, from: UNTIL }]);
    expect(await secretsInLog()).toHaveLength(1);
  });
});

it('adds everything or nothing, whichever statement fails', async () => {
  for (let count = 0, isDone = false; !isDone; count += 1) {
    const failing = createSeasonSecrets({ db: failingAfter(db, count), eras: [ERA] });
    const at = NOW + count * 200 * DAY_MS;
    const run = failing.commit(at, [fixtureAt(at)]).then(() => failing.reveal(at + 400 * DAY_MS));
    isDone = (await Promise.allSettled([run]))[0].status === 'fulfilled';
    await createSeasonSecrets({ db, eras: [ERA] }).commit(at, [fixtureAt(at)]);
    expect(await seasonsInLog()).toHaveLength(count + 1);
    expect(count).toBeLessThan(40);
  }
  expect(await secretsInLog()).not.toEqual([]);
  await checkLog(db);
});
