import { expect, test } from 'vitest';
import { MATCHES_WATCHED_MAX, SOCKET_FRAME_MAX } from './constants.ts';
import { MATCH_EVENTS, parseLiveEvent, parseWatchMessage, USER_EVENTS, watchFrame } from './events.ts';

test.each<[frame: unknown]>([
  ['not json'],
  ['null'],
  ['[]'],
  ['{"type":"chat","data":null}'],
  ['{"type":"score_update","data":{}}'],
  ['{"type":"chat","data":{"matchId":""}}'],
  ['{"type":"chat","data":{"matchId":[1]}}'],
  ['{"type":"goal","data":{"matchId":"m1"}}'],
  ['{"__proto__":{"type":"chat","data":{"matchId":"m1"}}}'],
  ['{"type":"chat","data":{"__proto__":{"matchId":"m1"}}}'],
  [new Uint8Array([123, 125])],
  [{ type: 'chat', data: { matchId: 'm1' } }],
])('parseLiveEvent returns null for a frame that is not a known event: %j', (frame) =>
  expect(parseLiveEvent(frame)).toBeNull(),
);

test.each(MATCH_EVENTS)('parseLiveEvent reads the match id of %s as a number or a string, and nothing else', (type) => {
  for (const id of ['12', '"12"']) {
    const frame = `{"type":"${type}","text":"Hi","data":{"matchId":${id},"text":"Hi","__proto__":{"polluted":1}}}`;
    expect(parseLiveEvent(frame)).toEqual({ type, data: { matchId: '12' } });
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each(USER_EVENTS)('parseLiveEvent drops the data of %s', (type) => {
  for (const data of [{}, null, { text: 'secret', userId: 7 }]) {
    expect(parseLiveEvent(JSON.stringify({ type, data }))).toEqual({ type, data: {} });
  }
});

const idsOf = (count: number, length = 8) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'm'));

test.each([[[]], [['m-1']], [idsOf(MATCHES_WATCHED_MAX)]])('parseWatchMessage reads %j', (matchIds) => {
  expect(parseWatchMessage(JSON.stringify({ type: 'watch', matchIds, more: 1 }))).toEqual({ type: 'watch', matchIds });
});

test.each([
  '{',
  '{"type":"watch","matchIds":"m-1"}',
  '{"type":"watch","matchIds":[1]}',
  '{"type":"watch","matchIds":[""]}',
  '{"type":"chat","matchIds":["m-1"]}',
  JSON.stringify({ type: 'watch', matchIds: ['m'.repeat(101)] }),
  JSON.stringify({ type: 'watch', matchIds: idsOf(MATCHES_WATCHED_MAX + 1) }),
])('parseWatchMessage returns null for %s', (frame) => expect(parseWatchMessage(frame)).toBeNull());

test('watchFrame names each match once, and no more than fit into a frame', () => {
  expect(parseWatchMessage(watchFrame(['b', 'a', 'b']))?.matchIds).toEqual(['b', 'a']);
  for (const length of [1, 20, 36, 100]) {
    const frame = watchFrame(idsOf(200, length));
    expect(frame.length).toBeLessThanOrEqual(SOCKET_FRAME_MAX);
    const { matchIds = [] } = parseWatchMessage(frame) ?? {};
    expect(idsOf(200, length).slice(0, matchIds.length)).toEqual(matchIds);
    expect(matchIds.length).toBeGreaterThanOrEqual(length > 36 ? 9 : 20);
  }
});
