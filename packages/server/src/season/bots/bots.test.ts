import { beforeEach, describe, expect, it } from 'vitest';
import { countPicks } from '../../game/community/count.ts';
import { gameBeforeEach, KICK_OFF, signupOf } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { createPersistentDatabase } from '../../testing/persistent-database.ts';
import { addMatch, addPicks, addUsers } from '../../testing/rows.ts';
import { type Bots, createBots } from './bots.ts';
import { BOT_PLAYERS } from './players.ts';
import { storePicks } from './store-picks.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';

const HOUR = 60 * 60_000;
const START = KICK_OFF + 36 * HOUR;

const game = gameBeforeEach();
let bots: Bots;
beforeEach(() => void (bots = createBots({ db: game.db, seed: 1 })));

const picks = () => game.db.selectFrom('picks').selectAll().orderBy('created_at').orderBy('id').execute();
/** Adds a match with a prediction published at KICK_OFF. */
const add = async (id: string, startTime = START, options: Parameters<typeof addMatch>[3] = {}) => {
  await addMatch(game.db, id, startTime, options);
  // Kysely knows that predictions never change.
  await updateTable(game.db, 'predictions', { created_at: KICK_OFF } as object, { match_id: id });
};

describe('bots', () => {
  it('sign up once, as labeled players without a password, a session or a real email address', async () => {
    await bots.pick(KICK_OFF, KICK_OFF);
    await createBots({ db: game.db, seed: 1 }).pick(KICK_OFF, KICK_OFF);
    const users = await game.db.selectFrom('users').selectAll().execute();
    expect(users).toHaveLength(BOT_PLAYERS.length);
    for (const user of users) {
      expect(user).toMatchObject({ is_bot: 1, password_hash: null });
      expect(user.username).toMatch(/^[a-z]+ \(bot\)$/);
      expect(user.email).toMatch(/^[a-z]+@example\.invalid$/);
    }
    expect(await game.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const homer = { email: 'homer@example.invalid', password: 'correct horse battery' };
    expect((await game.visitor().post('/api/auth/login', homer)).status).toBe(401);
    for (const username of ['homer (bot)', 'homerbot']) {
      expect((await game.visitor().post('/api/auth/signup', { ...signupOf('claim'), username })).status).toBe(400);
    }
  });

  it('are marked in boards, search, profiles and lists of follows, and players are not', async () => {
    await bots.pick(KICK_OFF, KICK_OFF);
    const ada = await signUpUser(game);
    const [{ id } = { id: '' }] = await selectFrom(game.db, 'users', ['id'], { username: 'homer (bot)' });
    await ada.post(`/api/follow/${id}`);
    type Row = { id: string; userId: string; isBot?: boolean };
    const marks = async (path: string, key: 'id' | 'userId' = 'id') =>
      Object.fromEntries(((await ada.get(path)).body as Row[]).map((row) => [row[key], row.isBot]));
    const userOf = async (userId: string) =>
      ((await ada.get(`/api/users/${userId}/summary`)).body as { user: Row }).user;

    expect(await marks('/api/leaderboards?period=all&board=followed', 'userId')).toMatchObject({ [id]: true });
    expect(await marks('/api/users/search?q=homer')).toEqual({ [id]: true });
    expect(await marks(`/api/users/${ada.id}/following`)).toEqual({ [id]: true });
    expect(await marks(`/api/users/${id}/followers`)).toMatchObject({ [ada.id]: undefined });
    expect(await userOf(id)).toMatchObject({ isBot: true });
    expect(await userOf(ada.id)).not.toHaveProperty('isBot');
  });

  it('pick at their own times between prediction and start, however often they run', async () => {
    await add('a');
    for (let at = KICK_OFF; at < START; at += HOUR) {
      await bots.pick(at, at);
      const made = await picks();
      expect(made.every(({ created_at }) => created_at >= KICK_OFF && created_at <= at)).toBe(true);
    }
    const ticked = await picks();
    expect(ticked.length).toBeGreaterThan(12);
    await game.db.deleteFrom('picks').execute();
    await createBots({ db: game.db, seed: 1 }).pick(KICK_OFF, START);
    expect(await picks()).toMatchObject(
      ticked.map(({ user_id, choice, created_at }) => ({ user_id, choice, created_at })),
    );
  });
});

describe('storePicks', () => {
  it.each([
    ['at the start', 'open', START],
    ['after the start', 'open', START + 1],
    ['before the prediction', 'open', KICK_OFF - 1],
    ['on a live match', 'live', START - HOUR],
    ['on a match without a prediction', 'unpredicted', START - HOUR],
    ['on an unknown match', 'unknown', START - HOUR],
  ])('stores no pick %s', async (_, matchId, createdAt) => {
    await add('open');
    await add('live', START, { status: 'LIVE' });
    await addMatch(game.db, 'unpredicted', START, { hasPrediction: false });
    const { id } = await signUpUser(game);
    await storePicks(game.db, [{ userId: id, matchId, choice: 'AGREE', createdAt }]);
    expect(await picks()).toEqual([]);
  });

  it('keeps the first pick of a player on a match', async () => {
    await add('open');
    const { id } = await signUpUser(game);
    const pick = { userId: id, matchId: 'open', choice: 'AGREE', createdAt: KICK_OFF } as const;
    await storePicks(game.db, [pick]);
    await storePicks(game.db, [{ ...pick, choice: 'DISAGREE' }]);
    expect(await picks()).toMatchObject([{ choice: 'AGREE' }]);
  });

  it('adds picks to the community counts at once, without revealing players’ picks', async () => {
    await add('open');
    const ann = await signUpUser(game, 'ann');
    await ann.post('/api/picks', { matchId: 'open', choice: 'AGREE' });
    await addPicks(game.db, 'open', ['AGREE', 'AGREE', 'AGREE']);
    const ids = await addUsers(game.db, 6);
    const botPicks = ids.map(
      (userId) => ({ matchId: 'open', choice: 'DISAGREE', createdAt: KICK_OFF, userId }) as const,
    );
    await storePicks(game.db, botPicks);
    await countPicks(game.db, KICK_OFF);
    const { body } = await ann.get('/api/predictions/random?match=open');
    expect(body).toMatchObject({ communityStats: { agreeCount: 1, disagreeCount: 6, botCount: 6 } });
  });
});

it('counts each pick once with concurrent picks and several processes', async () => {
  const storage = await createPersistentDatabase();
  const first = await storage.open();
  const others = first.isShared ? [await storage.open(), await storage.open()] : [];
  const databases = [first, ...others].map(({ db }) => db);
  await addMatch(first.db, 'a', START);
  const work = Array.from({ length: 60 }, async (_, index) => {
    const db = databases[index % databases.length] as typeof first.db;
    await addPicks(db, 'a', [index % 3 === 0 ? 'DISAGREE' : 'AGREE']);
    await countPicks(db, KICK_OFF);
    const [bot = ''] = await addUsers(db, 1);
    await storePicks(db, [{ userId: bot, matchId: 'a', choice: 'AGREE', createdAt: START - 1000 }]);
  });
  await Promise.all(work);
  await countPicks(first.db, START);
  expect(await first.db.selectFrom('crowds').select(['agree_count', 'disagree_count', 'bot_count']).execute()).toEqual([
    { agree_count: 100, disagree_count: 20, bot_count: 60 },
  ]);
  for (const { close } of [first, ...others]) await close();
});
