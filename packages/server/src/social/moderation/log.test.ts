import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { gameBeforeEach } from '../../testing/game.ts';
import {
  addChat,
  decide,
  firstCase,
  readLog,
  report,
  say,
  signUpModerator,
  undo,
  unlockLog,
} from '../../testing/moderation.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { appendToLog, verifyLog } from './log.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const game = gameBeforeEach();
const mod = openedBeforeEach(() => signUpModerator(game, 'moira'));

const append = (count: number) =>
  game.db.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      await appendToLog(transaction, { at: game.now() + index, event: 'WORD_FILTER_ON', subject_id: `match-${index}` });
    }
  });

it('has a row for every decision, undo and switch of a word filter, newest first', async () => {
  const ben = await signUpUser(game, 'ben');
  const matchId = await addChat(game, [ben, mod]);
  await report(mod, { kind: 'CHAT_MESSAGE', id: await say(ben, matchId, 'You clown') });
  const { id } = await firstCase(mod);
  await decide(mod, id, { action: 'MUTE', hours: 24, note: 'A note that stays out of the log' });
  await undo(mod, id);
  await mod.post(`/api/moderation/chats/${matchId}/word-filter`, { isOn: true });
  await game.runAdminCommand(['word-filter', matchId, 'off']);
  const matchTitle = 'Los Angeles Lakers vs Phoenix Suns';
  expect((await readLog(mod)).entries).toMatchObject([
    { event: 'WORD_FILTER_OFF', moderator: null, matchTitle },
    { event: 'WORD_FILTER_ON', moderator: 'moira', matchTitle },
    { event: 'UNDO', undone: 'MUTE', moderator: 'moira', player: 'ben', reason: null, hours: null },
    { event: 'MUTE', moderator: 'moira', player: 'ben', reason: 'HARASSMENT', hours: 24 },
    { event: 'GRANT', moderator: null, player: 'moira', reason: null, hours: null },
  ]);
  expect(JSON.stringify(await game.db.selectFrom('moderation_log').selectAll().execute())).not.toContain('note');
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 5 });
});

it.each([
  ['changed', sql`update moderation_log set subject_id = 'another' where position = 3`, 'Row 3 was changed.'],
  ['deleted', sql`delete from moderation_log where position = 2`, 'Row 2 is missing.'],
  ['cut off', sql`delete from moderation_log where position > 3`, 'The log ends at row 3 instead of 5.'],
])('shows by its hashes that rows were %s', async (_, tamper, problem) => {
  await append(4);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 5 });
  await unlockLog(game.db);
  await tamper.execute(game.db);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: false, problem });
});

it('is one chain when many moderators write at once, and read page by page', async () => {
  await Promise.all(Array.from({ length: 20 }, () => append(1)));
  await append(50);
  expect(await verifyLog(game.db)).toMatchObject({ isValid: true, size: 71 });
  const first = await readLog(mod);
  const rest = (await mod.get(`/api/moderation/log?cursor=${first.next}`)).body as typeof first;
  const positions = [...first.entries, ...rest.entries].map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 71 }, (_, index) => 71 - index));
  expect(rest.next).toBe(null);
  expect((await mod.get('/api/moderation/log?cursor=x')).status).toBe(400);
});
