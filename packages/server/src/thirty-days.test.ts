import type { PickChoice } from '@machine/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameDayName } from './platform/clock/game-day.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from './platform/clock/time.ts';
import { createRandom } from './platform/random.ts';
import { unlockAchievements } from './game/achievement/unlock.ts';
import { countPicks } from './game/crowd/count.ts';
import { gradeAndNotify, runJobs } from './testing/run-jobs.ts';
import { leaderboardAt } from './game/leaderboard/leaderboard.ts';
import { createMatchStartNotifier } from './game/match/match-start.ts';
import { announcePicks } from './social/follow/announce-picks.ts';
import { type Game, openGame } from './testing/game.ts';
import { insertInto, selectFrom, updateTable } from './testing/queries.ts';
import { addFollows, addMatch, addUsers } from './testing/rows.ts';
import { createTestTimers } from './testing/test-timers.ts';
import { signUpUser } from './testing/test-users.ts';

const DAYS = 30;
const MATCHES_A_DAY = 8;
const STARS_FOLLOWED = 20;
/** The beginning of the first game day. */
const FIRST_DAY = Date.UTC(2026, 10, 1, 10);
/** Matches start an hour apart: in the evening, and after midnight UTC. */
const startOf = (day: Instant, index: number) => day + (9 + index) * HOUR_MS;
const PICKED_AFTER_MS = 3 * HOUR_MS;

/** What players can know when they pick: the Machine's probability for its pick, the true one, and a random number. */
type Decision = { probability: number; truth: number; random: number; index: number; day: number };
type Strategy = (decision: Decision) => PickChoice | null;

/** Six kinds of players; null: no pick. Only diligent ones know more than the Machine. */
const STRATEGIES = {
  diligent: ({ probability, truth }) => (truth >= probability ? 'AGREE' : 'DISAGREE'),
  casual: ({ random, index, day }) => (day % 2 === 0 && index < 2 ? (random < 0.5 ? 'AGREE' : 'DISAGREE') : null),
  follower: ({ random, index }) => (index < 4 ? (random < 0.7 ? 'AGREE' : 'DISAGREE') : null),
  'all-agree': () => 'AGREE',
  'all-disagree': () => 'DISAGREE',
  'percentage-reader': ({ probability }) => (probability >= 0.5 ? 'AGREE' : 'DISAGREE'),
} as const satisfies Record<string, Strategy>;
type Kind = keyof typeof STRATEGIES;
const KINDS = Object.keys(STRATEGIES) as Kind[];

let game: Game;
const ids = {} as Record<Kind, string>;
const kindOf = (id: string) => KINDS.find((kind) => ids[kind] === id);

/** Plays a season of 30 days for one player of each kind; one of them follows 20 others who pick every day. */
beforeAll(async () => {
  const timers = createTestTimers();
  game = await openGame({ timers });
  const { db } = game;
  game.setTime(FIRST_DAY);
  for (const kind of KINDS) ids[kind] = (await signUpUser(game, kind.replace('-', '_'))).id;
  const stars = await addUsers(db, STARS_FOLLOWED);
  await addFollows(
    db,
    stars.map((id) => ({ from: ids.follower, to: id, at: FIRST_DAY })),
  );
  game.jobs.start();
  await game.jobs.settled();

  const { next: random, normal } = createRandom('thirty days');
  const notifyMatchStart = createMatchStartNotifier(db);
  async function advanceTo(time: Instant): Promise<void> {
    game.setTime(time);
    timers.advance(5_000);
    await game.jobs.settled();
  }

  for (let day = 0; day < DAYS; day += 1) {
    const dayStart = FIRST_DAY + day * DAY_MS;
    await advanceTo(dayStart);
    const picks = [];
    const outcomes: [home: number, away: number][] = [];
    for (let index = 0; index < MATCHES_A_DAY; index += 1) {
      const probability = 0.5 + random() * 0.35;
      const truth = Math.min(0.95, Math.max(0.1, probability + 0.2 * normal()));
      const matchId = `day-${day}-${index}`;
      const home = Math.round(probability * 1_000) / 10;
      const probabilities = { home, draw: 0, away: 100 - home };
      await addMatch(db, matchId, startOf(dayStart, index), { confidence: home, probabilities });
      outcomes.push(random() < truth ? [101, 98] : [98, 101]);
      const choices: [string, PickChoice | null][] = [
        ...KINDS.map((kind): [string, PickChoice | null] => [
          ids[kind],
          STRATEGIES[kind]({ probability, truth, random: random(), index, day }),
        ]),
        ...stars.map((id): [string, PickChoice | null] => [
          id,
          random() < 0.5 ? (random() < 0.6 ? 'AGREE' : 'DISAGREE') : null,
        ]),
      ];
      for (const [userId, choice] of choices) {
        if (choice === null) continue;
        // Some pick early, some late.
        const created_at = dayStart + Math.floor(random() * PICKED_AFTER_MS);
        picks.push({
          id: crypto.randomUUID(),
          user_id: userId,
          match_id: matchId,
          choice,
          created_at,
          announce_due_at: stars.includes(userId) ? created_at + 5 * MINUTE_MS : null,
        });
      }
    }
    await insertInto(db, 'picks', picks);
    for (let minutes = 0; minutes <= 4 * 60; minutes += 20) {
      await advanceTo(dayStart + minutes * MINUTE_MS);
      await announcePicks(db, game.now());
      await runJobs(db);
    }
    await unlockAchievements(db, Object.values(ids), game.now(), () => {});
    for (const [index, [score_home, score_away]] of outcomes.entries()) {
      const start = startOf(dayStart, index);
      await advanceTo(start - 15 * MINUTE_MS);
      await notifyMatchStart(game.now());
      await runJobs(db);
      await countPicks(db, start);
      await updateTable(db, 'matches', { status: 'FINAL', score_home, score_away }, { id: `day-${day}-${index}` });
      await advanceTo(start + 30 * MINUTE_MS);
      await gradeAndNotify(db, game.now());
    }
  }
  await advanceTo(FIRST_DAY + DAYS * DAY_MS);
}, 180_000);

