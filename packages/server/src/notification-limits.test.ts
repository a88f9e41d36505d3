import type { PickChoice } from '@machine/contract';
import { beforeAll, expect, it } from 'vitest';
import { gameDayName } from './platform/clock/game-day.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from './platform/clock/time.ts';
import { createRandom } from './platform/random.ts';
import { unlockAchievements } from './game/achievement/unlock.ts';
import { countPicks } from './game/community/count.ts';
import { gradeAndNotify, runJobs } from './testing/run-jobs.ts';
import { createMatchStartNotifier } from './game/match/match-start.ts';
import { announcePicks } from './social/follow/announce-picks.ts';
import { type Game, openGame } from './testing/game.ts';
import { insertInto, selectFrom, updateTable } from './testing/queries.ts';
import { addFollows, addMatch, addUsers } from './testing/rows.ts';
import { createTestTimers } from './testing/test-timers.ts';
import { signUpUser } from './testing/test-users.ts';

const DAYS = process.env.NIGHTLY ? 30 : 4;
const MATCHES_A_DAY = 8;
const STARS_FOLLOWED = 20;
/** The beginning of the first game day. */
const FIRST_DAY = Date.UTC(2026, 10, 1, 10);
/** Matches start an hour apart: in the evening, and after midnight UTC. */
const startOf = (day: Instant, index: number) => day + (9 + index) * HOUR_MS;

let game: Game;

/** Plays some days for a player who picks every match and follows 20 others who pick every day. */
beforeAll(async () => {
  const timers = createTestTimers();
  game = await openGame({ timers });
  const { db } = game;
  game.setTime(FIRST_DAY);
  const { id: follower } = await signUpUser(game);
  const stars = await addUsers(db, STARS_FOLLOWED);
  await addFollows(
    db,
    stars.map((id) => ({ from: follower, to: id, at: FIRST_DAY })),
  );
  game.jobs.start();
  await game.jobs.settled();

  const { next: random } = createRandom('days');
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
    for (let index = 0; index < MATCHES_A_DAY; index += 1) {
      const match_id = `day-${day}-${index}`;
      await addMatch(db, match_id, startOf(dayStart, index), { probabilities: { home: 60, draw: 0, away: 40 } });
      const match_start = startOf(dayStart, index);
      for (const user_id of [follower, ...stars]) {
        const isStar = user_id !== follower;
        if (isStar && random() < 0.5) continue;
        const choice: PickChoice = isStar || random() < 0.7 ? 'AGREE' : 'DISAGREE';
        const created_at = dayStart + Math.floor(random() * 3 * HOUR_MS);
        const announce_due_at = isStar ? match_start : null;
        picks.push({ id: crypto.randomUUID(), user_id, match_id, choice, created_at, announce_due_at, match_start });
      }
    }
    await insertInto(db, 'picks', picks);
    await unlockAchievements(db, [follower], game.now(), () => {});
    for (let index = 0; index < MATCHES_A_DAY; index += 1) {
      const start = startOf(dayStart, index);
      await advanceTo(start - 15 * MINUTE_MS);
      await notifyMatchStart(game.now());
      await runJobs(db);
      await countPicks(db, start);
      await announcePicks(db, start);
      await runJobs(db);
      const [score_home, score_away] = random() < 0.6 ? [101, 98] : [98, 101];
      await updateTable(db, 'matches', { status: 'FINAL', score_home, score_away }, { id: `day-${day}-${index}` });
      await advanceTo(start + 30 * MINUTE_MS);
      await gradeAndNotify(db, game.now());
    }
  }
  await advanceTo(FIRST_DAY + DAYS * DAY_MS);
});

it('notifies each player at most four times a day besides starts, however many they follow', async () => {
  const rows = await selectFrom(game.db, 'notifications', ['user_id', 'created_at', 'kind'], {});
  const others = rows.filter(({ kind }) => kind !== 'MATCH_START');
  const perDay = Map.groupBy(others, ({ user_id, created_at }) => `${user_id} ${gameDayName(created_at)}`);
  expect(perDay.size).toBeGreaterThan(DAYS);
  expect(Math.max(...[...perDay.values()].map((ofDay) => ofDay.length))).toBeLessThanOrEqual(4);
});
