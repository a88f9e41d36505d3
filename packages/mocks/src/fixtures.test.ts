import * as contract from '@machine/contract';
import { describe, expect, test } from 'vitest';
import { achievementList, malformedAchievements } from './achievement.ts';
import * as audit from './audit.ts';
import * as chat from './chat.ts';
import * as fixtures from './fixtures.ts';
import { leaderboardEntries, manyLeaderboardEntries } from './leaderboard.ts';
import * as matchChat from './match-chat.ts';
import * as matches from './match.ts';
import * as message from './message.ts';
import * as notification from './notification.ts';
import * as plays from './plays.ts';
import { practiceMatches } from './practice.ts';
import * as profile from './profile.ts';
import * as recaps from './recap.ts';

type Schema = { parse(value: unknown): unknown };

const { emptyAudit, ...auditBodies } = audit;
const many = chat.manyChatMessages(1_000, 7);
const manyMatches = matches.manyMatches(1_000);
const boards = [leaderboardEntries, manyLeaderboardEntries(1_000)];

/** Returns the values of a module whose names end like this. */
const named = (module: object, ending: RegExp) =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]) => (ending.test(name) ? [value] : []));
const rowsOf = (module: object, ending: RegExp) => named(module, ending).flat();
const responseOf = (endpoint: contract.Endpoint): Schema => ({
  parse: (body) => contract.parseResponse(endpoint, body),
});

test.each<[string, Schema, readonly unknown[]]>([
  ['achievements', contract.achievements, [achievementList, malformedAchievements]],
  ['chat messages', contract.chatMessage, [...named(chat, /ChatMessage$/), ...many]],
  ['lists of chat messages', contract.chatMessage, rowsOf(chat, /^(?!many).*hatMessages$/)],
  ['details of matches', contract.matchDetail, named(chat, /Detail$/)],
  ['predictions', contract.predictionResponse, named(fixtures, /(Prediction|Response)$/)],
  [
    'users',
    contract.currentUser,
    [fixtures.player, fixtures.newcomer, fixtures.playerWithoutPassword, fixtures.unconfirmedPlayer],
  ],
  ['sign-ups', contract.signupResponse, [fixtures.generatedSignup, fixtures.chosenSignup]],
  ['the export', contract.userExport, [fixtures.exportedData]],
  ['injuries', contract.injury, fixtures.injuries],
  ['boards', contract.leaderboard, boards],
  [
    'match chats',
    contract.matchChats,
    [
      matchChat.matchChats,
      [matchChat.longNamesMatchChat],
      matchChat.manyMatchChats(10_000),
      matchChat.malformedMatchChats,
      matchChat.hostileMatchChats,
    ],
  ],
  ['matches', contract.completedMatch, [...named(matches, /Match$/), ...manyMatches]],
  ['recaps', contract.recap, named(recaps, /Recap$/)],
  ['plays', contract.play, rowsOf(plays, /Plays$/)],
  ["the Machine's streaks", contract.machineStats, [matches.machineStats]],
  [
    'threads',
    contract.dmThreads,
    [message.dmThreads, message.malformedThreads, message.hostileThreads, message.manyDmThreads(1_000)],
  ],
  [
    'messages',
    contract.dmMessages,
    [message.dmMessages, message.malformedMessages, message.hostileMessages, message.manyDmMessages(1_000)],
  ],
  [
    'notifications',
    contract.notifications,
    [
      notification.notifications,
      notification.readNotifications,
      notification.manyNotifications(10_000),
      notification.malformedNotifications,
      notification.hostileNotifications,
    ],
  ],
  ['practice matches', responseOf(contract.endpoints.practice), [practiceMatches]],
  ['profiles', contract.userSummary, named(profile, /Summary$/)],
  [
    'users in lists',
    contract.userRows,
    [profile.oneUser, profile.fortyUsers, [profile.longNameUser], profile.manyUsers(10_000)],
  ],
  ['found users', contract.userSearchResults, [profile.searchResults, profile.manySearchResults(10_000)]],
  ['an empty audit', responseOf(contract.endpoints.audit), [emptyAudit]],
  ...Object.entries(auditBodies).map(([name, body]): [string, Schema, unknown[]] => [
    name,
    responseOf(contract.endpoints[name as keyof typeof auditBodies]),
    [body],
  ]),
])('%s match the schema', (_, schema, values) => {
  expect(values).not.toEqual([]);
  expect(values.map((value) => schema.parse(value))).toEqual(values);
});

describe('fixtures', () => {
  test('have the size that is asked for, with unique ids', () => {
    for (const rows of [many, manyMatches]) expect(new Set(rows.map(({ id }) => id)).size).toBe(1_000);
    expect(many[0]?.id).toBe('7');
    expect(practiceMatches).toHaveLength(contract.PRACTICE_MATCHES);
  });

  test('have achievements of every tier and an unknown one, and players of every rank', () => {
    const tiers = achievementList.map(({ tier }): string => tier);
    expect(new Set(tiers)).toEqual(new Set([...contract.TIERS, 'DIAMOND']));
    expect(new Set(leaderboardEntries.map(({ rank }) => rank))).toEqual(new Set(contract.RANKS));
  });

  test('have sorted boards, on which ties share a position', () => {
    for (const entries of boards) {
      const byStars = entries.map(({ stars }) => entries.filter((other) => other.stars > stars).length + 1);
      expect(entries.map(({ position }) => position)).toEqual(byStars);
      expect(new Set(byStars).size).toBeLessThan(entries.length);
    }
  });

  test('have plays that add up to the final score', () => {
    expect(plays.nbaPlays.at(-1)).toMatchObject({ scoreHome: 101, scoreAway: 98, period: 4 });
  });
});
