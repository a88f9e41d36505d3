import type { FriendLeagueRow, PickChoice } from '@machine/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeDue } from '../../game/grading/grade.ts';
import { HOUR_MS, type Instant, toIso, WEEK_MS } from '../../platform/clock/time.ts';
import { boardSeasons, BOARDS_NOW, crowdedSeason, storeBoardSeason } from '../../testing/board-seasons.ts';
import { changeMatch, toRecountInput } from '../../testing/random-season.ts';
import { payOf, recount, type RecountInput } from '../../testing/recount.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createInvite } from './invite.ts';
import { createLeague, type LeagueRow } from './league.ts';
import { machineTenths } from './machine.ts';
import { joinLeague, leaveLeague } from './membership.ts';
import { tableOf } from './table.ts';
import { weeksOf } from './weeks.ts';

const { db } = await openTestDatabase();

const MONDAY = Date.UTC(2026, 10, 16, 10);
const CREATED = MONDAY - 31 * 24 * HOUR_MS;
const nobody: ReadonlySet<string> = new Set();

/** Before, at and after the starts of matches. */
const time = fc.constantFrom(
  ...[MONDAY - WEEK_MS, MONDAY - 1, MONDAY, MONDAY + 48 * HOUR_MS, BOARDS_NOW - HOUR_MS].flatMap((at) => [at, at + 1]),
);
const events = fc.array(
  fc.record({
    at: time,
    kind: fc.constantFrom('join', 'join', 'leave', 'correct'),
    player: fc.integer({ min: 1, max: 4 }),
    match: fc.nat(23),
    home: fc.nat(2),
  }),
  { maxLength: 14 },
);
const arbitrary = fc.record({ season: boardSeasons, events, startsAt: fc.constantFrom(CREATED, MONDAY - 1, MONDAY) });

const change = { player: 1, match: 0, home: 0 };
/** Only a player who leaves has picked, and the Machine was right. */
const departure: typeof arbitrary extends fc.Arbitrary<infer T> ? T : never = {
  season: {
    ...crowdedSeason,
    matches: crowdedSeason.matches.map((match) => ({ ...match, result: { ...match.result, home: 1, away: 0 } })),
    picks: crowdedSeason.picks.map((picks, player) => (player === 1 ? picks : [])),
  },
  events: [
    { ...change, kind: 'join', at: CREATED },
    { ...change, kind: 'leave', at: BOARDS_NOW },
  ],
  startsAt: CREATED,
};

/** When a player joined first and left last. */
type Membership = { joinedAt: Instant; leftAt: Instant | null };

async function open(input: RecountInput, startsAt: Instant): Promise<{ league: LeagueRow; code: string }> {
  for (const table of ['friend_league_members', 'friend_leagues', 'dm_participants', 'dm_threads'] as const) {
    await db.deleteFrom(table).execute();
  }
  await storeBoardSeason(db, input);
  const wanted = { ownerId: 'player-0', name: 'A', startsAt: toIso(startsAt), now: CREATED };
  const { id } = (await createLeague(db, wanted)).league;
  const { code } = await createInvite(db, id, async () => 'key', CREATED);
  const league = await db.selectFrom('friend_leagues').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { league, code };
}

/** Removes what depends on the order of a sum. */
const inThousandths = (sum: number) => Math.round(sum * 1000) / 1000;

/** The rules, from the picks and the matches alone. */
function expectedRows(
  input: RecountInput,
  league: LeagueRow,
  memberships: ReadonlyMap<string, Membership>,
  week: { from: Instant; to: Instant } | null,
) {
  const plain = recount(input);
  plain.due().forEach(plain.grade);
  const startOf = new Map(input.matches.map(({ id, startTime }) => [id, startTime]));
  const rows = plain.state().users.flatMap(({ id, results }) => {
    const membership = memberships.get(id);
    if (!membership || (membership.leftAt !== null && week === null)) return [];
    const isLate = membership.joinedAt >= league.starts_at + HOUR_MS;
    const from = Math.max(isLate ? membership.joinedAt : league.starts_at, week?.from ?? -Infinity);
    const to = Math.min(membership.leftAt ?? Infinity, week?.to ?? Infinity);
    const counted = results.filter(({ matchId }) => {
      const start = startOf.get(matchId) ?? 0;
      return start >= from && start < to;
    });
    if (membership.leftAt !== null && counted.length === 0) return [];
    const edges = counted.flatMap(({ edge }) => (edge === null ? [] : [edge]));
    return [
      {
        username: id,
        counted,
        stars: Number(counted.reduce((sum, { stars }) => sum + stars, 0).toFixed(1)),
        ahead: Math.round(inThousandths(edges.reduce((sum, edge) => sum + edge, 0)) * 50) / 10 + 0,
        disagreements: edges.length,
        status: membership.leftAt === null ? 'MEMBER' : 'LEFT',
        isLate,
      },
    ];
  });
  const byEdge = rows.filter(({ disagreements }) => disagreements > 0);
  return rows
    .toSorted((a, b) => b.stars - a.stars || a.username.localeCompare(b.username))
    .map(({ counted, ...row }) => {
      const position = 1 + rows.filter(({ stars }) => stars > row.stars).length;
      const edgePosition = row.disagreements === 0 ? null : 1 + byEdge.filter(({ ahead }) => ahead > row.ahead).length;
      return { counted, shown: { ...row, position, edgePosition } };
    });
}

