import { monitorEventLoopDelay } from 'node:perf_hooks';
import { chunksOf } from '../../packages/server/src/platform/db/chunks.ts';
import { type Db, openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { gradeDue } from '../../packages/server/src/game/grading/grade.ts';
import { addMatch, addUsers } from '../../packages/server/src/testing/rows.ts';

/**
 * Measures how long it takes to grade one match, on SQLite in memory, that USERS players with EARLIER_PICKS graded picks
 * each have picked. Times are in milliseconds; 'blocked' is the longest delay of the event loop.
 */
const USERS = 10_000;
const EARLIER_PICKS = 20;
const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2026, 0, 1, 18);

const players: string[] = [];

/** Every player picks; a third of them disagree, a different third each round. */
async function addFinalMatch(db: Db, round: number): Promise<string> {
  const id = `match-${round}`;
  const startTime = START + round * DAY;
  await addMatch(db, id, startTime, { status: 'FINAL', score_home: 101, score_away: 90 + (round % 4) * 5 });
  const picks = players.map((userId, index) => ({
    id: `${id}-${userId}`,
    user_id: userId,
    match_id: id,
    choice: (index + round) % 3 === 0 ? ('DISAGREE' as const) : ('AGREE' as const),
    created_at: startTime - 60_000,
  }));
  for (const chunk of chunksOf(picks)) await db.insertInto('picks').values(chunk).execute();
  return id;
}

async function measure(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = performance.now();
  await work();
  const durationMs = performance.now() - before;
  delay.disable();
  return { durationMs: Math.round(durationMs), blockedMs: Math.round(delay.max / 1e6) };
}

const { db, close } = await openDatabase({ databaseUrl: null, dataDir: ':memory:' });
while (players.length < USERS) players.push(...(await addUsers(db, 1_000)));
for (let round = 0; round < EARLIER_PICKS; round += 1) await addFinalMatch(db, round);
await gradeDue(db, START);

const last = await addFinalMatch(db, EARLIER_PICKS);
const graded = await measure(() => gradeDue(db, START));
await db.updateTable('matches').set({ score_home: 0, score_away: 1 }).where('id', '=', last).execute();
const corrected = await measure(() => gradeDue(db, START));
const idle = await measure(() => gradeDue(db, START));
await close();

console.log(
  `${USERS} picks on one match, ${EARLIER_PICKS} earlier ones each: ` +
    `graded in ${graded.durationMs} ms (blocked ${graded.blockedMs}), ` +
    `corrected in ${corrected.durationMs} ms (blocked ${corrected.blockedMs}), nothing due ${idle.durationMs} ms`,
);
