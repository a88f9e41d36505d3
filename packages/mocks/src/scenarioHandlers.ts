import * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import type { Endpoint, EndpointOutput } from '@machine/contract/endpoint.ts';
import { BOARDS } from '@machine/contract/leaderboard.ts';
import { http, HttpResponse } from 'msw';
import { achievementsAsSent, chatAsSent, matchesAsSent, threadsAsSent } from './asSent.ts';
import * as fixtures from './fixtures.ts';
import { reply, replyWith } from './handlers.ts';

const { newcomer, newcomerSummary, noMatchResponse, openPrediction, ownSummary, player } = fixtures;

const OWN_SUMMARIES = new Map([
  [player.id, ownSummary],
  [newcomer.id, newcomerSummary],
]);

/** The picture of a share. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0b0d0c"/></svg>';
const shareFileHandler = http.get('/s/:file', ({ params }) =>
  String(params.file).endsWith('.png')
    ? new HttpResponse(PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } })
    : undefined,
);

/** Replies of the writes that have one. */
const WRITE_REPLIES: { [Name in CallName]?: EndpointOutput<(typeof endpoints)[Name]> } = {
  signup: fixtures.generatedSignup,
  changeUsername: { username: 'ada_lovelace', canRenameAt: '2025-11-13T12:00:00Z' },
  createCalendarAddress: fixtures.calendarAddress,
  followClub: fixtures.followedClubs,
  lockPick: { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } },
  createShare: fixtures.createdShare,
  hideResults: fixtures.allHidden,
  showResult: fixtures.allHidden,
  createThread: { id: fixtures.dmThread.id },
  createFriendLeague: fixtures.toSummary(fixtures.newLeague),
  createInvite: fixtures.invite,
  joinFriendLeague: { id: fixtures.invitedLeague.id },
  addParticipants: { newThread: true, thread: { id: fixtures.groupThread.id } },
};
const calls = Object.entries<Endpoint>(endpoints) as [CallName, Endpoint][];

