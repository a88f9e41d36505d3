import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import type { PredictionResponse } from '@machine/contract/prediction.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import type { HttpHandler } from 'msw';
import { sessions, delayAll } from './conditions.ts';
import { achievementsAsSent, matchesAsSent, threadsAsSent } from './asSent.ts';
import * as fixtures from './fixtures.ts';
import { failNetwork, neverReply, reply, replyError } from './handlers.ts';
import { olderServer } from './olderServer.ts';
import * as lastMinute from './lastMinute.ts';
import { veteran, veteranAchievements, veteranSummary } from './veteran.ts';
import { commonHandlers, emptyHandlers, writeHandlers } from './scenarioHandlers.ts';

const { endOfDayResponse, goldPrediction, lockedPrediction, newcomer, openPrediction, player } = fixtures;

/** A working server, as a player sees it. */
const as = (user: CurrentUser, ...handlers: HttpHandler[]) => [
  reply(endpoints.currentUser, user),
  ...handlers,
  ...commonHandlers,
];
const cards = (random: PredictionResponse, spotlight = random) => [
  reply(endpoints.randomPrediction, random),
  reply(endpoints.spotlightPrediction, spotlight),
];
const openCards = cards(openPrediction, goldPrediction);
const forAll = (toHandler: (endpoint: Endpoint) => HttpHandler) => Object.values(endpoints).map(toHandler);

/** Real matches, with everything that can go wrong with their scores. */
const realMatchHandlers = [
  reply(endpoints.gameInfo, fixtures.realGameInfo),
  reply(
    endpoints.completedLive,
    matchesAsSent([
      fixtures.eplLiveMatch,
      fixtures.outageMatch,
      fixtures.voidMovedMatch,
      ...fixtures.completedMatches.filter(({ status }) => status !== 'LIVE'),
    ]),
  ),
  reply(endpoints.match, fixtures.outageDetail),
  reply(endpoints.recap, fixtures.movedRecap),
];

const veteranHandlers = as(
  veteran,
  ...openCards,
  reply(endpoints.userSummary, veteranSummary),
  reply(endpoints.achievements, achievementsAsSent(veteranAchievements)),
  reply(endpoints.completedLive, matchesAsSent([fixtures.livePickedMatch, ...fixtures.manyMatches(60)])),
  reply(endpoints.following, fixtures.fortyUsers),
  reply(endpoints.notifications, fixtures.manyNotifications(80)),
  reply(endpoints.unreadCount, { count: 27 }),
  reply(endpoints.matchChats, fixtures.manyMatchChats(9)),
  reply(endpoints.dmThreads, threadsAsSent([...fixtures.dmThreads, ...fixtures.manyDmThreads(24)])),
  reply(endpoints.dmMessages, fixtures.manyDmMessages(200)),
);

const withNewResults: CurrentUser = { ...player, newResultsCount: fixtures.newResults.totalCount };
const withRequests = threadsAsSent([...fixtures.dmThreads, fixtures.requestThread, fixtures.leftGroupThread]);
const fullEplCard = { ...fixtures.fullEplPrediction, questions: fixtures.tenQuestions };

/** Named scenarios for `npm run dev:mocked`, flows and fault injection. Each one handles every call the app makes. */
export const scenarios = {
  visitor: [...sessions.anonymous, ...openCards, ...commonHandlers],
  'new-player': as(newcomer, ...openCards),
  veteran: veteranHandlers,
  'new-results': as(withNewResults, ...openCards),
  'spoiler-free': as(
    { ...withNewResults, hiddenResults: fixtures.allHidden },
    reply(endpoints.notifications, fixtures.neutralNotifications),
    ...openCards,
  ),
  'locked-pick': as(player, ...cards(lockedPrediction)),
  'message-requests': as(player, ...cards(lockedPrediction), reply(endpoints.dmThreads, withRequests)),
  'full-card': as(player, ...cards(fixtures.fullPrediction, fullEplCard)),
  'full-card-visitor': [...sessions.anonymous, ...cards(fixtures.fullEplPrediction), ...commonHandlers],
  'pending-day-end': as(player, ...cards(fixtures.pendingDayEndResponse)),
  'end-of-day': as(player, ...cards(endOfDayResponse)),
  'last-minute': as(
    player,
    ...cards(lastMinute.lastMinutePrediction),
    reply(endpoints.completedLive, matchesAsSent([lastMinute.lastMinuteMatch, ...fixtures.completedMatches.slice(2)])),
    reply(endpoints.match, lastMinute.lastMinuteDetail),
    reply(endpoints.playByPlay, [...lastMinute.lastMinutePlays]),
    reply(endpoints.recap, lastMinute.lastMinuteRecap),
    reply(endpoints.matchChat, lastMinute.lastMinuteChat),
  ),
  'delayed-scores': as(player, ...cards(fixtures.withOutage(openPrediction)), ...realMatchHandlers),
  moderator: as(fixtures.moderator, ...openCards),
  muted: as(fixtures.mutedPlayer, ...openCards),
  empty: [reply(endpoints.currentUser, newcomer), ...emptyHandlers, ...writeHandlers],
  'older-server': olderServer(as(player, ...cards(fixtures.withOutage(fixtures.fullPrediction)), ...realMatchHandlers)),
  'older-server-visitor': olderServer([...sessions.anonymous, ...cards(fixtures.fullEplPrediction), ...commonHandlers]),
  'without-password': as(fixtures.playerWithoutPassword, ...openCards),
  'unconfirmed-email': as(fixtures.unconfirmedPlayer, ...openCards),
  'everything-failing': forAll((endpoint) => replyError(endpoint, 500)),
  'very-slow': [delayAll(1_500), ...veteranHandlers],
  'never-responds': forAll(neverReply),
  offline: forAll(failNetwork),
} satisfies Record<string, HttpHandler[]>;
export type ScenarioName = keyof typeof scenarios;
