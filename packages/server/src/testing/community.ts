import type { CommunityStats, PickChoice } from '@machine/contract';
import { expect } from 'vitest';
import { countPicks } from '../game/community/count.ts';
import type { Game } from './game.ts';
import { addPicks } from './rows.ts';
import type { TestUser } from './test-users.ts';

/** Lets a user pick, and counts it as the next tick does. */
export async function pick(game: Game, person: TestUser, matchId: string, choice: PickChoice): Promise<void> {
  expect((await person.post('/api/picks', { matchId, choice })).status).toBe(201);
  await game.settled();
  await countPicks(game.db, game.now());
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