type Result = { matchId: string; choice: PickChoice; right: boolean };

/** What the Machine earns by agreeing once on each of the matches of these results, gold at its ordinary pay. */
function machineStars({ matches }: RecountInput, counted: readonly Result[]): number {
  const agreed = counted.filter(({ choice, right }) => (choice === 'AGREE') === right);
  const rightOn = new Set(agreed.map(({ matchId }) => matchId));
  const won = matches
    .filter(({ id }) => rightOn.has(id))
    .map((match) => payOf({ ...match, isGold: false }, 'AGREE', true).stars);
  return Number(won.reduce((sum, stars) => sum + stars, 0).toFixed(1));
}

const shownOf = ({ ahead, joinedLateAt, ...row }: FriendLeagueRow) => ({
  ...row,
  ahead: ahead + 0,
  isLate: joinedLateAt !== null,
});

it('the tables of a league equal a recount after joins, departures and corrections', async () => {
  let counted = 0;
  let machineEarned = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ season, events, startsAt }) => {
      const input = toRecountInput(season);
      const { league, code } = await open(input, startsAt);
      const memberships = new Map<string, Membership>([['player-0', { joinedAt: CREATED, leftAt: null }]]);
      for (const { kind, player, match, home, at } of events.toSorted((a, b) => a.at - b.at)) {
        const userId = input.users[player]?.id ?? '';
        const membership = memberships.get(userId);
        const corrected = input.matches[match];
        if (kind === 'join') {
          await joinLeague(db, { code, userId, now: at, at: CREATED, requireMayWrite: async () => {} });
          memberships.set(userId, { joinedAt: membership?.joinedAt ?? at, leftAt: null });
        } else if (kind === 'leave' && membership?.leftAt === null) {
          await leaveLeague(db, league.id, userId, at);
          memberships.set(userId, { ...membership, leftAt: at });
        } else if (kind === 'correct' && corrected?.status === 'FINAL') {
          corrected.home = home;
          await changeMatch(db, corrected);
          await gradeDue(db, BOARDS_NOW);
        }
      }
      for (const week of [null, { from: MONDAY - WEEK_MS, to: MONDAY }, { from: MONDAY, to: MONDAY + WEEK_MS }]) {
        const rows = await tableOf(db, league, { week, hidden: nobody });
        const counting = expectedRows(input, league, memberships, week);
        const expected = counting.map(({ shown }) => shown);
        expect(rows.map(shownOf)).toMatchObject(expected);
        const machine = [...(await machineTenths(db, league.id, week)).values()].reduce((sum, won) => sum + won, 0);
        const won = counting.flatMap(({ counted }) => counted);
        expect(machine / 10).toBe(machineStars(input, won));
        machineEarned += machine;
        counted += rows.filter(({ stars }) => stars > 0).length;
        if (week === null) continue;
        const weeks = await weeksOf(db, league, { now: BOARDS_NOW, hidden: nobody });
        const winners = weeks.find(({ startsAt }) => Date.parse(startsAt) === week.from)?.winners ?? [];
        const best = expected.filter(({ stars, position }) => position === 1 && stars > 0);
        expect(winners.map(({ username }) => username)).toEqual(best.map(({ username }) => username));
      }
    }),
    {
      numRuns: process.env.NIGHTLY ? 50 : 25,
      endOnFailure: true,
      examples: [[{ season: crowdedSeason, events: [], startsAt: CREATED }], [departure]],
    },
  );
  expect(counted).toBeGreaterThan(50);
  expect(machineEarned).toBeGreaterThan(500);
});
