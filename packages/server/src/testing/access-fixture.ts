import { HOUR_MS } from '../platform/clock/time.ts';
import { join, openLeague } from './friend-leagues.ts';
import { type Game, PASSWORD } from './game.ts';
import { decide, detailsOf, firstCase, report } from './moderation.ts';
import { say, start } from './safety.ts';
import { addGraded, endSession, signUpUser, type TestUser } from './test-users.ts';
import type { Player } from './player.ts';
import { subscribe } from './pushes.ts';
import { publishMatches } from './published.ts';
import { addMatch, addNotification, addPick } from './rows.ts';
import { insertInto } from './queries.ts';

type Fixture = Awaited<ReturnType<typeof createAccessFixture>>;
/** The callers of the access matrix. */
export type Callers = Fixture['callers'];
/** The resources that calls refer to. */
export type Resources = Fixture['resources'];

/** Creates users, matches and all other resources, separate from every other fixture. */
export async function createAccessFixture(game: Game) {
  const [self, friend, followed] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  const [other, admin, moderator] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  await game.db.updateTable('users').set({ rank: 'ADMIN' }).where('id', '=', admin.id).execute();
  await game.db.updateTable('users').set({ is_moderator: 1 }).where('id', '=', moderator.id).execute();
  const { email, username } = (await self.get('/api/auth/user')).body as { email: string; username: string };
  for (const { id } of [friend, followed]) await self.post(`/api/follow/${id}`);
  await friend.post(`/api/follow/${self.id}`);
  const threadId = await start(self, friend);
  await say(friend, threadId, 'Between the two of us');
  const matches = await addMatches(game, [self.id, friend.id]);
  await friend.post(`/api/matches/${matches.liveId}/chat`, { text: 'Hello all' });
  const written = {
    /** Messages that `self` has written. */
    dmMessageId: idOf(await self.post(`/api/dm-threads/${threadId}/messages`, { text: 'Deleted later' })),
    chatMessageId: idOf(await self.post(`/api/matches/${matches.finalId}/chat`, { text: 'Deleted later' })),
    /** A thread of `self` that no other call is about. */
    leftThreadId: await start(self, friend, followed),
  };
  await game.settled();
  return {
    callers: {
      /** Not logged in. */
      anon: game.visitor(),
      /** The owner of all resources. */
      self,
      /** A user without access to the resources. */
      other,
      /** A client of `self` whose session has just ended. */
      ended: await endedSessionOf(game, email),
      /** Like `other`, with the rank ADMIN. */
      admin,
      /** Like `other`, and a moderator. */
      moderator,
    },
    resources: {
      selfId: self.id,
      email,
      username,
      /** Follows `self`, is followed back, and has a thread with `self`. */
      friendId: friend.id,
      /** Followed by `self`. */
      followedId: followed.id,
      ...matches,
      notificationId: await addNotification(game.db, { user_id: self.id, created_at: game.now() }),
      threadId,
      ...written,
      /** Follows nobody, and nobody follows them. */
      strangerId: (await signUpUser(game)).id,
      /** Shared by `self`: their newest week. */
      shareId: idOf(await self.post('/api/shares', { kind: 'WEEK' })),
      ...(await addLeague(self, friend)),
      /** Another session of `self`. */
      sessionId: await otherSessionOf(game, self, email),
      /** A browser of `self` with push notifications. */
      pushId: await subscribe(self),
      ...(await addCases(self, moderator, [followed, friend])),
    },
  };
}

const newId = (name: string) => `${name}-${crypto.randomUUID()}`;
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

/** Has an open case about a player, and a decision about another one. */
async function addCases(reporter: TestUser, moderator: TestUser, [decided, open]: [TestUser, TestUser]) {
  await report(reporter, { kind: 'NAME', id: decided.id });
  const { id } = await firstCase(moderator);
  await decide(moderator, id, { action: 'WARN' });
  const [decision] = (await detailsOf(moderator, id)).decisions;
  await report(reporter, { kind: 'NAME', id: open.id });
  return { caseId: (await firstCase(moderator)).id, decisionId: decision?.id ?? '' };
}

/** A league of `self`, with `friend` as a member. */
async function addLeague(owner: TestUser, friend: TestUser) {
  const { id: leagueId, code: inviteCode } = await openLeague(owner, 'The office');
  await join(friend, inviteCode);
  return { leagueId, inviteCode };
}

/** Adds matches; the live one is picked by these players, and the final one graded. */
async function addMatches({ db, now }: Game, pickers: readonly string[]) {
  const [liveId, openId, finalId] = [newId('live'), newId('open'), newId('final')];
  const score = { score_home: 101, score_away: 98 };
  await addMatch(db, liveId, now() - HOUR_MS, { status: 'LIVE', clock: 'Q3 7:12', ...score });
  // In the log, which then has an entry.
  await publishMatches(db, [openId], { now: now(), startTime: now() + HOUR_MS });
  const startTime = now() - 5 * HOUR_MS;
  await addMatch(db, finalId, startTime, { status: 'FINAL', ...score });
  const graded = { status: 'FINAL', outcome: 'HOME', machine_correct: 1, graded_at: now() } as const;
  await insertInto(db, 'grades', { match_id: finalId, start_time: startTime, ...score, ...graded });
  for (const userId of pickers) {
    await addPick(db, { userId, matchId: liveId });
    await addGraded(db, { userId, matchId: finalId, isRight: true, startTime });
  }
  return { liveId, openId, finalId };
}

async function endedSessionOf(game: Game, email: string): Promise<Player> {
  const browser = game.visitor();
  await browser.post('/api/auth/login', { email, password: PASSWORD });
  await endSession(browser);
  return browser;
}

async function otherSessionOf(game: Game, self: TestUser, email: string): Promise<string> {
  await game.visitor().post('/api/auth/login', { email, password: PASSWORD });
  const sessions = (await self.get('/api/auth/sessions')).body as { id: string; isCurrent: boolean }[];
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
}
