import { endpoints, SEARCH_DEBOUNCE_MS } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { advance } from '../clock.ts';
import { fill, find, has, hasText, page, press, valueOf, waitFor, waitForElement } from '../dom.ts';
import type { ReadCall } from '../reads.ts';

/** A page without requests of its own. */
const NOWHERE = '/nowhere';
const PROFILE = '/profile/u-mira';

const inDialog = (text: string) => () => page().querySelector('[role="dialog"]')?.textContent.includes(text) ?? false;

/** A panel that a button opens; reopening it waits for the pending request. */
const panelOf = (button: string | RegExp) => {
  const load = () => press('button', button);
  return {
    prepare: async () => void (await waitForElement('button', button)),
    load,
    reload: async () => {
      await press('button', 'Close');
      await load();
    },
    isSerialized: true,
  };
};
const searchFor = async (text: string) => {
  await fill({ 'Search by username': text });
  await advance(SEARCH_DEBOUNCE_MS);
};
/** Goes to the leaderboards and back. What is the same for everyone isn't loaded again with the session. */
export const leaveAndReturn = (link: string) => ({
  reload: async () => {
    await press('link', 'Leaderboards');
    await waitFor('house_of_hunches');
    await press('link', link);
  },
  isSerialized: true,
});
const tenThousand = <T>(row: (index: number) => T) => Array.from({ length: 10_000 }, (_, index) => row(index));

const manyWeekPicks = () => ({
  ...fixtures.sharedWeek,
  week: {
    ...fixtures.sharedWeek.week,
    picks: tenThousand((index) => ({ ...fixtures.sharedWeek.week?.picks[0], matchId: `m${index}` })),
  },
});

/** `null` and an empty body mean that there is no such thing. */
const NOT_FOUND = { emptyBody: 'shows the empty state', noContent: 'shows the empty state' } as const;
const { rivalSummary, finalRecap } = fixtures;
const threads = [fixtures.dmThread, fixtures.groupThread];

