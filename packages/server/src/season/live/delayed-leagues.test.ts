import { SCORE_DELAY_MS } from '@machine/contract';
import { expect, it } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import { fakeFeed, type FakeMatch, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF as NOW } from '../../testing/game.ts';
import { LIVE_SOURCES } from '../../testing/observations.ts';
import { createDelayedSince, type LiveSources } from './delayed-leagues.ts';
import type { SourceHealth } from './source-health.ts';

const LATE = NOW - SCORE_DELAY_MS;

const health = (
  source: SourceHealth['source'],
  failingSince: number | null,
  request: SourceHealth['request'] = 'live',
): SourceHealth => ({ source, request, answeredAt: null, failingSince, failure: null });

const LIVE_NOW = [fakeMatch('nba', NOW - HOUR), fakeMatch('epl', NOW - HOUR, { league: 'EPL' })];

type Case = { states?: SourceHealth[]; sources?: LiveSources['sources']; matches?: FakeMatch[] };

it.each<[name: string, since: number | null, given: Case]>([
  ['no source was asked yet', null, { states: [] }],
  ['its source answers', null, { states: [health('balldontlie', null)] }],
  ['its source has failed for three minutes', LATE, {}],
  ['its source has failed for less', null, { states: [health('balldontlie', LATE + 1)] }],
  ['only other requests fail', null, { states: [health('balldontlie', LATE, 'injuries')] }],
  ['the source of another league fails', null, { states: [health('football-data', LATE)] }],
  ['the league has no source', null, { sources: LIVE_SOURCES.slice(0, 1) }],
  ['no match is under way', null, { matches: [fakeMatch('later', NOW + 1), fakeMatch('over', NOW - 3 * HOUR)] }],
  ['a match should have started', LATE, { matches: [fakeMatch('due', NOW, { status: 'SCHEDULED' })] }],
  ['a match waits for its final result', LATE, { matches: [fakeMatch('p', NOW - HOUR, { status: 'PROVISIONAL' })] }],
])('says since when the scores of a league are delayed: %s', (_, since, given) => {
  const { states = [health('balldontlie', LATE)], sources = LIVE_SOURCES, matches = LIVE_NOW } = given;
  const delayedSince = createDelayedSince({
    feed: fakeFeed(matches),
    clock: { now: () => NOW } as Clock,
    sources,
    sourceStates: () => states,
  });
  expect(delayedSince('NBA')).toBe(since);
});
