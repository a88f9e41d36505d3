import { expect, it } from 'vitest';
import { parseRelayMessage, encodeRelayMessages } from './relay-message.ts';

it('L3: an event for a match, or for each of its users, in at most 200 bytes each', () => {
  const users = [crypto.randomUUID(), crypto.randomUUID()];
  const said = [
    ...encodeRelayMessages('12345678', { type: 'score_update', data: { matchId: 'sim-2026-nba-01234' } }, []),
    ...encodeRelayMessages('12345678', { type: 'notification', data: {} }, users),
  ];
  for (const text of said) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200);
  expect(said.map(parseRelayMessage)).toEqual([
    { from: '12345678', event: { type: 'score_update', data: { matchId: 'sim-2026-nba-01234' } }, to: [] },
    ...users.map((user) => ({ from: '12345678', event: { type: 'notification', data: {} }, to: [user] })),
  ]);
});

it.each(['', 'hello', 'null', '[]', '["a","chat"]', '["a","shout","m-1"]', '["a","chat",1]', '{"type":"chat"}'])(
  '%j was said by none of ours',
  (text) => {
    expect(parseRelayMessage(text)).toBe(null);
  },
);
