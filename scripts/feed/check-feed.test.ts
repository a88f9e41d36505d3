import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SIMULATOR_KEYS, startSimulator } from '../../packages/server/src/season/live/simulator/simulator.ts';
import { checkFeed } from './check-feed.ts';

async function openSimulator(faults: object = {}) {
  const { url, close } = await startSimulator();
  onTestFinished(close);
  await fetch(`${url}/simulator/faults`, { method: 'POST', body: JSON.stringify(faults) });
  return { FOOTBALL_DATA_URL: url, FOOTBALL_DATA_KEY: SIMULATOR_KEYS['football-data'], BALLDONTLIE_URL: url };
}

async function serve(metrics: string): Promise<string> {
  const server = createServer((_request, response) => response.end(metrics)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}

test('counts the matches of the next week for each source with a key', async () => {
  const env = await openSimulator();
  const { code, lines } = await checkFeed({ ...env, BALLDONTLIE_KEY: SIMULATOR_KEYS.balldontlie });
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^football-data: \d+ EPL matches in the next 7 days; \d+ requests left$/),
      expect.stringMatching(/^balldontlie: \d{2,} NBA matches in the next 7 days; /),
    ],
  });
});

test.each([
  ['a wrong key', {}, { FOOTBALL_DATA_KEY: 'wrong' }, /^Problem: football-data: .*400/],
  ['an unknown club', { 'unknown-club': 1 }, {}, /^Problem: football-data: the game doesn't know the club "/],
  ['an unusable entry', { 'missing-field': 1 }, {}, /^Problem: football-data: \d+: /],
  ['a truncated answer', { truncated: 1 }, {}, /^Problem: football-data: /],
  ['too many requests', { 'rate-limit': 1 }, {}, /^Problem: football-data: too many requests, try again in \d+ s$/],
  ['a server that is gone', {}, { METRICS_URL: 'http://127.0.0.1:9/metrics' }, /^Problem: .* cannot be reached$/],
])('exits with 1 for %s', async (_, faults, more, problem) => {
  const { code, lines } = await checkFeed({ ...(await openSimulator(faults)), ...more });
  expect({ code, lines }).toEqual({ code: 1, lines: expect.arrayContaining([expect.stringMatching(problem)]) });
});

test.each([
  ['60', 0, "football-data: the server's last answer is 60 s old"],
  ['36000', 1, 'Problem: football-data: no answer for 10 hours'],
])('reads from the metrics that the last answer is %s s old', async (age, code, line) => {
  const METRICS_URL = await serve(`feed_answer_age_seconds{source="football-data"} ${age}\n`);
  expect(await checkFeed({ ...(await openSimulator()), METRICS_URL })).toMatchObject({
    code,
    lines: expect.arrayContaining([line]),
  });
});

test('exits with 2 and a sentence without a key', async () => {
  expect(await checkFeed({})).toEqual({
    code: 2,
    lines: ['FEED=live requires FOOTBALL_DATA_KEY for the Premier League, BALLDONTLIE_KEY for the NBA, or both.'],
  });
});
