import { type Endpoint, parseResponse, type PickChoice } from '@machine/contract';
import { expect } from 'vitest';
import type { Player } from './player.ts';

/** Reads an endpoint. Expects success, and nothing that the contract doesn't define. */
export async function readExactly<Read extends Endpoint>(player: Player, endpoint: Read, path: string = endpoint.path) {
  const { status, body } = await player.get(path);
  expect(status).toBe(200);
  const parsed = parseResponse(endpoint, body);
  expect(parsed).toEqual(body);
  return parsed;
}

export async function pickAs(player: Player, matchId: string, choice: PickChoice): Promise<void> {
  expect((await player.post('/api/picks', { matchId, choice })).status).toBe(201);
}
