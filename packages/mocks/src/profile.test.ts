import { userRows, userSearchResults, userSummary } from '@machine/contract';
import { expect, test } from 'vitest';
import * as profile from './profile.ts';

const summaries = Object.entries(profile).filter(([name]) => name.endsWith('Summary'));
const { fortyUsers, longNameUser, newcomerSummary, oneUser, manyUsers, searchResults, manySearchResults } = profile;

test.each(summaries)('%s matches the schema', (_, summary) => {
  expect(userSummary.parse(summary)).toEqual(summary);
});

test.each([[oneUser], [fortyUsers], [[longNameUser]], [manyUsers(10_000)]])(
  'a list of users matches the schema',
  (users) => {
    expect(userRows.parse(users)).toEqual(users);
  },
);

test.each([[searchResults], [manySearchResults(10_000)]])('a search result matches the schema', (users) => {
  expect(userSearchResults.parse(users)).toEqual(users);
});

test('null lists in a summary are parsed as empty ones', () => {
  const { user } = newcomerSummary;
  const bare = {
    user,
    followersCount: null,
    followingCount: null,
    achievements: null,
    recentPicks: null,
    following: null,
  };
  expect(userSummary.parse(bare)).toEqual({
    ...newcomerSummary,
    stats: { winRate: 0, correctCount: null, gradedCount: null },
    edge: undefined,
  });
});
