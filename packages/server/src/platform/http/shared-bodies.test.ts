import { expect, it } from 'vitest';
import { jsonBodyOf, versionedBody } from './json-body.ts';
import { cacheableResponse } from './responses.ts';
import { createSharedBodies } from './shared-bodies.ts';

const LONG = 'x'.repeat(2_000);

function open() {
  let now = 0;
  const bodies = createSharedBodies<string>(10, () => now);
  return {
    at: (time: number) => void (now = time),
    get: (value: string, key = 'a') => bodies.get(key, async () => value),
  };
}

it('compresses each version once, however often it is loaded', async () => {
  const { at, get } = open();
  const first = (await get(LONG)).compressed('br');
  expect((await get(LONG)).compressed('br')).toBe(first);
  at(10);
  expect((await get(LONG)).compressed('br')).toBe(first);
  at(20);
  expect((await get(`${LONG}!`)).compressed('br')).not.toBe(first);
});

it('keeps the versions of the 200 keys that were loaded last', async () => {
  const { at, get } = open();
  const first = await get(LONG);
  for (let key = 0; key < 199; key += 1) await get('', String(key));
  at(10);
  expect(await get(LONG)).toBe(first);
  at(20);
  for (let key = 0; key < 200; key += 1) await get('', String(key));
  expect(await get(LONG)).not.toBe(first);
});

it('makes no text for a caller that already has it', async () => {
  const etag = versionedBody('1', () => '[]').etag();
  const body = versionedBody('1', () => {
    throw new Error('made');
  });
  const request = new Request('http://localhost', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } });
  expect(cacheableResponse(request, body, { caching: 'none', isCompressible: true }).status).toBe(304);
  expect(versionedBody('2', () => '[]').etag()).not.toBe(etag);
});

it('serializes an undefined value as null', () => expect(jsonBodyOf(undefined).text()).toBe('null'));
