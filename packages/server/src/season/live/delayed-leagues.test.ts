import { SCORE_DELAY_MS } from '@machine/contract';
import { expect, it } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import { fakeFeed, type FakeMatch, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF as NOW } from '../../testing/game.ts';
import { createDelayedSince, type LiveSources } from './delayed-leagues.ts';
import type { SourceHealth } from './observation.ts';

const LATE = NOW - SCORE_DELAY_MS;

const health = (
  source: SourceHealth['source'],
  failingSince: number | null,
  request: SourceHealth['request'] = 'live',
): SourceHealth => ({
  source,
  request,
  answeredAt: null,
  failingSince,
  failure: failingSince === null ? null : 'HTTP 503',
});

const ONE_EACH: LiveSources['sources'] = [
  { name: 'balldontlie', league: 'NBA' },
  { name: 'football-data', league: 'EPL' },
];
const LIVE_NOW = [
  fakeMatch('nba', NOW - HOUR),
  fakeMatch('epl', NOW - HOUR, { league: 'EPL', homeTeam: 'Arsenal', awayTeam: 'Chelsea' }),
];

type Case = { states: SourceHealth[]; sources?: LiveSources['sources']; matches?: FakeMatch[]; nba: number | null };

it.each<[string, Case]>([
  ['no source was asked yet', { states: [], nba: null }],
  ['its source answers', { states: [health('balldontlie', null)], nba: null }],
  ['its source has failed for three minutes', { states: [health('balldontlie', LATE)], nba: LATE }],
  ['its source has failed for less', { states: [health('balldontlie', LATE + 1)], nba: null }],
  ['only other requests fail', { states: [health('balldontlie', LATE, 'injuries')], nba: null }],
  ['the source of another league fails', { states: [health('football-data', LATE)], nba: null }],
  ['the league has no source', { states: [health('balldontlie', LATE)], sources: ONE_EACH.slice(1), nba: null }],
  [
    'no match is under way',
    {
      states: [health('balldontlie', LATE)],
      matches: [fakeMatch('later', NOW + 1), fakeMatch('over', NOW - 3 * HOUR)],
      nba: null,
    },
  ],
  [
    'a match should have started',
    { states: [health('balldontlie', LATE)], matches: [fakeMatch('due', NOW, { status: 'SCHEDULED' })], nba: LATE },
  ],
  [
    'a match waits for its final result',
    {
      states: [health('balldontlie', LATE)],
      matches: [fakeMatch('p', NOW - HOUR, { status: 'PROVISIONAL' })],
      nba: LATE,
    },
  ],
])('says since when the scores of a league are delayed: %s', (_, { states, sources, matches, nba }) => {
  const delayedSince = createDelayedSince({
    feed: fakeFeed(matches ?? LIVE_NOW),
    clock: { now: () => NOW } as Clock,
    sources: sources ?? ONE_EACH,
    sourceStates: () => states,
  });
  expect(delayedSince('NBA')).toBe(nba);
});
