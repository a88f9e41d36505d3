import { scenarios } from '@machine/mocks/scenarios';
import { expect, test } from 'vitest';
import { withScenario, scenarioFromSearch } from './scenario.ts';

test.each(Object.keys(scenarios) as (keyof typeof scenarios)[])('a link carries the scenario "%s"', (name) => {
  const link = withScenario('http://mocked.test/leaderboards?board=followed#top', name);
  const { pathname, search, hash, searchParams } = new URL(link);
  expect([pathname, searchParams.get('board'), hash]).toEqual(['/leaderboards', 'followed', '#top']);
  expect(scenarioFromSearch(search)).toBe(name);
});

test.each(['', '?scenario=', '?scenario=unknown', '?scenario=constructor'])(
  '%j falls back to the visitor scenario',
  (search) => {
    expect(scenarioFromSearch(search)).toBe('visitor');
  },
);
