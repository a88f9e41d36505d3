import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addChat, decide, firstCase, say as write, signUpModerator, undo } from '../../testing/moderation.ts';
import { selectFrom } from '../../testing/queries.ts';
import { befriend, messagesOf, recordMessageEvents, say, start, threadsOf } from '../../testing/safety.ts';
import { userBeforeEach } from '../../testing/test-users.ts';

const THREAT = 'A threat';

const game = gameBeforeEach();
const [ada, eve] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'eve')];
let thread: string;
let id: string;
beforeEach(async () => {
  await befriend(ada, eve);
  thread = await start(eve, ada);
  await say(eve, thread, THREAT);
  id = (await messagesOf(ada, thread))[0]?.id ?? '';
});

const report = async (kind = 'DM_MESSAGE', subject = id) =>
  (await ada.post('/api/reports', { subject: { kind, id: subject }, reason: 'HARASSMENT' })).status;
const contents = () => selectFrom(game.db, 'moderation_cases', ['content'], {});
const remove = () => eve.delete(`/api/dm-threads/${thread}/messages/${id}`);

it.each([
  ['blocks its reader', () => eve.post(`/api/blocks/${ada.id}`)],
  ['deletes it and blocks its reader', async () => (await remove(), eve.post(`/api/blocks/${ada.id}`))],
  ['is blocked by its reader', () => ada.post(`/api/blocks/${eve.id}`)],
])('a message can be reported for 7 days after its author %s', async (_, hide) => {
  await hide();
  game.setTime(KICK_OFF + 7 * DAY_MS - 1);
  expect([await report(), await contents()]).toEqual([201, [{ content: THREAT }]]);
});

it('nothing of it is left after 7 days', async () => {
  await remove();
  await eve.post(`/api/blocks/${ada.id}`);
  // A session lasts as long as it is used.
  game.setTime(KICK_OFF + 3 * DAY_MS);
  await ada.get('/api/auth/user');
  game.setTime(KICK_OFF + 7 * DAY_MS + 1);
  expect([await report(), await threadsOf(ada)]).toEqual([404, []]);
  game.jobs.start();
  await game.jobs.settled();
  expect(await selectFrom(game.db, 'deleted_texts', ['text'], {})).toEqual([]);
});

it('a hidden conversation stays in the list with what can be reported, and with nothing else', async () => {
  await remove();
  await eve.post(`/api/blocks/${ada.id}`);
  expect(await threadsOf(ada)).toEqual([
    { id: thread, participants: [], lastMessage: null, canReply: false, reportableId: id },
  ]);
  // She has written nothing that Eve could report.
  expect(await threadsOf(eve)).toEqual([]);
  expect((await ada.get(`/api/dm-threads/${thread}/messages`)).status).toBe(404);
});

it('hiding a message and undoing it tell those in its conversation', async () => {
  const mod = await signUpModerator(game, 'moira');
  await report();
  const events = recordMessageEvents(game);
  const { id: caseId } = await firstCase(mod);
  await decide(mod, caseId, { action: 'HIDE' });
  await undo(mod, caseId);
  expect(events).toEqual(Array(2).fill([ada.id, eve.id].toSorted()));
});

it('a deleted message of a match chat can be reported', async () => {
  const matchId = await addChat(game, [eve]);
  const chatId = await write(eve, matchId, THREAT);
  expect((await eve.delete(`/api/matches/${matchId}/chat/${chatId}`)).status).toBe(200);
  expect(await report('CHAT_MESSAGE', chatId)).toBe(201);
});
