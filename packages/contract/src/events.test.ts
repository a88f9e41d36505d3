import { describe, expect, test } from 'vitest';
import { parseLiveEvent } from './events.ts';

describe('a frame that is no event of ours is nothing (RELIABILITY.md W6)', () => {
  test.each<[string, unknown]>([
    ['not json', 'not json'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '42'],
    ['an empty object', '{}'],
    ['a type alone', '{"type":"chat"}'],
    ['data null', '{"type":"chat","data":null}'],
    ['data without a match', '{"type":"score_update","data":{}}'],
    ['an empty match', '{"type":"chat","data":{"matchId":""}}'],
    ['a match that is a list', '{"type":"chat","data":{"matchId":[1]}}'],
    ['a megabyte of text', 'x'.repeat(1_000_000)],
    ['a megabyte of JSON', JSON.stringify({ type: 'noise', data: 'x'.repeat(1_000_000) })],
    ['deep JSON', '['.repeat(50_000)],
    ['an unknown type', '{"type":"goal","data":{"matchId":"m1"}}'],
    ['a type that is no text', '{"type":1,"data":{"matchId":"m1"}}'],
    ['the event behind __proto__', '{"__proto__":{"type":"chat","data":{"matchId":"m1"}}}'],
    ['the match behind __proto__', '{"type":"chat","data":{"__proto__":{"matchId":"m1"}}}'],
    ['a binary frame', new ArrayBuffer(8)],
    ['bytes', new Uint8Array([123, 125])],
    ['a blob', new Blob(['{}'])],
    ['undefined', undefined],
    ['an event that was read already', { type: 'chat', data: { matchId: 'm1' } }],
  ])('%s', (_, frame) => expect(parseLiveEvent(frame)).toBeNull());
});

describe('an event', () => {
  test.each(['chat', 'score_update'] as const)('%s names its match, as a number or as text (W7)', (type) => {
    const event = { type, data: { matchId: '12' } };
    expect(parseLiveEvent(JSON.stringify({ type, data: { matchId: 12 } }))).toEqual(event);
    expect(parseLiveEvent(JSON.stringify({ type, data: { matchId: '12' } }))).toEqual(event);
  });

  test.each(['dm', 'notification'] as const)('%s says nothing but that there is one', (type) => {
    for (const data of [{}, null, { text: 'secret', userId: 7 }]) {
      expect(parseLiveEvent(JSON.stringify({ type, data }))).toEqual({ type, data: {} });
    }
  });

  test('loses what it carries beside, and pollutes nothing', () => {
    const frame = '{"type":"chat","text":"Hi","data":{"matchId":"m1","text":"Hi","__proto__":{"polluted":1}}}';
    expect(parseLiveEvent(frame)).toEqual({ type: 'chat', data: { matchId: 'm1' } });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
