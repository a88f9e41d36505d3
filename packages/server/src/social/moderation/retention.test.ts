import { expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock/time.ts';
import { dumpEverything } from '../../testing/dump.ts';
import { whileLocked } from '../../testing/hold-lock.ts';
import {
  casesOf,
  decide,
  detailsOf,
  openModeratedGame,
  report,
  say,
  signUpModerator,
} from '../../testing/moderation.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { purgeDeleted } from '../privacy/purge.ts';
import { verifyLog } from './log.ts';
import { removeOldCases } from './retention.ts';

async function playCase() {
  const moderated = await openModeratedGame();
  const { ann, matchId, reportMessage } = moderated;
  await say(ann, matchId, 'MarkerAround');
  const { id } = await reportMessage('MarkerReported', { note: 'MarkerNote' });
  return { ...moderated, id };
}

it('deletes a case 180 days after it was decided, and what is no longer in force; the rest can be undone', async () => {
  const { game, ben, mod, id } = await playCase();
  await decide(mod, id, { action: 'WARN', note: 'MarkerModerator' });
  await decide(mod, id, { action: 'SUSPEND' });
  game.setTime(game.now() + 180 * DAY_MS);
  expect(await removeOldCases(game.db, game.now())).toBe(false);
  expect((await casesOf(await signUpModerator(game, 'max'), 'DECIDED')).cases).toHaveLength(1);
  game.setTime(game.now() + 1);
  expect(await removeOldCases(game.db, game.now())).toBe(true);
  const left = await selectFrom(game.db, 'moderation_decisions', ['action', 'note'], { user_id: ben.id });
  expect(left).toEqual([{ action: 'SUSPEND', note: null }]);
  for (const table of ['moderation_cases', 'moderation_reports', 'moderation_reasons', 'moderation_context'] as const) {
    expect(await game.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await dumpEverything(game.database)).not.toMatch(/MarkerNote|MarkerModerator/);
  expect(await game.runAdminCommand(['undo', 'ben'])).toBe('Undone: the suspension of ben.');
  expect(await selectFrom(game.db, 'users', ['suspended_until'], { id: ben.id })).toEqual([{ suspended_until: null }]);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true });
});

it('keeps open cases, however old, also one that is reported again while old ones are deleted', async () => {
  const { game, mod, id } = await playCase();
  const removal = () => removeOldCases(game.db, game.now() + 1_000 * DAY_MS);
  expect(await removal()).toBe(false);
  await decide(mod, id, { action: 'WARN' });
  const reopened = { state: 'OPEN', decided_at: null } as const;
  await whileLocked(game.database, (db) => updateTable(db, 'moderation_cases', reopened, { id }), [removal]);
  expect((await detailsOf(mod, id)).context.map(({ text }) => text)).toEqual(['MarkerAround', 'MarkerReported']);
});

it('keeps no word of a purged player: not of who was reported, nor of who reported', async () => {
  const { game, ann, ben, mod, id } = await playCase();
  await report(ann, { kind: 'NAME', id: ben.id });
  await decide(mod, id, { action: 'HIDE', note: 'MarkerModerator' });
  await ben.delete('/api/user/account');
  await purgeDeleted(game.db, game.now(), game.now());
  expect(await dumpEverything(game.database)).not.toMatch(/MarkerReported|MarkerNote|MarkerModerator/);
  expect((await casesOf(mod)).cases).toEqual([]);
  const { decisions, content } = await detailsOf(mod, id);
  expect([content, decisions.map(({ action, reason }) => [action, reason])]).toEqual(['', [['HIDE', 'HARASSMENT']]]);
  await ann.delete('/api/user/account');
  await purgeDeleted(game.db, game.now(), game.now());
  expect(await dumpEverything(game.database)).not.toMatch(/Marker/);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true });
});

it('exports the own reports and the decisions about oneself, and nothing of others', async () => {
  const { ann, ben, mod, id } = await playCase();
  await decide(mod, id, { action: 'DISMISS' });
  await decide(mod, id, { action: 'WARN', note: 'MarkerModerator' });
  const exportOf = async (player: typeof ann) =>
    (await player.get('/api/user/export-data')).body as Record<'reports' | 'moderation', object[]>;
  expect((await exportOf(ann)).reports).toMatchObject([{ reason: 'HARASSMENT', note: 'MarkerNote', isDecided: true }]);
  const bens = await exportOf(ben);
  expect(bens.moderation).toMatchObject([{ action: 'WARN', reason: 'HARASSMENT', endsAt: null, undoneAt: null }]);
  expect(JSON.stringify(bens)).not.toMatch(/MarkerNote|MarkerModerator|moira/);
});
