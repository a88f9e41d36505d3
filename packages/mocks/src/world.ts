import { endpoints } from '@machine/contract';
import { http, HttpResponse } from 'msw';
import * as fixtures from './fixtures.ts';
import { reply } from './handlers.ts';

const { newcomer, newSummary, noMatchAnswer, openPrediction, ownSummary, player } = fixtures;

const OWN = new Map([
  [player.id, ownSummary],
  [newcomer.id, newSummary],
]);

/** What has been played and who has played, the same in every world that works. */
const results = [
  reply(endpoints.leaderboard, fixtures.leaderboardEntries),
  reply(endpoints.completedLive, [...fixtures.completedMatches]),
  reply(endpoints.machineStats, fixtures.machineStats),
  reply(endpoints.recap, fixtures.finalRecap),
  reply(endpoints.playByPlay, [...fixtures.nbaPlays]),
  reply(endpoints.achievements, fixtures.achievementList),
  http.get(endpoints.userSummary.path, ({ params }) =>
    HttpResponse.json(OWN.get(String(params.id)) ?? fixtures.rivalSummary),
  ),
  reply(endpoints.followers, fixtures.fortyPeople),
  reply(endpoints.following, fixtures.onePerson),
  reply(endpoints.searchUsers, fixtures.searchResults),
];
/** What has happened meanwhile, and what is being said. */
const social = [
  reply(endpoints.notifications, fixtures.notifications),
  reply(endpoints.unreadCount, { count: fixtures.notifications.filter(({ isRead }) => !isRead).length }),
  reply(endpoints.matchChats, fixtures.matchChats),
  reply(endpoints.matchChat, [...fixtures.chatMessages]),
  reply(endpoints.match, fixtures.liveDetail),
  reply(endpoints.dmThreads, fixtures.dmThreads),
  reply(endpoints.dmMessages, fixtures.dmMessages),
  reply(endpoints.activeSessions, fixtures.activeSessions),
];
/** Whatever is sent is taken. */
export const writes = [
  reply(endpoints.login, null),
  reply(endpoints.logout, null),
  reply(endpoints.logoutEverywhere, null),
  reply(endpoints.endSession, null),
  reply(endpoints.signup, fixtures.generatedSignup),
  reply(endpoints.forgotPassword, null),
  reply(endpoints.resetPassword, null),
  reply(endpoints.updatePreference, null),
  reply(endpoints.changePassword, null),
  reply(endpoints.resendConfirmation, null),
  reply(endpoints.deleteAccount, null),
  reply(endpoints.exportData, fixtures.exportedData),
  reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201),
  reply(endpoints.follow, null),
  reply(endpoints.unfollow, null),
  reply(endpoints.removeFollower, null),
  reply(endpoints.markRead, null),
  reply(endpoints.markAllRead, null),
  reply(endpoints.sendChatMessage, null, 201),
  reply(endpoints.sendDmMessage, null, 201),
  reply(endpoints.createThread, { id: fixtures.dmThread.id }, 201),
  reply(endpoints.reportClientError, null),
  reply(endpoints.addParticipants, { newThread: true, thread: { id: fixtures.groupThread.id } }),
];
/** What every world that works answers beside who is here and which card comes. */
export const always = [...results, ...social, ...writes];

/** On the first day: each question has its empty answer. */
export const nothingYet = [
  reply(endpoints.randomPrediction, noMatchAnswer),
  reply(endpoints.spotlightPrediction, noMatchAnswer),
  reply(endpoints.leaderboard, []),
  reply(endpoints.completedLive, []),
  reply(endpoints.machineStats, { currentStreak: 0, bestStreak: 0 }),
  reply(endpoints.recap, null),
  reply(endpoints.playByPlay, []),
  reply(endpoints.achievements, []),
  reply(endpoints.userSummary, fixtures.newSummary),
  reply(endpoints.followers, []),
  reply(endpoints.following, []),
  reply(endpoints.searchUsers, []),
  reply(endpoints.notifications, []),
  reply(endpoints.unreadCount, { count: 0 }),
  reply(endpoints.matchChats, []),
  reply(endpoints.matchChat, []),
  reply(endpoints.match, fixtures.scheduledDetail),
  reply(endpoints.dmThreads, []),
  reply(endpoints.dmMessages, []),
  reply(endpoints.activeSessions, []),
];
