import { HIDDEN_MESSAGE, type ReportSubject } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedBeforeEach } from '../../testing/after-test.ts';
import {
  addChat,
  casesOf,
  chatTexts,
  decide,
  detailsOf,
  firstCase,
  readLog,
  report,
  say,
  signUpModerator,
  undo,
} from '../../testing/moderation.ts';
import { gameBeforeEach, PASSWORD } from '../../testing/game.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { start } from '../../testing/safety.ts';
import { signUpUser, startSession, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { DAY_MS } from '../../platform/clock/time.ts';

const game = gameBeforeEach();
const [ann, ben, cleo] = [userBeforeEach(game, 'ann'), userBeforeEach(game, 'ben'), userBeforeEach(game, 'cleo')];
const mod = openedBeforeEach(() => signUpModerator(game, 'moira'));
let matchId: string;
let messageId: string;
beforeEach(async () => {
  matchId = await addChat(game, [ann, ben, mod]);
  await say(ann, matchId, 'Hello');
  messageId = await say(ben, matchId, 'You clown');
});

const message = (): ReportSubject => ({ kind: 'CHAT_MESSAGE', id: messageId });
/** Lets Ann report something of Ben's. */
const reported = async (subject: ReportSubject = message()) => (await report(ann, subject), firstCase(mod));
const login = (password = PASSWORD) => game.visitor().post('/api/auth/login', { email: 'ben@example.org', password });
const notificationsOf = async (player: TestUser) =>
  ((await player.get('/api/notifications')).body as { message: string }[]).map((row) => row.message);

describe('a report', () => {
  it('is stored once per player and subject, groups all players by subject, and shows it as it was', async () => {
    expect((await report(ann, message(), { note: 'Again and again' })).status).toBe(201);
    expect((await report(ann, message(), { reason: 'SPAM' })).status).toBe(200);
    expect((await report(cleo, message(), { reason: 'SPAM' })).status).toBe(201);
    expect((await report(mod, message(), { reason: 'SPAM' })).status).toBe(201);
    const { cases } = await casesOf(mod);
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({ content: 'You clown', reporterCount: 3, player: { username: 'ben' } });
    expect(cases[0]?.reasons).toEqual([
      { reason: 'SPAM', count: 2 },
      { reason: 'HARASSMENT', count: 1 },
    ]);
    const details = await detailsOf(mod, cases[0]?.id ?? '');
    expect(details.context.map(({ text, isReported }) => [text, isReported])).toEqual([
      ['Hello', false],
      ['You clown', true],
    ]);
    expect(details.notes).toMatchObject([{ note: 'Again and again' }]);
    expect(JSON.stringify(details)).not.toContain('cleo');
    await updateTable(game.db, 'chat_messages', { text: 'Deleted' }, { id: messageId });
    expect(await detailsOf(mod, details.id)).toEqual(details);
  });

  it('can only be about what the player may see, and not their own', async () => {
    await ann.post(`/api/follow/${ben.id}`);
    const thread = await start(ann, ben);
    const sent = await ann.post(`/api/dm-threads/${thread}/messages`, { text: 'Psst' });
    const subject = { kind: 'DM_MESSAGE', id: (sent.body as { id: string }).id } as const;
    expect((await report(ben, subject)).status).toBe(201);
    const unknown = await report(cleo, { ...subject, id: 'nothing' });
    expect(await report(cleo, subject)).toMatchObject({ status: 404, text: unknown.text });
    expect((await report(ann, subject)).status).toBe(400);
    expect((await report(ann, { kind: 'PICTURE', id: ben.id })).status).toBe(404);
  });

  it('opens a decided case again, and no decision is made on one that has changed', async () => {
    const { id } = await reported();
    await decide(mod, id, { action: 'DISMISS' });
    expect((await casesOf(mod)).cases).toEqual([]);
    await report(cleo, message());
    expect((await firstCase(mod)).decision).toMatchObject({ action: 'DISMISS', moderator: 'moira' });
    const stale = { action: 'DISMISS', reason: 'OTHER', revision: 2 };
    expect((await mod.post(`/api/moderation/cases/${id}/decisions`, stale)).status).toBe(409);
  });
});

describe('a decision', () => {
  it('hides a message from everyone, and can be undone', async () => {
    const { id } = await reported();
    expect((await decide(mod, id, { action: 'HIDE' })).status).toBe(201);
    expect(await chatTexts(game.visitor(), matchId)).toEqual(['Hello', HIDDEN_MESSAGE]);
    expect(await notificationsOf(ben)).toEqual(['A moderator has hidden something of yours because of harassment.']);
    expect((await decide(mod, id, { action: 'HIDE' })).status).toBe(400);
    expect((await undo(mod, id)).status).toBe(200);
    expect(await chatTexts(game.visitor(), matchId)).toEqual(['Hello', 'You clown']);
    expect((await undo(mod, id)).status).toBe(409);
    expect((await firstCase(mod)).id).toBe(id);
  });

  it('replaces a name everywhere, and gives it back', async () => {
    await ann.post(`/api/follow/${ben.id}`);
    const { id } = await reported({ kind: 'NAME', id: ben.id });
    await decide(mod, id, { action: 'HIDE', reason: 'IMPERSONATION' });
    const nameOf = async () => ((await ben.get('/api/auth/user')).body as { username: string }).username;
    const neutral = await nameOf();
    expect(neutral).toMatch(/^Player \d{4}$/);
    expect((await ann.get('/api/users/search?q=ben')).body).toEqual([]);
    expect((await ann.get(`/api/users/search?q=${encodeURIComponent(neutral)}`)).body).toMatchObject([{ id: ben.id }]);
    const kept = await selectFrom(game.db, 'follow_counts', ['username_key'], { user_id: ben.id });
    expect(kept).toEqual([{ username_key: neutral.toLowerCase() }]);
    await undo(mod, id);
    expect(await nameOf()).toBe('ben');
    expect((await ann.get('/api/users/search?q=ben')).body).toMatchObject([{ id: ben.id }]);
  });

  it('removes a picture, and puts it back', async () => {
    const picture = 'https://pictures.example/face.png';
    await updateTable(game.db, 'users', { profile_image_url: picture }, { id: ben.id });
    const { id } = await reported({ kind: 'PICTURE', id: ben.id });
    const stored = async () => (await selectFrom(game.db, 'users', ['profile_image_url'], { id: ben.id }))[0];
    await decide(mod, id, { action: 'HIDE' });
    expect(await stored()).toEqual({ profile_image_url: null });
    await undo(mod, id);
    expect(await stored()).toEqual({ profile_image_url: picture });
  });

  it('mutes for a time: the player can read but not write', async () => {
    const { id } = await reported();
    await decide(mod, id, { action: 'MUTE', hours: 24 });
    const until = new Date(game.now() + DAY_MS).toISOString();
    expect((await ben.get('/api/auth/user')).body).toMatchObject({ mutedUntil: until });
    const rejected = { status: 403, body: { message: "You can't write until 21 November 2026 at 18:00 UTC." } };
    expect(await ben.post(`/api/matches/${matchId}/chat`, { text: 'But' })).toMatchObject(rejected);
    expect(await chatTexts(ben, matchId)).toHaveLength(2);
    game.setTime(game.now() + DAY_MS);
    await say(ben, matchId, 'Sorry');
    expect((await ben.get('/api/auth/user')).body).not.toHaveProperty('mutedUntil');
  });

  it('suspends: sessions end, also of a login that was under way, and the login says why and until when', async () => {
    const { id } = await reported();
    await decide(mod, id, { action: 'WARN' });
    game.setTime(game.now() + 1);
    await decide(mod, id, { action: 'SUSPEND', hours: 168 });
    const late = (await startSession(game, ben.id))['Set-Cookie']?.split(';')[0] ?? '';
    for (const cookie of [ben.cookie(), late]) {
      ben.setCookie(cookie);
      expect((await ben.get('/api/auth/user')).status).toBe(401);
    }
    const message = 'Your account is suspended until 27 November 2026 at 18:00 UTC, because of harassment.';
    expect(await login()).toMatchObject({ status: 403, body: { message } });
    expect((await login('wrong password')).status).toBe(401);
    await undo(mod, id);
    expect((await casesOf(mod)).cases, 'the warning stands').toEqual([]);
    expect((await login()).status).toBe(200);
    await decide(mod, id, { action: 'SUSPEND' });
    expect((await login()).body).toEqual({ message: 'Your account is suspended for good, because of harassment.' });
  });

  it('is never about oneself or another moderator', async () => {
    const other = await signUpModerator(game, 'max');
    await report(ann, { kind: 'NAME', id: mod.id });
    expect((await casesOf(mod)).cases).toEqual([]);
    const { id } = await firstCase(other);
    expect((await detailsOf(other, id)).canDecide).toBe(false);
    expect((await decide(other, id, { action: 'WARN' })).status).toBe(403);
    const own = { action: 'DISMISS', reason: 'OTHER', revision: 1 };
    expect((await mod.post(`/api/moderation/cases/${id}/decisions`, own)).status).toBe(404);
  });

  it('is made once and undone once when two moderators do it at the same time', async () => {
    const moderators = [mod, await signUpModerator(game, 'max')];
    const { id } = await reported();
    const mute = { action: 'MUTE', reason: 'SPAM', revision: 1, hours: 1 };
    const path = `/api/moderation/cases/${id}/decisions`;
    const decided = await Promise.all(moderators.map((moderator) => moderator.post(path, mute)));
    expect(decided.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await detailsOf(mod, id)).decisions).toHaveLength(1);
    const undone = await Promise.all(moderators.map((moderator) => undo(moderator, id)));
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await say(ben, matchId, 'Thanks');
    expect((await readLog(mod)).entries.filter(({ event }) => event === 'UNDO')).toHaveLength(1);
  });
});

it('the queue reads all cases page by page, oldest first', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 35; index += 1) {
    const { id } = await signUpUser(game);
    await report(ann, { kind: 'NAME', id });
    ids.push(id);
    game.setTime(game.now() + 1);
  }
  const first = await casesOf(mod);
  const second = await casesOf(mod, 'OPEN', first.next ?? '');
  expect([...first.cases, ...second.cases].map(({ player }) => player.userId)).toEqual(ids);
  expect(second.next).toBe(null);
  expect((await mod.get('/api/moderation/cases?state=OPEN&cursor=x')).status).toBe(400);
});
