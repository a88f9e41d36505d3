import type { LiveEvent } from '@machine/contract';

/** Encodes only the type and the match id of an event, so that no other property can leak to clients. */
export function encodeFrame({ type, data }: LiveEvent): Buffer {
  return Buffer.from(JSON.stringify({ type, data: 'matchId' in data ? { matchId: data.matchId } : {} }));
}
