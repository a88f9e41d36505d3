import type { ReportSubject } from '@machine/contract/report.ts';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';
import { hashKey, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { achievementQueries } from '../queries/achievement.ts';
import { activeSessionQueries } from '../queries/activeSessions.ts';
import { chatQueries } from '../queries/chat.ts';
import { createQueryClient } from '../queries/client.ts';
import { clubQueries } from '../queries/club.ts';
import { edgeQueries } from '../queries/edge.ts';
import { friendLeagueQueries } from '../queries/friendLeague.ts';
import { gameQueries } from '../queries/game.ts';
import { leaderboardQueries } from '../queries/leaderboard.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { moderationQueries } from '../queries/moderation.ts';
import { newResultsQuery } from '../queries/newResults.ts';
import { notificationQueries } from '../queries/notification.ts';
import { practiceQueries } from '../queries/practice.ts';
import { predictionQueries } from '../queries/prediction.ts';
import type { AnyQueryOptions } from '../queries/prefetch.ts';
import { profileQueries } from '../queries/profile.ts';
import { proofQueries } from '../queries/proof.ts';
import { recordQueries } from '../queries/record.ts';
import { reminderQueries } from '../queries/reminder.ts';
import { reportQueries, safetyQueries } from '../queries/safety.ts';
import { sessionQueries } from '../queries/session.ts';
import { shareQueries } from '../queries/share.ts';
import { slateQueries } from '../queries/slate.ts';
import { serve } from './server.ts';

const from = '2025-10-14T00:00:00.000Z';
const to = '2025-10-15T00:00:00.000Z';
const report: ReportSubject = { kind: 'NAME', id: 'u-mira' };

/** Only the first page of a paged query. */
const firstPageOf = (query: object) => query as AnyQueryOptions;

export type QueryRow = [request: string, query: AnyQueryOptions, ...others: AnyQueryOptions[]];

/** Every query that makes a call: what it requests, and the same query with other parameters. */
export const QUERIES = {
  session: ['/api/auth/user', sessionQueries.user()],
  game: ['/api/game', gameQueries.info()],
  spotlight: ['/api/predictions/spotlight', predictionQueries.spotlight()],
  card: ['/api/predictions/random?match=m-1', predictionQueries.random(0, 'm-1'), predictionQueries.random(1)],
  slate: [
    `/api/predictions/slate?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`,
    slateQueries.period({ from, to }),
    slateQueries.period({ from, to: from }),
    slateQueries.period({ from: to, to }),
  ],
  clubs: ['/api/clubs', clubQueries.all()],
  followedClubs: ['/api/user/clubs', clubQueries.followed()],
  completed: ['/api/completed/live', matchQueries.completed()],
  machineStats: ['/api/machine/stats', matchQueries.machineStats()],
  recap: ['/api/completed/m-1/recap', matchQueries.recap('m-1'), matchQueries.recap('m-2')],
  match: ['/api/matches/m-1', matchQueries.detail('m-1'), matchQueries.detail('m-2')],
  plays: ['/api/matches/m-1/play-by-play', matchQueries.plays('m-1', { isPolled: true }), matchQueries.plays('m-2')],
  chat: ['/api/matches/m-1/chat', chatQueries.messages('m-1', { isPolled: true }), chatQueries.messages('m-2')],
  chats: ['/api/match-chats', chatQueries.list()],
  threads: ['/api/dm-threads', messageQueries.threads()],
  thread: ['/api/dm-threads/t-1/messages', messageQueries.thread('t-1'), messageQueries.thread('t-2')],
  notifications: ['/api/notifications', notificationQueries.list()],
  unreadCount: ['/api/notifications/unread-count', notificationQueries.unreadCount()],
  newResults: ['/api/results/new', newResultsQuery()],
  board: [
    '/api/leaderboards?period=all&board=stars',
    leaderboardQueries.board({ period: 'all', board: 'stars' }),
    leaderboardQueries.board({ period: 'daily', board: 'stars' }),
    leaderboardQueries.board({ period: 'all', board: 'slayers' }),
    leaderboardQueries.board({ period: 'all', board: 'stars', scope: 'following' }),
  ],
  achievements: ['/api/achievements', achievementQueries.list()],
  edge: ['/api/users/u-mira/edge', edgeQueries.details('u-mira'), edgeQueries.details('u-2')],
  edges: ['/api/machine/edge', edgeQueries.table()],
  record: [
    '/api/machine/record?league=NBA',
    recordQueries.ofLeague({ league: 'NBA' }),
    recordQueries.ofLeague({ league: 'EPL' }),
  ],
  practice: ['/api/practice', practiceQueries.round()],
  summary: ['/api/users/u-mira/summary', profileQueries.summary('u-mira'), profileQueries.summary('u-2')],
  followers: [
    '/api/users/u-mira/followers',
    profileQueries.list('u-mira', 'followers'),
    profileQueries.list('u-2', 'followers'),
  ],
  following: ['/api/users/u-mira/following', profileQueries.list('u-mira', 'following')],
  search: ['/api/users/search?q=mi', profileQueries.search('mi'), profileQueries.search('mira')],
  blocked: ['/api/blocks', safetyQueries.restricted('blocked')],
  muted: ['/api/mutes', safetyQueries.restricted('muted')],
  leagues: ['/api/leagues', friendLeagueQueries.list()],
  league: ['/api/leagues/l-1', friendLeagueQueries.details('l-1'), friendLeagueQueries.details('l-2')],
  leagueTable: [
    '/api/leagues/l-1/table?week=w-1',
    friendLeagueQueries.table('l-1', 'w-1'),
    friendLeagueQueries.table('l-1', 'w-2'),
    friendLeagueQueries.table('l-2', 'w-1'),
  ],
  invite: ['/api/invites/c-1', friendLeagueQueries.invite('c-1'), friendLeagueQueries.invite('c-2')],
  activeSessions: ['/api/auth/sessions', activeSessionQueries.list()],
  reminders: ['/api/reminders', reminderQueries.settings()],
  ownShares: ['/api/shares', shareQueries.own()],
  share: ['/api/shares/s-1', shareQueries.shared('s-1'), shareQueries.shared('s-2')],
  receipt: ['/api/picks/m-1/receipt', proofQueries.receipt('m-1'), proofQueries.receipt('m-2')],
  log: ['/api/audit', proofQueries.log()],
  cases: [
    '/api/moderation/cases?state=OPEN',
    firstPageOf(moderationQueries.cases('OPEN')),
    firstPageOf(moderationQueries.cases('DECIDED')),
  ],
  case: ['/api/moderation/cases/c-1', moderationQueries.details('c-1'), moderationQueries.details('c-2')],
  moderationLog: ['/api/moderation/log', firstPageOf(moderationQueries.log())],
} satisfies Record<string, QueryRow>;

/** Queries of what the server doesn't know. */
export const LOCAL_QUERIES: AnyQueryOptions[] = [
  reminderQueries.browserPush(),
  proofQueries.history(null),
  proofQueries.history({ checkpoint: 'a', newest: 'b' }),
  proofQueries.history({ checkpoint: 'a', newest: 'c' }),
  proofQueries.check(null),
  reportQueries.isReported(report),
  reportQueries.isReported({ ...report, kind: 'PICTURE' }),
  reportQueries.isReported({ ...report, id: 'u-2' }),
];

export type QueryName = keyof typeof QUERIES;
export const QUERY_ROWS = Object.entries(QUERIES) as [QueryName, QueryRow][];

/** Returns the data of every query as the server of a scenario replies. */
export async function loadEverything(name: ScenarioName): Promise<Map<QueryName, unknown>> {
  serve(...scenarios[name]);
  const client = createQueryClient();
  const data = await Promise.all(
    QUERY_ROWS.map(async ([name, [, query]]) => [name, await client.fetchQuery(query)] as const),
  );
  vi.unstubAllGlobals();
  return new Map(data);
}

/** Puts every query into the cache. */
export function fillCache(client: QueryClient, data: ReadonlyMap<QueryName, unknown>): void {
  for (const [name, [, query]] of QUERY_ROWS) client.setQueryData(query.queryKey, data.get(name));
}

/** Mounts every query, and returns a function with the names of those that were fetched. `isVisit`: also on mount. */
export function showEverything(client: QueryClient, isVisit = false): () => string {
  const fetched = new Set<string>();
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') fetched.add(event.query.queryHash);
  });
  for (const [, [, query]] of QUERY_ROWS)
    new QueryObserver(client, isVisit ? query : { ...query, refetchOnMount: false }).subscribe(() => {});
  return () => QUERY_ROWS.flatMap(([name, [, { queryKey }]]) => (fetched.has(hashKey(queryKey)) ? name : [])).join(' ');
}
