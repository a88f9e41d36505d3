import * as fc from 'fast-check';
import type { Db } from '../platform/db/open.ts';
import { HOUR_MS, type Instant } from '../platform/clock/time.ts';
import { KICK_OFF } from './game.ts';
import { updateTable } from './queries.ts';
import type { RecountMatch, RecountPick, RecountInput } from './recount.ts';
import { addFollows, addMatch, addPick, userRow } from './rows.ts';

/** A few start times on two days, so that matches share days and start times. */
const TWO_DAYS = Array.from({ length: 6 }, (_, slot) => KICK_OFF - 18 * HOUR_MS + slot * 7 * HOUR_MS);
const score = fc.option(fc.integer({ min: 0, max: 2 }), { freq: 12 });
const status = fc.oneof(
  { weight: 5, arbitrary: fc.constant('FINAL' as const) },
  { weight: 4, arbitrary: fc.constantFrom('SCHEDULED', 'LIVE', 'PROVISIONAL', 'VOID', 'POSTPONED') },
);
const result = fc.record({ status, home: score, away: score });

const matchStarting = (startTime: fc.Arbitrary<Instant>) =>
  fc.record({
    league: fc.constantFrom('NBA', 'EPL'),
    startTime,
    isGold: fc.boolean(),
    machinePick: fc.constantFrom('HOME', 'HOME', 'AWAY', 'DRAW'),
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
  });
const user = fc.record({ wantsRanks: fc.boolean(), wantsAchievements: fc.boolean(), isBot: fc.boolean() });

/** The choice and its time before the start; null for no pick. */
const pick = fc.option(
  fc.record({
    choice: fc.constantFrom('AGREE', 'DISAGREE'),
    early: fc.constantFrom(60_000, 300_000, HOUR_MS, 30 * HOUR_MS),
  }),
  { freq: 3 },
);

const someMatch = fc.nat({ max: 8 });
const eventMovingTo = (startTime: fc.Arbitrary<Instant>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('result' as const), match: someMatch, result }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), match: someMatch, startTime }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('grade' as const), times: fc.integer({ min: 1, max: 2 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail' as const), after: fc.nat({ max: 60 }) }) },
  );
const eachOf = <T>(arbitrary: fc.Arbitrary<T>, minLength: number, maxLength = minLength) =>
  fc.array(arbitrary, { minLength, maxLength, size: 'max' });

type Size = { players: [least: number, most: number]; matches: [least: number, most: number] };

export function seasonsOf({ players, matches }: Size, startTimes: readonly Instant[] = TWO_DAYS) {
  const startTime = fc.constantFrom(...startTimes);
  const [fewest, most] = players;
  const someone = fc.nat({ max: most - 1 });
  return fc.record({
    matches: eachOf(matchStarting(startTime), ...matches),
    users: eachOf(user, fewest, most),
    picks: eachOf(eachOf(pick, matches[1]), most),
    follows: fc.array(fc.tuple(someone, someone, startTime), { maxLength: 2 * most }),
    events: fc.array(eventMovingTo(startTime), { minLength: 1, maxLength: 12 }),
  });
}
export type RandomSeason = ReturnType<typeof seasonsOf> extends fc.Arbitrary<infer T> ? T : never;

export function toRecountInput({ matches, users, picks, follows }: Omit<RandomSeason, 'events'>): RecountInput {
  const pairs = follows
    .filter(([one, other]) => one !== other && one < users.length && other < users.length)
    .map(([one, other, at]) => ({ follower: userId(one), followee: userId(other), at }));
  return {
    matches: matches.map(({ result, ...match }, index) => ({ ...match, ...result, id: `match-${index}` })),
    users: users.map((each, index) => ({ ...each, id: userId(index) })),
    picks: users.flatMap((_, player) =>
      matches.flatMap(({ startTime }, match): RecountPick[] => {
        const made = picks[player]?.[match];
        if (!made) return [];
        return [{ userId: userId(player), matchId: `match-${match}`, choice: made.choice, at: startTime - made.early }];
      }),
    ),
    follows: [...new Map(pairs.map((pair) => [`${pair.follower} ${pair.followee}`, pair])).values()],
  };
}

const userId = (index: number) => `player-${index}`;
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
  updateTable(db, 'matches', { status, score_home: home, score_away: away, start_time: startTime }, { id });
