import type { PickChoice } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import type { Game } from './game.ts';
import type { Player } from './player.ts';

/** Someone who is logged in, with their id and how they ask for something to be deleted. */
export type TestUser = Player & { id: string; delete(path: string): ReturnType<Player['get']> };

export async function signUpUser(game: Game, name?: string): Promise<TestUser> {
  const player = await game.member(name);
  const { id } = (await player.get('/api/auth/user')).body as { id: string };
  return { ...player, id, delete: (path) => player.send('DELETE', path) };
}

/** Someone whose session has ended a moment ago, and whose browser still sends its cookie. */
export async function signUpLoggedOutUser(game: Game, name?: string): Promise<TestUser> {
  const person = await signUpUser(game, name);
  const cookie = person.cookie();
  await person.post('/api/auth/logout');
  person.setCookie(cookie);
  return person;
}

type Graded = {
  userId: string;
  matchId: string;
  choice?: PickChoice;
  isRight: boolean;
  stars?: number;
  startTime: Instant;
};

/** A pick on a match that is there, and what it came to. */
export async function addGraded(db: Db, { userId, matchId, choice = 'AGREE', isRight, stars, startTime }: Graded) {
  const id = crypto.randomUUID();
  const picked = { user_id: userId, match_id: matchId, choice };
  await db
    .insertInto('picks')
    .values({ ...picked, id, created_at: startTime - 1 })
    .execute();
  await db
    .insertInto('pick_results')
    .values({
      ...picked,
      pick_id: id,
      was_correct: isRight ? 1 : 0,
      stars: stars ?? (isRight ? 1 : 0),
      start_time: startTime,
      picked_at: startTime - 1,
    })
    .execute();
}
