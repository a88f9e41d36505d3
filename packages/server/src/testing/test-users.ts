import { type PickChoice, SLAYER_MIN_PCT } from '@machine/contract';
import type { Db } from '../platform/db/open.ts';
import type { Instant } from '../platform/clock/time.ts';
import { recountBoardTotals } from '../game/leaderboard/board-totals.ts';
import { createSessions } from '../platform/session/session.ts';
import { openedBeforeEach } from './after-test.ts';
import type { Game } from './game.ts';
import type { Player } from './player.ts';
import { insertInto } from './queries.ts';

/** A logged-in player with their user id. */
export type TestUser = Player & { id: string; delete(path: string): ReturnType<Player['get']> };

export const signUpUser = async (game: Game, name?: string) => withId(await game.member(name));

/** Signs a user up before each test of the file. */
export const userBeforeEach = (game: Game, name?: string): TestUser => openedBeforeEach(() => signUpUser(game, name));

/** Requests a password reset, and returns the token of its link; undefined if no email was sent. */
export async function resetTokenFor(game: Game, email: string): Promise<string | undefined> {
  await game.visitor().post('/api/auth/forgot-password', { email });
  await game.settled();
  return /reset-password\/([\w-]{43})/.exec(game.mails.at(-1)?.text ?? '')?.[1];
}

export async function withId(player: Player): Promise<TestUser> {
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  return { ...player, id, delete: (path) => player.send('DELETE', path) };
}

/** Ends the session of a player whose client still sends the cookie. */
export async function endSession(player: Player): Promise<void> {
  const cookie = player.cookie();
  await player.post('/api/auth/logout');
  player.setCookie(cookie);
}

/** Signs up a user whose session has ended, but whose client still sends the cookie. */
export async function signUpLoggedOutUser(game: Game, name?: string): Promise<TestUser> {
  const user = await signUpUser(game, name);
  await endSession(user);
  return user;
}

/** Starts a session without a login. Returns the Set-Cookie header. */
export const startSession = (game: Game, userId: string) =>
  createSessions({ db: game.db, isHttps: false, wall: game.now }).start(new Request('http://localhost'), userId);

type GradedPick = {
  userId: string;
  matchId: string;
  choice?: PickChoice;
  isRight: boolean;
  stars?: number;
  startTime: Instant;
  /** The Machine's probability, 0 to 1: the pick then counts for the edge and, if it may, for AI Slayers. */
  probability?: number;
};

/** Adds a pick on an existing match, with its result, and counts it. */
export async function addGraded(db: Db, graded: GradedPick): Promise<void> {
  const { userId, matchId, choice = 'AGREE', isRight, stars = isRight ? 1 : 0, startTime, probability } = graded;
  const id = crypto.randomUUID();
  const picked = { user_id: userId, match_id: matchId, choice };
  await insertInto(db, 'picks', { ...picked, id, created_at: startTime - 1, match_start: startTime });
  await insertInto(db, 'pick_results', {
    ...picked,
    pick_id: id,
    was_correct: isRight ? 1 : 0,
    star_tenths: 10 * stars,
    start_time: startTime,
    picked_at: startTime - 1,
    ...(probability !== undefined && {
      edge: isRight ? probability : probability - 1,
      edge_variance: probability * (1 - probability),
      is_slayer_pick: choice === 'DISAGREE' && probability >= SLAYER_MIN_PCT / 100 ? (1 as const) : (0 as const),
    }),
  });
  await recountBoardTotals(db, { matchId, after: '', upTo: null }, [startTime]);
}
