import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { fakeFeed, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { createMachine } from '../machine/elo.ts';

const START = KICK_OFF + HOUR;

it('publishes the same analysis before and after the match, with its SHA-256 hash', async () => {
  const match = fakeMatch('a', START);
  const game = await openGame({ dataSource: { feed: fakeFeed([match]), machineFor: createMachine } });
  await game.season?.tick(KICK_OFF);
  const before = await game.visitor().get('/api/predictions/random?match=a');
  const { prediction } = parseResponse(endpoints.randomPrediction, before.body) ?? {};
  const text = prediction?.reasons?.analysis ?? '';
  expect(text).toContain('Los Angeles Lakers are rated 1500');

  game.setTime(START + 3 * HOUR);
  await game.season?.tick(game.now());
  const { body } = await game.visitor().get('/api/completed/a/recap');
  const actual = parseResponse(endpoints.recap, body);
  expect(actual?.prediction?.fullAnalysis).toBe(text);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = Buffer.from(digest).toString('hex');
  expect([prediction?.contentHash, actual?.prediction?.contentHash]).toEqual([hash, hash]);
  expect(actual?.prediction?.rationaleBullets).toEqual(prediction?.reasons?.bullets);
  for (const bullet of actual?.prediction?.rationaleBullets ?? []) expect(text).toContain(bullet);
  expect(actual?.prediction?.sources.map(({ kind }) => kind)).toEqual(['model', 'results', 'schedule']);
});
