import { describe, expect, test } from 'vitest';
import { MATCH_EVENTS, parseLiveEvent, USER_EVENTS } from './events.ts';

describe('parseLiveEvent returns null for a frame that is not a known event (W6)', () => {
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
  ])('%s', (_, frame) => expect(parseLiveEvent(frame)).toBeNull());
});

describe('parseLiveEvent', () => {
  test.each(MATCH_EVENTS)('reads the match id of %s as a number or a string (W7)', (type) => {
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
