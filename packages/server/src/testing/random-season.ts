import * as fc from 'fast-check';
import type { Db } from '../platform/db/open.ts';
import { HOUR_MS } from '../platform/clock/time.ts';
import { KICK_OFF } from './game.ts';
import type { RecountMatch, RecountPick, RecountInput } from './recount.ts';
import { addFollows, addMatch, addPick, userRow } from './rows.ts';

/** A few start times on two days, so that matches share days and start times. */
const startTime = fc.integer({ min: 0, max: 5 }).map((slot) => KICK_OFF - 18 * HOUR_MS + slot * 7 * HOUR_MS);
const score = fc.option(fc.integer({ min: 0, max: 2 }), { freq: 12 });
const status = fc.oneof(
  { weight: 5, arbitrary: fc.constant('FINAL' as const) },
  { weight: 4, arbitrary: fc.constantFrom('SCHEDULED', 'LIVE', 'PROVISIONAL', 'VOID', 'POSTPONED') },
);
const result = fc.record({ status, home: score, away: score });

const matches = fc.array(
  fc.record({
    league: fc.constantFrom('NBA', 'EPL'),
    startTime,
    isGold: fc.boolean(),
    machinePick: fc.constantFrom('HOME', 'AWAY', 'DRAW'),
    confidence: fc.constantFrom(49.9, 50, 55, 69.9, 70, 88),
    probabilities: fc.option(
      fc.constantFrom(
        { home: 39.4, draw: 25.1, away: 35.5 },
        { home: 50, draw: 0, away: 50 },
        { home: 49.9, draw: 1.2, away: 48.9 },
        { home: 88, draw: 0, away: 12 },
      ),
      { nil: undefined, freq: 3 },
    ),
    hasPrediction: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
    result,
  }),
  { minLength: 1, maxLength: 9 },
);
const users = fc.array(fc.record({ wantsRanks: fc.boolean(), wantsAchievements: fc.boolean(), isBot: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
});

/** The choice and its time before the start; null for no pick. */
const pick = fc.option(
  fc.record({
    choice: fc.constantFrom('AGREE', 'DISAGREE'),
    early: fc.constantFrom(60_000, 300_000, HOUR_MS, 30 * HOUR_MS),
  }),
  { freq: 6 },
);
const picks = fc.array(fc.array(pick, { minLength: 9, maxLength: 9 }), { minLength: 4, maxLength: 4 });

const someMatch = fc.nat({ max: 8 });
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('result' as const), match: someMatch, result }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), match: someMatch, startTime }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('grade' as const), times: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail' as const), after: fc.nat({ max: 60 }) }) },
);
/** A small season with users, picks and events. */
export const seasonArbitrary = fc.record({
  matches,
  users,
  picks,
  follows: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), { maxLength: 3 }),
  events: fc.array(event, { minLength: 1, maxLength: 12 }),
});
export type RandomSeason = typeof seasonArbitrary extends fc.Arbitrary<infer T> ? T : never;

export function toRecountInput({ matches, users, picks, follows }: RandomSeason): RecountInput {
  const pairs = follows
    .filter(([one, other]) => one !== other && one < users.length && other < users.length)
    .map(([one, other]) => ({ follower: userId(one), followee: userId(other) }));
  return {
    matches: matches.map(({ result, ...match }, index) => ({ ...match, ...result, id: `match-${index}` })),
    users: users.map((user, index) => ({ ...user, id: userId(index) })),
    picks: users.flatMap((_, user) =>
      matches.flatMap(({ startTime }, match): RecountPick[] => {
        const made = picks[user]?.[match];
        if (!made) return [];
        return [{ userId: userId(user), matchId: `match-${match}`, choice: made.choice, at: startTime - made.early }];
      }),
    ),
    follows: [...new Map(pairs.map((pair) => [`${pair.follower} ${pair.followee}`, pair])).values()],
  };
}

const userId = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

export async function storeSeason(db: Db, { matches, users, picks, follows }: RecountInput): Promise<void> {
  const rows = users.map(({ id, wantsRanks, wantsAchievements, isBot }) => ({
    ...userRow(id),
    notify_rank_up: bit(wantsRanks),
    notify_achievement: bit(wantsAchievements),
    is_bot: bit(isBot),
  }));
  await db.insertInto('users').values(rows).execute();
  for (const { id, startTime, status, home, away, isGold, ...prediction } of matches) {
    const options = { ...prediction, status, score_home: home, score_away: away, is_gold: bit(isGold) };
    await addMatch(db, id, startTime, options);
  }
  for (const pick of picks) await addPick(db, pick);
  await addFollows(
    db,
    follows.map(({ follower, followee, at }) => ({ from: follower, to: followee, at })),
  );
}

export const changeMatch = (db: Db, { id, status, home, away, startTime }: RecountMatch) =>
  db
    .updateTable('matches')
    .set({ status, score_home: home, score_away: away, start_time: startTime })
    .where('id', '=', id)
    .execute();
