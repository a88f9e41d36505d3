import { expect, it } from 'vitest';
import { parseRelayMessage, encodeRelayMessages } from './relay.ts';

it('encodes an event per match or per user in at most 200 bytes each', () => {
  const users = [crypto.randomUUID(), crypto.randomUUID()];
  const messages = [
    ...encodeRelayMessages('12345678', { type: 'score_update', data: { matchId: 'sim-2026-nba-01234' } }, []),
    ...encodeRelayMessages('12345678', { type: 'notification', data: {} }, users),
  ];
  for (const text of messages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200);
  expect(messages.map(parseRelayMessage)).toEqual([
    { from: '12345678', event: { type: 'score_update', data: { matchId: 'sim-2026-nba-01234' } }, to: [] },
    ...users.map((user) => ({ from: '12345678', event: { type: 'notification', data: {} }, to: [user] })),
  ]);
});

it.each(['', 'hello', 'null', '[]', '["a","chat"]', '["a","shout","m-1"]', '["a","chat",1]', '{"type":"chat"}'])(
  'does not parse %j',
  (text) => {
    expect(parseRelayMessage(text)).toBe(null);
  },
);