/** Every write succeeds, and so does the export. */
export const writeHandlers = [
  reply(endpoints.exportData, fixtures.exportedData),
  ...calls
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, endpoint]) =>
      reply(
        endpoint,
        WRITE_REPLIES[name] ?? null,
        Math.max(...Object.keys(endpoint.success ?? { 200: '' }).map(Number)),
      ),
    ),
];
/** Everything except the current user and the prediction cards, the same in every working scenario. */
export const commonHandlers = [
  replyWith(endpoints.leaderboard, (query) =>
    fixtures.boardEntries(BOARDS.find((board) => board === query.get('board')) ?? 'stars'),
  ),
  reply(endpoints.completedLive, matchesAsSent(fixtures.completedMatches)),
  reply(endpoints.gameInfo, fixtures.gameInfo),
  replyWith(endpoints.slate, (query) => fixtures.slateBetween(query)),
  reply(endpoints.clubs, fixtures.clubs),
  reply(endpoints.userClubs, fixtures.followedClubs),
  reply(endpoints.practice, fixtures.practiceMatches),
  reply(endpoints.machineStats, fixtures.machineStats),
  reply(endpoints.machineEdge, fixtures.edgeTable),
  replyWith(endpoints.machineRecord, (query) =>
    query.get('league') === 'EPL' ? fixtures.eplRecord : fixtures.nbaRecord,
  ),
  reply(endpoints.userEdge, fixtures.edgeDetails),
  reply(endpoints.newResults, fixtures.newResults),
  http.get(endpoints.pickReceipt.path, ({ params }) =>
    HttpResponse.json({ receipt: fixtures.receiptOf(String(params.matchId)) }),
  ),
  reply(endpoints.shares, { shares: [], next: null }),
  reply(endpoints.share, fixtures.sharedPick),
  reply(endpoints.recap, fixtures.finalRecap),
  reply(endpoints.playByPlay, [...fixtures.nbaPlays]),
  reply(endpoints.achievements, achievementsAsSent(fixtures.achievementList)),
  http.get(endpoints.userSummary.path, ({ params }) =>
    HttpResponse.json(OWN_SUMMARIES.get(String(params.id)) ?? fixtures.rivalSummary),
  ),
  reply(endpoints.followers, fixtures.fortyUsers),
  reply(endpoints.following, fixtures.oneUser),
  reply(endpoints.searchUsers, fixtures.searchResults),

  // Calls that anyone can check the server with.
  reply(endpoints.audit, fixtures.mockedLog.audit),
  reply(endpoints.auditCheckpoints, fixtures.auditCheckpoints),
  reply(endpoints.auditEntries, fixtures.auditEntries),
  reply(endpoints.auditInclusion, fixtures.auditInclusion),
  replyWith(endpoints.auditConsistency, (query) => ({
    path: [...(fixtures.mockedLog.paths[Number(query.get('from'))] ?? [])],
  })),
  reply(endpoints.auditResults, fixtures.auditResults),
  reply(endpoints.auditPicks, fixtures.auditPicks),

  // Notifications, chats, messages and sessions.
  reply(endpoints.notifications, fixtures.notifications),
  reply(endpoints.unreadCount, { count: fixtures.notifications.filter(({ isRead }) => !isRead).length }),
  reply(endpoints.matchChats, fixtures.matchChats),
  reply(endpoints.matchChat, chatAsSent(fixtures.chatMessages)),
  reply(endpoints.match, fixtures.liveDetail),
  reply(endpoints.dmThreads, threadsAsSent(fixtures.dmThreads)),
  reply(endpoints.dmMessages, fixtures.dmMessages),
  reply(endpoints.activeSessions, fixtures.activeSessions),
  reply(endpoints.reminders, fixtures.reminders),
  reply(endpoints.pushKey, fixtures.pushKey),
  reply(endpoints.blocks, fixtures.blockedPlayers),
  reply(endpoints.mutes, fixtures.mutedPlayers),

  replyWith(endpoints.moderationCases, (query) =>
    query.get('state') === 'DECIDED' ? fixtures.decidedCases : fixtures.moderationCases,
  ),
  http.get(endpoints.moderationCase.path, ({ params }) => HttpResponse.json(fixtures.caseDetailsOf(String(params.id)))),
  reply(endpoints.moderationLog, fixtures.moderationLog),

  reply(endpoints.friendLeagues, fixtures.friendLeagues),
  http.get(endpoints.friendLeague.path, ({ params }) =>
    HttpResponse.json(fixtures.friendLeagueDetails.find(({ id }) => id === params.id) ?? fixtures.officeLeague),
  ),
  replyWith(endpoints.friendLeagueTable, (query) =>
    query.has('week') ? fixtures.friendLeagueWeekTable : fixtures.friendLeagueTable,
  ),
  reply(endpoints.invite, fixtures.openInvite),

  shareFileHandler,
  ...writeHandlers,
];

/** An empty list, or the response that the contract reads from an empty one. */
const emptyReply = (endpoint: Endpoint) => {
  const empty = [[], {}].map((body) => endpoint.response?.safeParse(body)).find((parsed) => parsed?.success);
  return empty ? [reply(endpoint, empty.data)] : [];
};

/** Every read returns its empty response. What is the caller's own stays. */
export const emptyHandlers = [
  reply(endpoints.randomPrediction, noMatchResponse),
  reply(endpoints.spotlightPrediction, noMatchResponse),
  reply(endpoints.machineStats, fixtures.emptyMachineStats),
  reply(endpoints.machineRecord, fixtures.emptyRecord),
  reply(endpoints.gameInfo, fixtures.gameInfo),
  reply(endpoints.slate, fixtures.emptySlate),
  reply(endpoints.clubs, fixtures.clubs),
  reply(endpoints.share, fixtures.sharedPick),
  reply(endpoints.pickReceipt, { receipt: null }),
  reply(endpoints.recap, null),
  reply(endpoints.userSummary, fixtures.newcomerSummary),
  reply(endpoints.unreadCount, { count: 0 }),
  reply(endpoints.match, fixtures.scheduledDetail),
  reply(endpoints.friendLeague, fixtures.newLeague),
  reply(endpoints.invite, { ...fixtures.openInvite, state: 'EXPIRED' }),
  reply(endpoints.reminders, fixtures.reminders),
  reply(endpoints.pushKey, fixtures.pushKey),
  reply(endpoints.audit, fixtures.emptyAudit),
  reply(endpoints.auditInclusion, { path: [] }),
  reply(endpoints.auditConsistency, { path: [] }),
  reply(endpoints.moderationCase, fixtures.nameCaseDetails),
  ...Object.values<Endpoint>(endpoints)
    .filter(({ method, hasOwnEmail }) => method === 'GET' && !hasOwnEmail)
    .flatMap(emptyReply),
];