export const READS = {
  searchUsers: {
    id: 'C07',
    path: NOWHERE,
    prepare: () => press('button', 'Search users'),
    load: () => searchFor('mi'),
    // Another text each time, because results are cached.
    reload: () => searchFor(`${valueOf('Search by username')}r`),
    isPrivate: true,
    okBody: fixtures.searchResults,
    ready: inDialog('miracle_on_grass'),
    loading: 'Searching...',
    failure: 'Search failed.',
    emptyText: 'No users found',
  },
  userSummary: {
    id: 'C08',
    path: PROFILE,
    okBody: rivalSummary,
    ready: () => has('button', /followers$/) && hasText('mira_calls_it'),
    loading: 'Loading profile…',
    failure: "Couldn't load this profile.",
    emptyText: 'User not found',
    bodies: {
      manyRows: [
        {
          ...rivalSummary,
          recentPicks: tenThousand((index) => ({ ...fixtures.recentPicks[index % 20] })),
          achievements: tenThousand((index) => ({ id: `a-${index}`, title: `No. ${index}`, tier: 'GOLD' })),
        },
      ],
    },
    except: NOT_FOUND,
  },
  followers: {
    id: 'C09',
    path: PROFILE,
    ...panelOf(/followers$/),
    okBody: fixtures.manyUsers(8),
    ready: inDialog(fixtures.userAt(2).username),
    failure: "Couldn't load the list.",
    emptyText: 'No followers yet',
  },
  following: {
    id: 'C10',
    path: PROFILE,
    ...panelOf(/following$/),
    okBody: fixtures.manyUsers(8),
    ready: inDialog(fixtures.userAt(2).username),
    failure: "Couldn't load the list.",
    emptyText: 'Not following anyone yet',
  },
  notifications: {
    id: 'C14',
    path: NOWHERE,
    ...panelOf(/^Notifications/),
    isPrivate: true,
    okBody: fixtures.notifications,
    ready: inDialog('You are a Challenger now.'),
    loading: 'Loading...',
    failure: "Couldn't load notifications.",
    emptyText: 'No notifications',
  },
  matchChats: {
    id: 'C18',
    path: NOWHERE,
    ...panelOf('Menu'),
    isPrivate: true,
    okBody: fixtures.matchChats,
    idKey: 'matchId',
    ready: inDialog('Lakers vs Suns'),
    failure: "Couldn't load chats.",
    emptyText: 'No active chats',
    rows: 'section li',
  },
  randomPrediction: {
    id: 'C24',
    path: '/',
    okBody: fixtures.openPrediction,
    ready: () => find('article', 'Los Angeles Lakers @ Boston Celtics') !== undefined,
    failure: 'Failed to load prediction',
    emptyText: 'No predictions available',
    except: NOT_FOUND,
  },
  practice: {
    id: 'C47',
    path: '/practice',
    okBody: fixtures.practiceMatches,
    ready: 'Match 1 of 10',
    failure: "Couldn't load the practice matches.",
    emptyText: "Practice isn't available right now",
  },
  leaderboard: {
    id: 'C26',
    path: '/leaderboards',
    okBody: fixtures.leaderboardEntries,
    idKey: 'userId',
    ready: 'house_of_hunches',
    failure: "Couldn't load the leaderboard.",
    emptyText: 'No data available',
    rows: 'tbody tr',
  },
  machineEdge: {
    id: 'C44',
    path: '/machine',
    ...leaveAndReturn('The Machine'),
    okBody: fixtures.edgeTable,
    ready: 'north_stand_nell',
    loading: 'Loading…',
    failure: "Couldn't load the table.",
    emptyText: 'No one has 20 disagreements yet',
    rows: 'tbody tr',
    bodies: {
      malformedRows: [{ coin: 7, players: [7, null, {}, ...fixtures.edgeTable.players] }],
      manyRows: [fixtures.manyEdges(10_000)],
      emptyResponse: fixtures.emptyEdgeTable,
    },
  },
  machineRecord: {
    id: 'C51',
    path: '/machine',
    ...leaveAndReturn('The Machine'),
    okBody: fixtures.nbaRecord,
    ready: 'Right in 63 of 100 matches',
    loading: 'Loading…',
    failure: "Couldn't load the record.",
    emptyText: 'No graded NBA match yet',
    bodies: {
      malformedRows: [{ ...fixtures.nbaRecord, versions: 7, seasons: [7, null, {}, ...fixtures.nbaRecord.seasons] }],
      manyRows: [
        {
          ...fixtures.nbaRecord,
          versions: tenThousand((index) => ({ version: `elo-${index}`, change: null, uses: [] })),
        },
      ],
      emptyResponse: fixtures.emptyRecord,
    },
  },
  userEdge: {
    id: 'C45',
    path: PROFILE,
    ...leaveAndReturn('mira_calls_it'),
    okBody: fixtures.edgeDetails,
    ready: 'By club',
    failure: "Couldn't load the edge over time.",
    emptyText: 'How the edge works',
    bodies: {
      malformedRows: [{ ...fixtures.edgeDetails, timeline: [7, null, ...fixtures.edgeDetails.timeline] }],
      manyRows: [
        {
          ...fixtures.edgeDetails,
          clubs: tenThousand((index) => ({ league: 'NBA', club: `Club ${index}`, disagreements: 1, wins: 0.4 })),
        },
      ],
    },
    except: NOT_FOUND,
  },
  recap: {
    id: 'C29',
    path: '/completed/nba-lal-phx-1',
    okBody: finalRecap,
    ready: 'Official result',
    failure: 'Failed to load match details',
    retry: 'Retry',
    showsMessage: true,
    emptyText: 'Match not found',
    bodies: {
      manyRows: [
        {
          ...finalRecap,
          prediction: {
            ...finalRecap.prediction,
            fullAnalysis: null,
            rationaleBullets: tenThousand((index) => `Reason ${index}`),
            sources: tenThousand((index) => ({ title: `Source ${index}`, kind: 'results' })),
          },
        },
      ],
    },
    except: NOT_FOUND,
  },
  share: {
    id: 'C130',
    path: '/s/share-pick',
    okBody: fixtures.sharedPick,
    ready: 'Shared by',
    failure: "Couldn't load this page.",
    emptyText: 'Nothing is shared here',
    bodies: { malformedRows: [{ id: 's', pick: 7 }], manyRows: [manyWeekPicks()], emptyResponse: { id: 's' } },
    except: { notFound: 'shows the empty state', malformedRows: 'shows the empty state' },
  },
  pickReceipt: {
    id: 'C61',
    path: '/receipts/nba-lal-phx-1',
    isPrivate: true,
    okBody: { receipt: fixtures.finalReceipt },
    ready: 'All 7 steps hold.',
    failure: "Couldn't load your receipt.",
    emptyText: 'no receipt',
    bodies: { malformedRows: [{ receipt: 7 }], emptyResponse: { receipt: null } },
    except: {
      notFound: 'shows the empty state',
      // Half of a proof proves nothing.
      malformedRows: 'shows the failure and lets the player retry',
      hostileText: 'shows the valid rows',
      manyRows: null,
    },
  },
  audit: {
    id: 'C62',
    path: '/receipts/nba-lal-phx-1',
    isPrivate: true,
    okBody: fixtures.mockedLog.audit,
    ready: 'All 7 steps hold.',
    failure: "Couldn't load your receipt.",
    emptyText: 'Not valid',
    bodies: { emptyResponse: { key: '', checkpoint: null } },
    except: { hostileText: 'shows the valid rows', manyRows: null },
  },
  achievements: {
    id: 'C30',
    path: '/achievements',
    okBody: fixtures.achievementList,
    ready: 'Honors even',
    failure: "Couldn't load achievements.",
    emptyText: 'No achievements yet',
    // In one tier, because each tier shows 100.
    bodies: { manyRows: [tenThousand((index) => ({ ...fixtures.lockedAchievement, id: `a-${index}` }))] },
  },
  dmThreads: {
    id: 'C31',
    path: '/messages',
    isPrivate: true,
    okBody: threads,
    ready: 'See you on the board.',
    failure: "Couldn't load messages.",
    emptyText: 'No messages yet',
  },
  dmMessages: {
    id: 'C33',
    path: '/messages/t-mira',
    handlers: [reply(endpoints.dmThreads, threads)],
    isPrivate: true,
    okBody: fixtures.dmMessages,
    ready: 'Look at the injuries before you talk.',
    failure: 'Failed to fetch thread.',
    emptyText: 'No messages yet',
    rows: '[data-index]',
  },
  clubs: {
    id: 'C121',
    path: '/settings',
    isPrivate: true,
    okBody: fixtures.clubs,
    // The leagues are closed.
    ready: '1 of 30 followed',
    failure: "Couldn't load the clubs.",
    emptyText: 'There are no clubs to follow yet.',
    rows: 'main [aria-expanded="false"]',
    idKey: 'code',
  },
  userClubs: {
    id: 'C122',
    path: '/settings',
    isPrivate: true,
    okBody: fixtures.followedClubs,
    ready: '2 of 30 followed',
    failure: "Couldn't load the clubs.",
    emptyText: '0 of 30 followed',
    idKey: 'code',
    // The names come from the list of all clubs, and there are as many rows as in it.
    except: { hostileText: null, manyRows: null },
  },
  moderationCases: {
    id: 'C101',
    path: '/moderation',
    user: fixtures.moderator,
    isPrivate: true,
    okBody: fixtures.moderationCases,
    ready: fixtures.openCase.content,
    failure: "Couldn't load the reports.",
    emptyText: 'Nothing to review',
    bodies: {
      malformedRows: [{ cases: [7, null, ...fixtures.moderationCases.cases], next: 7 }],
      manyRows: [{ cases: tenThousand((index) => ({ ...fixtures.openCase, id: `case-${index}` })), next: null }],
      emptyResponse: fixtures.noCases,
    },
  },
  moderationCase: {
    id: 'C102',
    path: '/moderation?case=case-message',
    user: fixtures.moderator,
    isPrivate: true,
    okBody: fixtures.openCaseDetails,
    ready: fixtures.openCase.content,
    failure: "Couldn't load this report.",
    emptyText: 'The text has been removed.',
    bodies: {
      malformedRows: [{ ...fixtures.openCaseDetails, notes: [7, null], decisions: 7 }],
      manyRows: [
        {
          ...fixtures.openCaseDetails,
          earlierDecisions: tenThousand((index) => ({ ...fixtures.warning, id: `d-${index}` })),
        },
      ],
      emptyResponse: { ...fixtures.nameCaseDetails, content: '' },
    },
  },
  moderationLog: {
    id: 'C103',
    path: '/moderation?tab=log',
    user: fixtures.moderator,
    isPrivate: true,
    okBody: fixtures.moderationLog,
    ready: 'Word filter on',
    failure: "Couldn't load the reports.",
    emptyText: 'Nothing logged yet',
    bodies: {
      malformedRows: [{ entries: [7, null, ...fixtures.moderationLog.entries], next: null }],
      manyRows: [
        {
          entries: tenThousand((index) => ({
            ...fixtures.moderationLog.entries[0],
            position: index + 1,
            hash: `${index}`.padStart(64, '0'),
          })),
          next: null,
        },
      ],
      emptyResponse: { entries: [], next: null },
    },
  },
  activeSessions: {
    id: 'C41',
    path: '/settings',
    isPrivate: true,
    okBody: fixtures.activeSessions,
    ready: 'Safari on iPhone',
    failure: "Couldn't load your devices.",
    emptyText: "Where you're logged in",
    // A 404 means that the server has no session list, so there is nothing to fail.
    except: { notFound: null },
  },
  reminders: {
    id: 'C140',
    path: '/settings',
    isPrivate: true,
    okBody: fixtures.reminders,
    ready: 'Create an address',
    failure: "Couldn't load your reminders.",
  },
} satisfies Partial<Record<EndpointName, ReadCall>>;
