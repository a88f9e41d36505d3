import { describe, expect, test } from 'vitest';
import { MATCHES_WATCHED_MAX, SOCKET_FRAME_MAX } from './constants.ts';
import { MATCH_EVENTS, parseLiveEvent, parseWatchMessage, USER_EVENTS, watchFrame } from './events.ts';

test.each<[string, unknown]>([
  ['not json', 'not json'],
  ['an empty string', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '42'],
  ['an empty object', '{}'],
  ['only a type', '{"type":"chat"}'],
  ['null data', '{"type":"chat","data":null}'],
  ['data without a match id', '{"type":"score_update","data":{}}'],
  ['an empty match id', '{"type":"chat","data":{"matchId":""}}'],
  ['a match id that is a list', '{"type":"chat","data":{"matchId":[1]}}'],
  ['a megabyte of text', 'x'.repeat(1_000_000)],
  ['a megabyte of JSON', JSON.stringify({ type: 'noise', data: 'x'.repeat(1_000_000) })],
  ['deep JSON', '['.repeat(50_000)],
  ['an unknown type', '{"type":"goal","data":{"matchId":"m1"}}'],
  ['a type that is not a string', '{"type":1,"data":{"matchId":"m1"}}'],
  ['an event in __proto__', '{"__proto__":{"type":"chat","data":{"matchId":"m1"}}}'],
  ['a match id in __proto__', '{"type":"chat","data":{"__proto__":{"matchId":"m1"}}}'],
  ['a binary frame', new ArrayBuffer(8)],
  ['bytes', new Uint8Array([123, 125])],
  ['a blob', new Blob(['{}'])],
  ['undefined', undefined],
  ['an already parsed event', { type: 'chat', data: { matchId: 'm1' } }],
])('parseLiveEvent returns null for a frame that is not a known event: %s', (_, frame) =>
  expect(parseLiveEvent(frame)).toBeNull(),
);

describe('parseLiveEvent', () => {
  test.each(MATCH_EVENTS)('reads the match id of %s as a number or a string', (type) => {
    const event = { type, data: { matchId: '12' } };
    expect(parseLiveEvent(JSON.stringify({ type, data: { matchId: 12 } }))).toEqual(event);
    expect(parseLiveEvent(JSON.stringify({ type, data: { matchId: '12' } }))).toEqual(event);
  });

  test.each(USER_EVENTS)('drops the data of %s', (type) => {
    for (const data of [{}, null, { text: 'secret', userId: 7 }]) {
      expect(parseLiveEvent(JSON.stringify({ type, data }))).toEqual({ type, data: {} });
    }
  });

  test('drops extra fields and does not pollute prototypes', () => {
    const frame = '{"type":"chat","text":"Hi","data":{"matchId":"m1","text":"Hi","__proto__":{"polluted":1}}}';
    expect(parseLiveEvent(frame)).toEqual({ type: 'chat', data: { matchId: 'm1' } });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

const idsOf = (count: number, length = 8) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'm'));

describe('parseWatchMessage', () => {
  test.each([[[]], [['m-1']], [idsOf(MATCHES_WATCHED_MAX)]])('reads %j', (matchIds) => {
    expect(parseWatchMessage(JSON.stringify({ type: 'watch', matchIds, more: 1 }))).toEqual({
      type: 'watch',
      matchIds,
    });
  });

  test.each([
    '{',
    'null',
    '{"type":"watch"}',
    '{"type":"watch","matchIds":null}',
    '{"type":"watch","matchIds":"m-1"}',
    '{"type":"watch","matchIds":[1]}',
    '{"type":"watch","matchIds":[""]}',
    '{"type":"chat","matchIds":["m-1"]}',
    JSON.stringify({ type: 'watch', matchIds: ['m'.repeat(101)] }),
    JSON.stringify({ type: 'watch', matchIds: idsOf(MATCHES_WATCHED_MAX + 1) }),
  ])('returns null for %s', (frame) => expect(parseWatchMessage(frame)).toBeNull());
});

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
