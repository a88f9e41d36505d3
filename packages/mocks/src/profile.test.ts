import { userRows, userSearchResults, userSummary } from '@machine/contract';
import { expect, test } from 'vitest';
import * as profile from './profile.ts';

const summaries = Object.entries(profile).filter(([name]) => name.endsWith('Summary'));
const { fortyPeople, longNamesPerson, newSummary, onePerson, peopleOf, searchResults, searchResultsOf } = profile;

test.each(summaries)('%s speaks the wire', (_, summary) => {
  expect(userSummary.parse(summary)).toEqual(summary);
});

test.each([[onePerson], [fortyPeople], [[longNamesPerson]], [peopleOf(10_000)]])(
  'a list of people speaks the wire',
  (people) => {
    expect(userRows.parse(people)).toEqual(people);
  },
);

test.each([[searchResults], [searchResultsOf(10_000)]])('a search result speaks the wire', (users) => {
  expect(userSearchResults.parse(users)).toEqual(users);
});

/** RELIABILITY.md 2.8: lists that are null show the empty texts, as a new player's do. */
test('a summary without its lists reads as one that has none', () => {
  const { user } = newSummary;
  const bare = {
    user,
    followersCount: null,
    followingCount: null,
    achievements: null,
    recentPicks: null,
    following: null,
  };
  expect(userSummary.parse(bare)).toEqual({
    ...newSummary,
    stats: { winRate: 0, correctCount: null, gradedCount: null },
  });
});
