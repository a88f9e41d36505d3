import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { fakeFeed, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { createMachine } from '../machine/elo.ts';

const START = KICK_OFF + HOUR;

it('reveals an analysis whose SHA-256 hash was published before the match', async () => {
  const match = fakeMatch('a', START);
  const game = await openGame({ dataSource: { feed: fakeFeed([match]), machineFor: createMachine } });
  await game.season?.tick(KICK_OFF);
  const before = await game.visitor().get('/api/predictions/random?match=a');
  const { prediction } = parseResponse(endpoints.randomPrediction, before.body) ?? {};
  expect(before.text).not.toContain('rated');

  game.setTime(START + 3 * HOUR);
  await game.season?.tick(game.now());
  const { body } = await game.visitor().get('/api/completed/a/recap');
  const actual = parseResponse(endpoints.recap, body);
  const text = actual?.prediction?.fullAnalysis ?? '';
  expect(text).toContain('Los Angeles Lakers are rated 1500');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = Buffer.from(digest).toString('hex');
  expect([prediction?.contentHash, actual?.prediction?.contentHash]).toEqual([hash, hash]);
  for (const bullet of actual?.prediction?.rationaleBullets ?? []) expect(text).toContain(bullet);
  expect(actual?.prediction?.sources.map(({ kind }) => kind)).toEqual(['model', 'results', 'schedule']);
});
