import { POLL_MS } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import type { EndpointName } from '../call.ts';
import { has, page, press } from '../dom.ts';
import type { PollCall } from '../polls.ts';
import { leaveAndReturn } from './reads.ts';

const MATCH = '/match-chat/nba-lal-phx';
const heading = (text: string) => () => page().querySelector('main h1')?.textContent === text;

const slate = fixtures.slateBetween(new URLSearchParams());

export const POLLS = {
  slate: {
    id: 'C120',
    path: '/today',
    everyMs: POLL_MS.slate,
    hasPausedNotice: true,
    okBody: slate,
    ready: 'Milwaukee Bucks',
    failure: "Couldn't load the matches.",
    emptyText: 'No matches today',
    rows: '[data-index]',
    bodies: {
      malformedRows: [{ ...slate, entries: [null, { match: 7 }, { match: { id: null } }, ...slate.entries] }],
      manyRows: [{ ...slate, entries: [...slate.entries, ...fixtures.manySlateEntries(10_000)] }],
      emptyResponse: { entries: [], nextPredictionAt: null },
    },
  },
  unreadCount: {
    id: 'C17',
    path: '/nowhere',
    everyMs: POLL_MS.unreadCount,
    reload: () => press('button', /^Notifications/),
    isSerialized: true,
    okBody: { count: 3 },
    ready: () => has('button', 'Notifications, 3 unread'),
    failure: () => has('button', 'Notifications'),
    bodies: { malformedRows: [{ count: -1 }, { count: '7' }, { count: null }, {}] },
    except: { malformedRows: 'keeps the loaded data and recovers with the next poll', hostileText: null },
  },
  matchChat: {
    id: 'C19',
    path: MATCH,
    everyMs: POLL_MS.matchChat,
    hasPausedNotice: true,
    okBody: fixtures.chatMessages,
    ready: 'Be kind to each other, please.',
    failure: "Couldn't load messages.",
    emptyText: 'No messages yet. Start the conversation!',
    rows: '[data-index]',
  },
  match: {
    id: 'C21',
    path: MATCH,
    everyMs: POLL_MS.match,
    hasPausedNotice: true,
    okBody: fixtures.liveDetail,
    ready: heading('PHX 74 - 78 LAL'),
    failure: heading('Live Play-by-Play'),
  },
  playByPlay: {
    id: 'C22',
    path: MATCH,
    everyMs: POLL_MS.playByPlay,
    hasPausedNotice: true,
    // Few enough that all are in the page.
    okBody: fixtures.nbaPlays.slice(-8),
    ready: 'Ilan Brandt makes a free throw',
    failure: "Couldn't load plays.",
    rows: '[data-index]',
  },
  completedLive: {
    id: 'C27',
    path: '/completed',
    everyMs: POLL_MS.completedLive,
    hasPausedNotice: true,
    okBody: fixtures.completedMatches,
    // Among the first: those far below aren't rendered.
    ready: 'Miami Heat',
    failure: "Couldn't load matches.",
    emptyText: 'No completed matches yet',
  },
  machineStats: {
    id: 'C28',
    path: '/completed',
    everyMs: POLL_MS.machineStats,
    ...leaveAndReturn('Completed'),
    hasPausedNotice: true,
    okBody: fixtures.machineStats,
    ready: 'Current streak 3, best 11',
    failure: 'Current streak unknown, best unknown',
    // It has only numbers.
    except: { hostileText: 'stays as it is' },
  },
} satisfies Partial<Record<EndpointName, PollCall>>;
