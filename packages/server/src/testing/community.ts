import type { CommunityStats, PickChoice } from '@machine/contract';
import { expect } from 'vitest';
import { countPicks } from '../game/community/count.ts';
import { announcePicks } from '../social/follow/announce-picks.ts';
import type { Game } from './game.ts';
import { addPicks } from './rows.ts';
import type { TestUser } from './test-users.ts';

/** Lets a user pick. */
export async function pick(game: Game, person: TestUser, matchId: string, choice: PickChoice): Promise<void> {
  expect((await person.post('/api/picks', { matchId, choice })).status).toBe(201);
  await game.settled();
}

/** Announces the picks that are due, as a season tick does. */
export async function announce(game: Game): Promise<void> {
  await announcePicks(game.db, game.now());
  await game.settled();
}

/** Adds picks of new users and counts them. */
export async function pickAll(game: Game, matchId: string, choices: readonly PickChoice[]): Promise<void> {
  await addPicks(game.db, matchId, choices);
  await countPicks(game.db, game.now());
}

/** Returns the community counts that a user sees. */
export async function seenBy(person: TestUser, matchId: string): Promise<CommunityStats> {
  const { body } = await person.get(`/api/predictions/random?match=${matchId}`);
  return (body as { communityStats: CommunityStats }).communityStats;
}

/** Returns the notifications of a user about the picks of others. */
export async function pickNotificationsOf(person: TestUser): Promise<string[]> {
  const { body } = await person.get('/api/notifications');
  return (body as { message: string }[]).map(({ message }) => message).filter((message) => / picked /.test(message));
}
