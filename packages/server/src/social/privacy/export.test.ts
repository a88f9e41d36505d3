import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { HOUR_MS, toIso } from '../../platform/clock/time.ts';
import { recomputeTotals } from '../../game/grading/update-totals.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addGraded, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { subscribe } from '../../testing/pushes.ts';
import { insertInto } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';

const game = gameBeforeEach();
const [ada, bob] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'bob')];

const exportOf = async (person: TestUser) => {
  const { status, text, headers } = await person.get('/api/user/export-data');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('no-store');
  return parseResponse(endpoints.exportData, JSON.parse(text));
};

async function addActivity(): Promise<void> {
  await subscribe(ada, { timeZone: 'Europe/Berlin' });
  await ada.post('/api/reminders/calendar');
  await addMatch(game.db, 'a', KICK_OFF + HOUR_MS);
  await addMatch(game.db, 'over', KICK_OFF - HOUR_MS);
  await addGraded(game.db, { userId: ada.id, matchId: 'over', isRight: true, startTime: KICK_OFF - HOUR_MS });
  for (const person of [ada, bob]) await person.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  await ada.post(`/api/follow/${bob.id}`);
  await bob.post(`/api/follow/${ada.id}`);
  await ada.post('/api/user/hidden-results', { all: true, clubs: [] });
  await ada.post('/api/results/show', { matchId: 'over' });
  await ada.post('/api/matches/a/chat', { text: 'words of Ada' });
  await bob.post('/api/matches/a/chat', { text: 'foreign words' });
  const { id } = (await ada.post('/api/dm-threads', { participantIds: [bob.id] })).body as { id: string };
  await ada.post(`/api/dm-threads/${id}/messages`, { text: 'Dear "Bob",\n…' });
  await bob.post(`/api/dm-threads/${id}/messages`, { text: 'foreign whisper' });
  await ada.patch('/api/user/clubs', { club: 'BOS', isFollowed: true });
  await game.settled();
}

it('contains all data of the user', async () => {
  await addActivity();
  expect(await exportOf(ada)).toEqual({
    exportedAt: toIso(KICK_OFF),
    reminders: {
      calendarAddress: { createdAt: expect.any(String), shownIn: 'Your settings, under Reminders' },
      digestHour: null,
      quietFrom: 22,
      quietTo: 8,
      timeZone: 'Europe/Berlin',
      pushDevices: [{ id: expect.any(String), device: 'Unknown device', createdAt: toIso(KICK_OFF) }],
    },
    profile: {
      id: ada.id,
      username: 'ada',
      email: 'ada@example.org',
      emailConfirmedAt: toIso(KICK_OFF),
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: null,
      rank: 'ROOKIE',
      stars: 0,
      currentStreak: 0,
      bestStreak: 0,
      edge: 0,
      edgeVariance: 0,
      edgeDisagreements: 0,
      createdAt: toIso(KICK_OFF),
    },
    preferences: {
      emailNotifications: true,
      notifyRankUp: true,
      notifyResults: true,
      notifyAchievement: true,
      notifyMatchStart: true,
      notifyFollowerPick: true,
    },
    hiddenResults: { all: true, clubs: [], since: toIso(KICK_OFF - 24 * HOUR_MS), shown: ['over'] },
    achievements: expect.arrayContaining([
      { id: expect.any(String), title: 'Good Company', unlockedAt: toIso(KICK_OFF) },
    ]),
    clubs: ['Boston Celtics'],
    formerUsernames: [],
    picks: [
      {
        matchId: 'a',
        homeTeam: 'Los Angeles Lakers',
        awayTeam: 'Phoenix Suns',
        startTime: toIso(KICK_OFF + HOUR_MS),
        choice: 'AGREE',
        pickedAt: toIso(KICK_OFF),
        wasCorrect: null,
        stars: null,
        edge: null,
      },
      expect.objectContaining({ matchId: 'over', wasCorrect: true, stars: 1, edge: null }),
    ],
    // Its pick is on a prediction that isn't in the log.
    receipts: [],
    following: [{ id: bob.id, username: 'bob', since: toIso(KICK_OFF) }],
    followers: [{ id: bob.id, username: 'bob', since: toIso(KICK_OFF) }],
    blocks: [],
    mutes: [],
    notifications: expect.arrayContaining([
      { message: 'Achievements unlocked: First Pick and Good Company', isRead: false, createdAt: toIso(KICK_OFF) },
    ]),
    chatMessages: [{ matchId: 'a', text: 'words of Ada', createdAt: toIso(KICK_OFF) }],
    directMessages: [{ threadId: expect.any(String), text: 'Dear "Bob",\n…', createdAt: toIso(KICK_OFF) }],
    shares: [],
    leagues: [],
    sessions: [{ device: 'Unknown device', createdAt: toIso(KICK_OFF), lastSeenAt: toIso(KICK_OFF) }],
    reports: [],
    moderation: [],
  });
});

it('contains the edge, of each disagreement and in total, also while it is not shown', async () => {
  await addMatch(game.db, 'over', KICK_OFF - HOUR_MS, { status: 'FINAL' });
  const disagreement = { choice: 'DISAGREE', isRight: true, probability: 0.6 } as const;
  await addGraded(game.db, { userId: ada.id, matchId: 'over', startTime: KICK_OFF - HOUR_MS, ...disagreement });
  await recomputeTotals(game.db, [ada.id]);
  expect(await exportOf(ada)).toMatchObject({
    profile: { edge: 0.6, edgeVariance: 0.24, edgeDisagreements: 1 },
    picks: [{ matchId: 'over', edge: 0.6 }],
  });
});

it('contains no hashes, no tokens and nothing of other users', async () => {
  await addActivity();
  await game.visitor().post('/api/auth/forgot-password', { email: 'ada@example.org' });
  await game.settled();
  const { text } = await ada.get('/api/user/export-data');
  expect(text).not.toMatch(/argon2|foreign|bob@|hash/i);
  const rows = await game.db.selectFrom('sessions').select('id_hash').execute();
  for (const { id_hash } of rows) expect(text).not.toContain(id_hash);
  expect(text).not.toContain(ada.cookie().split('=')[1]);
  const { calendarPath } = (await ada.get('/api/reminders')).body as { calendarPath: string };
  expect(calendarPath).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect(text).not.toContain(calendarPath.split('/').at(-1)?.split('.')[0]);
});

it('contains every row once, over many pages', async () => {
  const rows = Array.from({ length: 2_300 }, (_, index) => ({
    id: crypto.randomUUID(),
    user_id: ada.id,
    kind: 'RANK_UP' as const,
    event_key: `event ${index}`,
    message: `No. ${index}`,
    created_at: KICK_OFF + Math.floor(index / 700),
  }));
  for (const chunk of chunksOf(rows)) await insertInto(game.db, 'notifications', chunk);
  const { notifications } = (await exportOf(ada)) as unknown as { notifications: { message: string }[] };
  const messages = notifications.map(({ message }) => message);
  expect(messages.toSorted()).toEqual(rows.map(({ message }) => message).toSorted());
});