/** Returns the largest number of rows that a kind of player got on one game day. */
function mostPerDay(rows: readonly { id: string; at: Instant }[]): Partial<Record<Kind, number>> {
  const most: Partial<Record<Kind, number>> = {};
  for (const [id, ofPlayer] of Map.groupBy(rows, (row) => row.id)) {
    const kind = kindOf(id);
    if (kind === undefined) continue;
    const days = Map.groupBy(ofPlayer, ({ at }) => gameDayName(at));
    most[kind] = Math.max(...[...days.values()].map((day) => day.length));
  }
  return most;
}

const messagesOf = (kind: 'FOLLOWED_PICK' | 'RESULTS') =>
  selectFrom(game.db, 'notifications', ['message'], { user_id: ids.follower, kind });

describe('a season of 30 days', () => {
  it('sends each player at most one email a day (S118)', async () => {
    const emails = game.mails.map(({ to, id }) => ({ to, day: id.slice(-10) }));
    expect(new Set(emails.map(({ to, day }) => `${to} ${day}`)).size).toBe(emails.length);
    const perPlayer = Map.groupBy(emails, ({ to }) => to);
    const counts = KINDS.map((kind) => perPlayer.get(`${kind.replace('-', '_')}@example.org`)?.length ?? 0);
    // Casual players have results on every other day.
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(DAYS / 2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(DAYS);
  });

  it('notifies each player at most five times a day, however many they follow (S119)', async () => {
    const rows = await selectFrom(game.db, 'notifications', ['user_id', 'created_at'], {});
    const most = mostPerDay(rows.map(({ user_id, created_at }) => ({ id: user_id, at: created_at })));
    expect(Object.keys(most).toSorted()).toEqual(KINDS.toSorted());
    expect(Math.max(...Object.values(most))).toBeLessThanOrEqual(5);
  });

  it('notifies a player who follows 20 others once a day of all their picks, and of their own results', async () => {
    const followed = await messagesOf('FOLLOWED_PICK');
    expect(followed).toHaveLength(DAYS);
    for (const { message } of followed) expect(message).toMatch(/^\S+, \S+ and 1\d others picked 8 matches$/);
    const results = await messagesOf('RESULTS');
    expect(results).toHaveLength(DAYS);
    for (const { message } of results) expect(message).toMatch(/^Last night: \d of 4 right, \+\d+ stars?$/);
  });

  it('notifies of no event twice (S119)', async () => {
    const rows = await selectFrom(game.db, 'notifications', ['user_id', 'message', 'kind'], {});
    const events = rows.flatMap(({ user_id, message, kind }) =>
      kind === 'ACHIEVEMENT'
        ? message
            .replace(/^Achievements? unlocked: /, '')
            .split(/, | and /)
            .map((title) => `${user_id} ${title}`)
        : kind === 'RANK_UP'
          ? [`${user_id} ${message}`]
          : [],
    );
    expect(events.length).toBeGreaterThan(KINDS.length);
    expect(new Set(events).size).toBe(events.length);
    // A rank is an achievement, too.
    expect(rows.filter(({ message }) => /unlocked: .*(Elite|Challenger|Master)/.test(message))).toEqual([]);
  });

  it('is led by the player who knows more than the Machine among those who prove it wrong', async () => {
    expect(await leaderOf('slayers')).toBe('diligent');
  });

  it('is led in stars by that player, too, not by a blind rule', async () => {
    expect(await leaderOf('stars')).toBe('diligent');
  });
});

const leaderOf = async (board: 'stars' | 'slayers') => {
  const [first] = await leaderboardAt(game.db, { period: 'all', board }, game.now());
  return kindOf(first?.userId ?? '');
};
