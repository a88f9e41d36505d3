import type { LiveEvent } from '@machine/contract';

/** An event as it travels, built of its type and its match alone: whatever else it carries stays here (S51). */
export function encodeFrame({ type, data }: LiveEvent): Buffer {
  return Buffer.from(JSON.stringify({ type, data: 'matchId' in data ? { matchId: data.matchId } : {} }));
}
