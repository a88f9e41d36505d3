import { expect, it } from 'vitest';
import { failingAfter } from '../../testing/failing.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { openGrading } from '../../testing/grading.ts';
import { gradeDue } from './grade.ts';
import { runJobs } from '../../testing/run-jobs.ts';

const HOUR = 60 * 60_000;

const grading = openedBeforeEach(openGrading);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'no error');

const TABLES = ['users', 'grades', 'pick_results', 'user_achievements', 'notifications', 'key_value', 'jobs'] as const;
const dump = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => grading.db.selectFrom(table).selectAll().execute())));

it('grading leaves nothing behind when any statement fails, and completes on the next run', async () => {
  await grading.addPickedMatch('a', KICK_OFF, { is_gold: 1 });
  await grading.end('a', 0, 1);
  const before = await dump();
  const dumps: string[] = [];
  const notified: string[] = [];
  const attempt = () => gradeDue(failingAfter(grading.db, dumps.length), KICK_OFF).then(() => 'done', messageOf);
  while ((await attempt()) === 'failed on purpose') dumps.push(await dump());
  expect(dumps.length).toBeGreaterThan(7);
  expect(new Set(dumps)).toEqual(new Set([before]));
  await runJobs(grading.db, (ids) => notified.push(...ids));
  const stored = await grading.db.selectFrom('notifications').select('user_id').execute();
  expect(notified.toSorted()).toEqual(stored.map((row) => row.user_id).toSorted());
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 5, current: 1 });
  expect(await grading.notificationsOf(grading.rebel, 'ACHIEVEMENT')).toEqual([
    'Achievements unlocked: First Pick, On the Board, Dissent, Gold Digger and Last Orders',
  ]);
});

it('grading counts everything once in concurrent runs', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const [index, id] of ids.entries()) await grading.addPickedMatch(id, KICK_OFF + index * HOUR);
  for (const id of ids) await grading.end(id, 0, 1);
  const graded = await Promise.all([grading.grade(), grading.grade(), grading.grade(), grading.grade()]);
  expect(graded.flat().toSorted()).toEqual(ids);
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 12, current: 6, best: 6 });
  expect(await grading.notificationsOf(grading.rebel, 'ACHIEVEMENT')).toHaveLength(1);
});
