import { expect, it } from 'vitest';
import { whileLocked } from '../../testing/hold-lock.ts';
import { casesOf, decide, detailsOf, openModeratedGame, report, undo } from '../../testing/moderation.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { deleteText } from './deleted-texts.ts';
import { verifyLog } from './log.ts';

/** A game in which Ann has reported a message and the name of Ben. */
async function openReports() {
  const { game, ann, ben, mod, matchId, reportMessage } = await openModeratedGame();
  const { messageId, id: messageCase } = await reportMessage('You clown');
  await report(ann, { kind: 'NAME', id: ben.id });
  const nameCase = (await casesOf(mod)).cases.find(({ subject }) => subject === 'NAME')?.id ?? '';
  return { game, ben, mod, matchId, messageId, messageCase, nameCase };
}

it('a suspension and the end of a mute at the same time are both in force', async () => {
  const { game, ben, mod, messageCase, nameCase } = await openReports();
  await decide(mod, messageCase, { action: 'MUTE', hours: 24 });
  const { revision } = await detailsOf(mod, nameCase);
  const suspension = { action: 'SUSPEND', reason: 'HARASSMENT', revision };
  const ended = await whileLocked(game.database, (db) => updateTable(db, 'users', { rank: 'ROOKIE' }, { id: ben.id }), [
    () => undo(mod, messageCase),
    () => mod.post(`/api/moderation/cases/${nameCase}/decisions`, suspension),
  ]);
  expect(ended.map((result) => result.status === 'fulfilled' && result.value.status)).toEqual([200, 201]);
  const [stored] = await selectFrom(game.db, 'users', ['muted_until', 'suspended_until'], { id: ben.id });
  expect(stored).toEqual({ muted_until: null, suspended_until: 8_640_000_000_000_000 });
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 4 });
});

it('a message that its author is deleting is not hidden, so that its text is not kept', async () => {
  const { game, ben, mod, matchId, messageId, messageCase } = await openReports();
  const [hidden] = await whileLocked(
    game.database,
    (db) => deleteText(db, 'chat_messages', { id: messageId, place: matchId, userId: ben.id, wall: 0, at: 0 }),
    [() => decide(mod, messageCase, { action: 'HIDE' })],
  );
  expect(hidden).toMatchObject({ status: 'fulfilled', value: { status: 400 } });
  expect(await selectFrom(game.db, 'chat_messages', ['text'], { id: messageId })).toEqual([{ text: '' }]);
});

it('a deleted account does not get its name back', async () => {
  const { game, ben, mod, nameCase } = await openReports();
  await decide(mod, nameCase, { action: 'HIDE' });
  await ben.delete('/api/user/account');
  expect((await undo(mod, nameCase)).status).toBe(200);
  expect(await selectFrom(game.db, 'users', ['username'], { username_key: 'ben' })).toEqual([]);
  expect(await selectFrom(game.db, 'username_suffixes', ['suffix'], { user_id: ben.id })).toEqual([]);
});
