import { type CurrentUser, type Endpoint, endpoints, type PredictionResponse } from '@machine/contract';
import type { HttpHandler } from 'msw';
import { sessions, slow } from './conditions.ts';
import * as fixtures from './fixtures.ts';
import { drop, hang, refuse, reply } from './handlers.ts';
import * as lastMinute from './lastMinute.ts';
import { veteran, veteranAchievements, veteranSummary } from './veteran.ts';
import { always, nothingYet, writes } from './world.ts';

const { endOfDayAnswer, goldPrediction, lockedPrediction, newcomer, openPrediction, player } = fixtures;

const signedIn = (user: CurrentUser) => reply(endpoints.currentUser, user);
const cards = (random: PredictionResponse, spotlight = random) => [
  reply(endpoints.randomPrediction, random),
  reply(endpoints.spotlightPrediction, spotlight),
];
const openCards = cards(openPrediction, goldPrediction);
const each = (answer: (endpoint: Endpoint) => HttpHandler) => Object.values(endpoints).map(answer);

const veteranWorld = [
  signedIn(veteran),
  ...openCards,
  reply(endpoints.userSummary, veteranSummary),
  reply(endpoints.achievements, veteranAchievements),
  reply(endpoints.completedLive, fixtures.manyMatches(60)),
  reply(endpoints.notifications, fixtures.notificationsOf(80)),
  reply(endpoints.unreadCount, { count: 27 }),
  reply(endpoints.matchChats, fixtures.matchChatsOf(9)),
  reply(endpoints.dmThreads, [...fixtures.dmThreads, ...fixtures.dmThreadsOf(24)]),
  reply(endpoints.dmMessages, fixtures.dmMessagesOf(300)),
  ...always,
];

/** Named worlds for `npm run dev:mocked` and for the grid of faults: each answers all that the app asks. */
export const scenarios = {
  visitor: [...sessions.anonymous, ...openCards, ...always],
  'new player': [signedIn(newcomer), ...openCards, ...always],
  veteran: veteranWorld,
  'locked pick': [signedIn(player), ...cards(lockedPrediction), ...always],
  'end of day': [signedIn(player), ...cards(endOfDayAnswer), ...always],
  'live final': [
    signedIn(player),
    ...cards(lastMinute.lastMinutePrediction),
    reply(endpoints.completedLive, [lastMinute.lastMinuteMatch, ...fixtures.completedMatches.slice(2)]),
    reply(endpoints.match, lastMinute.lastMinuteDetail),
    reply(endpoints.playByPlay, [...lastMinute.lastMinutePlays]),
    reply(endpoints.recap, lastMinute.lastMinuteRecap),
    reply(endpoints.matchChat, lastMinute.lastMinuteChat),
    ...always,
  ],
  'nothing yet': [signedIn(newcomer), ...nothingYet, ...writes],
  'without password': [...sessions['without-password'], ...openCards, ...always],
  'unconfirmed email': [...sessions['unconfirmed-email'], ...openCards, ...always],
  'everything failing': each((endpoint) => refuse(endpoint, 500)),
  'very slow': [slow(1_500), ...veteranWorld],
  'never answers': each(hang),
  offline: each(drop),
} satisfies Record<string, HttpHandler[]>;
export type ScenarioName = keyof typeof scenarios;
