import { endpoints, SEARCH_DEBOUNCE_MS } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { pass } from './clock.ts';
import { find, got, page, press, pressNow, type } from './dom.ts';
import type { Read } from './scene.ts';

/** A page without questions of its own. */
const NOWHERE = '/nowhere';
const LOADING = 'Loading…';

const inDialog = (text: string) => () => page().querySelector('[role="dialog"]')?.textContent?.includes(text) ?? false;

const reopen = (open: () => Promise<void>) => async () => {
  await press('button', 'Close');
  await open();
};

const searchFor = async (text: string) => {
  await type('Search by username', text);
  await pass(SEARCH_DEBOUNCE_MS);
};
const openFollowers = () => press('button', /followers$/);
const openFollowing = () => press('button', /following$/);
const openNotifications = () => press('button', /^Notifications/);
const openMenu = async () => {
  const menu = await got('button', 'Menu');
  pressNow(menu);
};

const person = (index: number) => fixtures.personNo(index);
const threads = [fixtures.dmThread, fixtures.groupThread];
const talk = [reply(endpoints.dmThreads, threads)];

/** Questions that are asked once: a failure stands in place of the answer (EB). */
export const READS: readonly Read[] = [
  {
    kind: 'read',
    id: 'C07',
    call: endpoints.searchUsers,
    as: 'player',
    path: NOWHERE,
    good: fixtures.searchResults,
    arrive: () => press('button', 'Search users'),
    ask: () => searchFor('mi'),
    askAgain: () => searchFor('mir'),
    isPrivate: true,
    ready: inDialog('miracle_on_grass'),
    loading: 'Searching...',
    failed: 'Search failed.',
    empty: 'No users found',
    emptyBody: [],
    idKey: 'id',
    many: fixtures.searchResultsOf(10_000),
    rows: '[role="dialog"] li',
  },
  {
    kind: 'read',
    id: 'C08',
    call: endpoints.userSummary,
    as: 'player',
    path: '/profile/u-mira',
    good: fixtures.rivalSummary,
    ready: () => find('button', /followers$/) !== undefined && (page().textContent ?? '').includes('mira_calls_it'),
    loading: 'Loading profile…',
    failed: "Couldn't load this profile.",
    empty: 'User not found',
    emptyBody: null,
    idKey: 'id',
    many: {
      ...fixtures.rivalSummary,
      recentPicks: Array.from({ length: 10_000 }, (_, index) => ({ ...fixtures.recentPicks[index % 20] })),
      achievements: Array.from({ length: 10_000 }, (_, index) => ({
        id: `a-${index}`,
        title: `No. ${index}`,
        tier: 'GOLD',
      })),
    },
    rows: 'main li',
  },
  {
    kind: 'read',
    id: 'C09',
    call: endpoints.followers,
    as: 'player',
    path: '/profile/u-mira',
    good: fixtures.peopleOf(8),
    arrive: async () => void (await got('button', /followers$/)),
    ask: openFollowers,
    askAgain: reopen(openFollowers),
    isOneAtATime: true,
    ready: inDialog(person(2).username),
    loading: LOADING,
    failed: "Couldn't load the list.",
    empty: 'No followers yet',
    emptyBody: [],
    idKey: 'id',
    many: fixtures.peopleOf(10_000),
    rows: '[role="dialog"] li',
  },
  {
    kind: 'read',
    id: 'C10',
    call: endpoints.following,
    as: 'player',
    path: '/profile/u-mira',
    good: fixtures.peopleOf(8),
    arrive: async () => void (await got('button', /following$/)),
    ask: openFollowing,
    askAgain: reopen(openFollowing),
    isOneAtATime: true,
    ready: inDialog(person(2).username),
    loading: LOADING,
    failed: "Couldn't load the list.",
    empty: 'Not following anyone yet',
    emptyBody: [],
    idKey: 'id',
    many: fixtures.peopleOf(10_000),
    rows: '[role="dialog"] li',
  },
  {
    kind: 'read',
    id: 'C14',
    call: endpoints.notifications,
    as: 'player',
    path: NOWHERE,
    good: fixtures.notifications,
    arrive: async () => void (await got('button', /^Notifications/)),
    ask: openNotifications,
    askAgain: reopen(openNotifications),
    isOneAtATime: true,
    isPrivate: true,
    ready: inDialog('You are a Challenger now.'),
    loading: 'Loading...',
    failed: "Couldn't load notifications.",
    empty: 'No notifications',
    emptyBody: [],
    idKey: 'id',
    many: fixtures.notificationsOf(10_000),
    rows: '[role="dialog"] li',
  },
  {
    kind: 'read',
    id: 'C18',
    call: endpoints.matchChats,
    as: 'player',
    path: NOWHERE,
    good: fixtures.matchChats,
    arrive: async () => void (await got('button', 'Menu')),
    ask: openMenu,
    askAgain: reopen(openMenu),
    isOneAtATime: true,
    isPrivate: true,
    ready: inDialog('Lakers vs Suns'),
    loading: LOADING,
    failed: "Couldn't load chats.",
    empty: 'No active chats',
    emptyBody: [],
    idKey: 'matchId',
    many: fixtures.matchChatsOf(10_000),
    rows: '[role="dialog"] section li',
  },
  {
    kind: 'read',
    id: 'C24',
    call: endpoints.randomPrediction,
    as: 'player',
    path: '/',
    good: fixtures.openPrediction,
    ready: () => find('article', 'Los Angeles Lakers @ Boston Celtics') !== undefined,
    loading: LOADING,
    failed: 'Failed to load prediction',
    empty: 'No predictions available',
    emptyBody: null,
    idKey: 'id',
  },
  {
    kind: 'read',
    id: 'C26',
    call: endpoints.leaderboard,
    as: 'player',
    path: '/leaderboards',
    good: fixtures.leaderboardEntries,
    ready: 'house_of_hunches',
    loading: LOADING,
    failed: "Couldn't load the leaderboard.",
    empty: 'No data available',
    emptyBody: [],
    idKey: 'userId',
    many: fixtures.leaderboardOf(10_000),
    rows: 'main tbody tr',
  },
  {
    kind: 'read',
    id: 'C29',
    call: endpoints.recap,
    as: 'player',
    path: '/completed/nba-lal-phx-1',
    good: fixtures.finalRecap,
    ready: 'Official result',
    loading: LOADING,
    failed: 'Failed to load match details',
    retry: 'Retry',
    empty: 'Match not found',
    emptyBody: null,
    idKey: 'id',
    many: {
      ...fixtures.finalRecap,
      prediction: {
        ...fixtures.finalRecap.prediction,
        fullAnalysis: null,
        rationaleBullets: Array.from({ length: 10_000 }, (_, index) => `Reason ${index}`),
        sources: Array.from({ length: 10_000 }, (_, index) => ({ title: `Source ${index}`, kind: 'results' })),
      },
    },
    rows: 'main li',
  },
  {
    kind: 'read',
    id: 'C30',
    call: endpoints.achievements,
    as: 'player',
    path: '/achievements',
    good: fixtures.achievementList,
    ready: 'Honours even',
    loading: LOADING,
    failed: "Couldn't load achievements.",
    empty: 'No achievements yet',
    emptyBody: [],
    idKey: 'id',
    many: Array.from({ length: 10_000 }, (_, index) => ({ ...fixtures.lockedAchievement, id: `a-${index}` })),
    rows: 'main li',
  },
  {
    kind: 'read',
    id: 'C31',
    call: endpoints.dmThreads,
    as: 'player',
    path: '/messages',
    good: threads,
    isPrivate: true,
    ready: 'See you on the board.',
    loading: LOADING,
    failed: "Couldn't load messages.",
    empty: 'No messages yet',
    emptyBody: [],
    idKey: 'id',
    many: fixtures.dmThreadsOf(10_000),
    rows: 'main li',
  },
  {
    kind: 'read',
    id: 'C33',
    call: endpoints.dmMessages,
    as: 'player',
    path: '/messages/t-mira',
    world: talk,
    good: fixtures.dmMessages,
    isPrivate: true,
    ready: 'Look at the injuries before you talk.',
    loading: LOADING,
    failed: 'Failed to fetch thread.',
    empty: 'No messages yet',
    emptyBody: [],
    idKey: 'id',
    many: fixtures.dmMessagesOf(10_000),
    rows: '[role="log"] [data-index]',
  },
];
