import type { CallName } from '@machine/contract';
import { expect, it } from 'vitest';
import { countPicks } from '../../game/community/count.ts';
import { calendarMatches } from '../../game/reminder/calendar-events.ts';
import { playersWithoutPick } from '../../game/reminder/last-call.ts';
import { createAccessFixture } from '../../testing/access-fixture.ts';
import { ACCESS_MATRIX, BOARD_INPUTS, type CallInput, CALLS, isRead, sendCall } from '../../testing/access-matrix.ts';
import { openGame } from '../../testing/game.ts';
import { explain, recordReads } from '../../testing/plans.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Inputs that lead to other statements than the example of a call. */
const VARIANTS: { [Name in CallName]?: readonly CallInput[] } = {
  leaderboard: BOARD_INPUTS,
  moderationCases: [{ query: { state: 'DECIDED' } }, { query: { state: 'OPEN', cursor: '1:a' } }],
  randomPrediction: [{}],
  shares: [{ query: { cursor: '1:a' } }],
  slate: [{ query: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' } }],
};
/** Their answers are in memory. */
const WITHOUT_STATEMENTS: readonly CallName[] = ['clubs', 'gameInfo', 'practice'];

/** SQLite chooses its plans without knowing how many rows there are, so a small game shows those of a large one. */
it.skipIf(process.env.DATABASE_URL)(
  'no read goes through all rows of a table that grows with the number of players',
  async () => {
    const database = await openTestDatabase();
    const { db, take } = recordReads(database.db);
    const game = await openGame({ database: { ...database, db } });
    const { callers, resources } = await createAccessFixture(game);
    const scans = new Set<string>();
    async function check(name: string): Promise<number> {
      const queries = take();
      for (const query of queries) {
        const { scanned } = await explain(database, query);
        for (const table of scanned) scans.add(`${name}: ${table}`);
      }
      return queries.length;
    }
    take();
    for (const name of CALLS.filter(isRead)) {
      for (const input of [ACCESS_MATRIX[name].inputFor(resources), ...(VARIANTS[name] ?? [])]) {
        for (const who of ['anon', 'self', 'moderator'] as const) await sendCall(callers[who], name, input);
        expect([name, await check(name)]).not.toEqual(WITHOUT_STATEMENTS.includes(name) ? null : [name, 0]);
      }
    }
    await playersWithoutPick(db, resources.openId, '');
    await check('players to remind of a match');
    await countPicks(db, game.now());
    await check('picks that are not counted yet');
    await calendarMatches({ db, clock: game.clock }, resources.selfId, ['LAL']);
    await check('matches of a calendar');
    expect([...scans]).toEqual([]);
    await db.selectFrom('users as people').select('id').where('first_name', '=', 'A').execute();
    await check('by first name');
    expect([...scans]).toEqual(['by first name: users']);
  },
);
