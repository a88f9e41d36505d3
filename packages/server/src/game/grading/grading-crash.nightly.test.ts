import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { chunksOf } from '../../platform/db/chunks.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { selectFrom } from '../../testing/queries.ts';
import { folderForFile } from '../../testing/after-test.ts';

const PICKS = 3_000;
/** How often the process is killed while it runs the jobs. */
const KILLS = 10;

const dataDir = folderForFile();

const open = () => openDatabase({ databaseUrl: null, dataDir });

async function prepare(): Promise<void> {
  const { db, close } = await open();
  await addMatch(db, 'a', KICK_OFF, { status: 'FINAL', score_home: 0, score_away: 1 });
  await db.transaction().execute(async (transaction) => {
    const users = [];
    for (let added = 0; added < PICKS; added += 500) users.push(...(await addUsers(transaction, 500)));
    for (const chunk of chunksOf(users)) {
      const picks = chunk.map((id) => ({
        id,
        user_id: id,
        match_id: 'a',
        choice: 'DISAGREE' as const,
        created_at: 0,
      }));
      await transaction.insertInto('picks').values(picks).execute();
    }
  });
  await close();
}

/** Grades and runs the jobs in a child process that kills itself `turns` turns of the event loop after `phase` began. */
async function gradeAndCrash(
  phase: 'grading' | 'jobs',
  turns: number,
): Promise<{ signal: NodeJS.Signals | null; output: string }> {
  const program = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve('../../platform/db/open.ts'))};
    import { gradeDue } from ${JSON.stringify(import.meta.resolve('./grade.ts'))};
    import { runJobs } from ${JSON.stringify(import.meta.resolve('../../testing/run-jobs.ts'))};
    const { db } = await openDatabase({ databaseUrl: null, dataDir: process.env.DATA_DIR });
    let phase = 'grading';
    let turns = 0;
    const turn = () => {
      if (phase === '${phase}') turns += 1;
      if (turns > ${turns}) process.kill(process.pid, 'SIGKILL');
      setImmediate(turn);
    };
    const graded = gradeDue(db, ${KICK_OFF});
    process.stdout.write('grading');
    turn();
    await graded;
    phase = 'jobs';
    process.stdout.write(' jobs');
    await runJobs(db);
    process.stdout.write(' done');
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return { signal: child.signalCode, output };
}

async function countRows() {
  const { db, close } = await open();
  const counts = {
    grades: (await selectFrom(db, 'grades', ['match_id'])).length,
    results: (await selectFrom(db, 'pick_results', ['pick_id'])).length,
    awarded: (await selectFrom(db, 'users', ['id'], { stars: 2, current_streak: 1 })).length,
    unlocked: (await selectFrom(db, 'user_achievements', ['user_id'], { achievement_id: 'first-disagree' })).length,
    notified: (await selectFrom(db, 'notifications', ['id'], { kind: 'ACHIEVEMENT' })).length,
    notifiedOfResults: (await selectFrom(db, 'notifications', ['id'], { kind: 'RESULTS' })).length,
  };
  await close();
  return counts;
}

it('a killed process leaves no partial grading, and the next one completes it (S84, S140)', async () => {
  await prepare();
  for (const turns of [1, 3]) {
    expect(await gradeAndCrash('grading', turns)).toEqual({ signal: 'SIGKILL', output: 'grading' });
    expect(await countRows()).toEqual({
      grades: 0,
      results: 0,
      awarded: 0,
      unlocked: 0,
      notifiedOfResults: 0,
      notified: 0,
    });
  }
  const graded = { grades: 1, results: PICKS, awarded: PICKS };
  let before = { ...graded, unlocked: 0, notifiedOfResults: 0, notified: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { signal } = await gradeAndCrash('jobs', 1 + kill);
    expect(signal).toBe('SIGKILL');
    const after = await countRows();
    // Each step is stored completely or not at all, and none is lost.
    expect(after).toMatchObject(graded);
    expect(after).toMatchObject({ unlocked: after.notified, notifiedOfResults: after.notified });
    expect(after.notified).toBeGreaterThanOrEqual(before.notified);
    expect(after.notified).toBeLessThan(PICKS);
    before = after;
  }
  expect(await gradeAndCrash('jobs', 10_000)).toEqual({ signal: null, output: 'grading jobs done' });
  const all = { ...graded, unlocked: PICKS, notifiedOfResults: PICKS, notified: PICKS };
  expect(await countRows()).toEqual(all);
  // With nothing left to do, it finishes and changes nothing.
  expect(await gradeAndCrash('grading', 10_000)).toEqual({ signal: null, output: 'grading jobs done' });
  expect(await countRows()).toEqual(all);
}, 60_000);
