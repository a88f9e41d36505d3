import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { gameBeforeEach } from '../../testing/game.ts';
import { addChat, decide, firstCase, readLog, report, say, signUpModerator, undo } from '../../testing/moderation.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { appendToLog, verifyLog } from './log.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const game = gameBeforeEach();
const mod = openedBeforeEach(() => signUpModerator(game, 'moira'));

/** Removes the triggers, as someone with access to the database could. */
async function disarm(): Promise<void> {
  const { dialect } = game.database;
  const names =
    dialect === 'sqlite'
      ? ['moderation_log_no_update', 'moderation_log_no_delete']
      : ['moderation_log_no_change', 'moderation_log_no_truncate'];
  for (const name of names) {
    await (
      dialect === 'sqlite' ? sql`drop trigger ${sql.ref(name)}` : sql`drop trigger ${sql.ref(name)} on moderation_log`
    ).execute(game.db);
  }
}

const append = (count: number) =>
  game.db.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      await appendToLog(transaction, { at: game.now() + index, event: 'WORD_FILTER_ON', subject_id: `match-${index}` });
    }
  });

it('has a row for every decision and undo, newest first', async () => {
  const ben = await signUpUser(game, 'ben');
  const matchId = await addChat(game, [ben, mod]);
  await report(mod, { kind: 'CHAT_MESSAGE', id: await say(ben, matchId, 'You clown') });
  const { id } = await firstCase(mod);
  await decide(mod, id, { action: 'MUTE', hours: 24, note: 'A note that stays out of the log' });
  await undo(mod, id);
  const { entries } = await readLog(mod);
  expect(
    entries.map(({ event, undone, ...row }) => [event, undone, row.moderator, row.player, row.reason, row.hours]),
  ).toEqual([
    ['UNDO', 'MUTE', 'moira', 'ben', null, null],
    ['MUTE', undefined, 'moira', 'ben', 'HARASSMENT', 24],
    ['GRANT', undefined, null, 'moira', null, null],
  ]);
  expect(JSON.stringify(await game.db.selectFrom('moderation_log').selectAll().execute())).not.toContain('note');
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 3 });
});

it('names the match whose word filter was switched', async () => {
  const matchId = await addChat(game, [mod]);
  await mod.post(`/api/moderation/chats/${matchId}/word-filter`, { isOn: true });
  await game.runAdminCommand(['word-filter', matchId, 'off']);
  const { entries } = await readLog(mod);
  expect(entries.map(({ event, moderator, matchTitle }) => [event, moderator, matchTitle])).toEqual([
    ['WORD_FILTER_OFF', null, 'Los Angeles Lakers vs Phoenix Suns'],
    ['WORD_FILTER_ON', 'moira', 'Los Angeles Lakers vs Phoenix Suns'],
    ['GRANT', null, undefined],
  ]);
});

it('is rejected by the database when a row is changed or deleted', async () => {
  for (const change of [
    sql`update moderation_log set event = 'REVOKE'`,
    sql`delete from moderation_log`,
    ...(game.database.dialect === 'postgres' ? [sql`truncate moderation_log`] : []),
  ]) {
    await expect(change.execute(game.db)).rejects.toThrow('The moderation log is append-only.');
  }
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 1 });
});

it.each([
  ['changed', sql`update moderation_log set subject_id = 'another' where position = 3`, 'Row 3 was changed.'],
  ['deleted', sql`delete from moderation_log where position = 2`, 'Row 2 is missing.'],
  ['cut off', sql`delete from moderation_log where position > 3`, 'The log ends at row 3 instead of 5.'],
])('shows by its hashes that rows were %s', async (_, tamper, problem) => {
  await append(4);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 5 });
  await disarm();
  await tamper.execute(game.db);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: false, problem });
});

it('is one chain when many moderators write at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => append(1)));
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 21 });
});

it('is read page by page', async () => {
  await append(70);
  const first = await readLog(mod);
  const rest = (await mod.get(`/api/moderation/log?cursor=${first.next}`)).body as typeof first;
  expect([...first.entries, ...rest.entries].map(({ position }) => position)).toEqual(
    Array.from({ length: 71 }, (_, index) => 71 - index),
  );
  expect(rest.next).toBe(null);
  expect((await mod.get('/api/moderation/log?cursor=x')).status).toBe(400);
});
