import type { CallName } from '@machine/contract';
import type { Exchange, Mutation } from './proxy.ts';

type Row = Record<string, unknown>;
type Wrong = Mutation & {
  /** What `npm run conformance` says about it. */
  problem: RegExp;
};

/** Changes the successful responses of a call. */
const changing = (name: CallName, change: (exchange: Exchange) => void): Mutation => ({
  response(exchange) {
    if (exchange.name === name && exchange.status < 300) change(exchange);
  },
});
const rows = (change: (list: Row[]) => Row[]) => (exchange: Exchange) => {
  exchange.body = change(exchange.body as Row[]);
};
const eachRow = (change: (row: Row) => Row) => rows((list) => list.map(change));
const body = (change: (value: Row) => unknown) => (exchange: Exchange) => {
  exchange.body = change(exchange.body as Row);
};
const changingPrediction = (change: (prediction: Row) => Row | undefined) =>
  changing(
    'randomPrediction',
    body((card) => {
      const prediction = card.prediction as Row;
      return { ...card, prediction: { ...prediction, ...change(prediction) } };
    }),
  );
const without = (name: string) => (row: Row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
/** Accepts a call without doing anything. */
const forgetting = (name: CallName, answer: unknown): Mutation => ({
  answer: (exchange) => (exchange.name === name && exchange.hasSession ? { status: 200, body: answer } : null),
});
/** Finds a player again whom an earlier search has found, also for others. */
function findingEveryone(): Mutation {
  const found = new Map<string, unknown>();
  return changing('searchUsers', (exchange) => {
    const query = exchange.url.searchParams.get('q')?.toLowerCase() ?? '';
    if ((exchange.body as Row[]).length > 0) found.set(query, exchange.body);
    else exchange.body = found.get(query) ?? [];
  });
}

/** Servers that break the contract in one way each. */
export const WRONG_SERVERS: Record<string, Wrong> = {
  'a number sent as text': {
    ...changing(
      'machineStats',
      body((stats) => ({ ...stats, bestStreak: String(stats.bestStreak) })),
    ),
    problem: /^machineStats: .*bestStreak: Invalid input: expected/,
  },
  'a missing field': {
    ...changing('completedLive', eachRow(without('clock'))),
    problem: /^completedLive: .*0\.clock: Invalid input/,
  },
  'an unknown field': {
    ...changing(
      'match',
      body((match) => ({ ...match, internalId: 7 })),
    ),
    problem: /^match: .*Unrecognized key: "internalId"/,
  },
  'an unknown status': {
    ...changing(
      'completedLive',
      eachRow((row) => ({ ...row, status: String(row.status).toLowerCase() })),
    ),
    problem: /^completedLive: .*0\.status: Invalid option/,
  },
  'a time without an offset': {
    ...changing(
      'completedLive',
      eachRow((row) => ({ ...row, startTime: String(row.startTime).replace('Z', '') })),
    ),
    problem: /^completedLive: .*0\.startTime: Invalid ISO datetime/,
  },
  'null instead of an empty list': {
    ...changing('followers', (exchange) => {
      if ((exchange.body as Row[]).length === 0) exchange.body = null;
    }),
    problem: /^followers: .*the body: Invalid input: expected array/,
  },
  'a list inside of an object': {
    ...changing('achievements', (exchange) => void (exchange.body = { items: exchange.body })),
    problem: /^achievements: .*the body: Invalid input: expected array/,
  },
  'two rows with one id': {
    ...changing(
      'achievements',
      rows((list) => [...list, ...list.slice(0, 1)]),
    ),
    problem: /^achievements: .*duplicate id/,
  },
  'a practice match with another outcome than its score': {
    ...changing(
      'practice',
      eachRow((row) => ({ ...row, result: { ...(row.result as Row), scoreHome: 0, scoreAway: 1, outcome: 'HOME' } })),
    ),
    problem: /^practice: .*doesn't match its score/,
  },
  'a feature that is listed twice': {
    ...changing(
      'gameInfo',
      body((info) => ({ ...info, features: [...(info.features as string[]), ...(info.features as string[])] })),
    ),
    problem: /^gameInfo: .*a feature is listed twice/,
  },
  'a feature without its call': {
    answer: ({ name }) => (name === 'practice' ? { status: 404, body: { message: 'Not found' } } : null),
    problem: /^practice: a visitor gets 404 instead of 200/,
  },
  'a page of the Machine without the edge of players': {
    ...changing(
      'machineStats',
      body((stats) => ({ ...stats, hasEdgeTable: false })),
    ),
    problem: /^gameInfo: .*the feature MACHINE needs the edge/,
  },
  'a player with too few disagreements in the table of the edge': {
    ...changing(
      'machineEdge',
      body((table) => ({ ...table, players: (table.players as Row[]).map((row) => ({ ...row, disagreements: 3 })) })),
    ),
    problem: /^machineEdge: .*a player has fewer than 20 disagreements/,
  },
  'a wrong pick that has stars': {
    ...changing(
      'auditPicks',
      body((page) => ({
        ...page,
        picks: (page.picks as Row[]).map((row) => ({ ...row, wasCorrect: false, stars: 2 })),
      })),
    ),
    problem: /^auditPicks: .*a wrong pick has stars/,
  },
  'a log that lacks an entry': {
    ...changing(
      'auditEntries',
      body((page) => ({ ...page, entries: (page.entries as Row[]).filter((_, index) => index !== 1) })),
    ),
    problem: /^auditEntries: .*an entry is missing/,
  },
  'a share of too few matches in the record of the Machine': {
    ...changing(
      'machineRecord',
      body((record) => ({
        ...record,
        seasons: (record.seasons as Row[]).map((season) => ({
          ...season,
          reliability: (season.reliability as Row[]).map((bin) => ({ ...bin, happened: null })),
        })),
      })),
    ),
    problem: /^machineRecord: .*a share must be sent of 10 matches or more/,
  },
  'a list in the wrong order': {
    ...changing(
      'dmMessages',
      rows((list) => list.toReversed()),
    ),
    problem: /^dmMessages: .*not oldest first/,
  },
  'matches that ended before live ones': {
    ...changing(
      'completedLive',
      rows((list) => list.toReversed()),
    ),
    problem: /^completedLive: .*not live first/,
  },
  "an email address in someone else's profile": {
    ...changing(
      'searchUsers',
      eachRow((row) => ({ ...row, email: `${String(row.username).replace('conf_', 'conformance-')}@example.com` })),
    ),
    problem: /^searchUsers: .*contains the email address/,
  },
  'an empty list for visitors': {
    answer: ({ name, hasSession }) => (name === 'notifications' && !hasSession ? { status: 200, body: [] } : null),
    problem: /^notifications: a visitor gets 200 instead of 401/,
  },
  'another message for visitors': {
    response(exchange) {
      if (exchange.status === 401 && exchange.name === 'lockPick') exchange.body = { message: 'Please log in.' };
    },
    problem: /^lockPick: .*must be exactly "Unauthorized"/,
  },
  'errors of another shape': {
    response(exchange) {
      if (exchange.status === 404) exchange.body = { error: { code: 404 } };
    },
    problem: /gets 404.*message: Invalid input/,
  },
  'errors as HTML': {
    response(exchange) {
      if (exchange.status === 400) exchange.headers.set('Content-Type', 'text/html');
    },
    problem: /gets 400.*the content type is text\/html/,
  },
  '200 for a new pick': {
    ...changing('lockPick', (exchange) => void (exchange.status = 200)),
    problem: /^lockPick: Ann gets 200 instead of 201/,
  },
  'a pick that can be changed': {
    answer: ({ name, hasSession, requestBody }) =>
      name === 'lockPick' && hasSession && requestBody.includes('DISAGREE')
        ? { status: 200, body: { pick: JSON.parse(requestBody) } }
        : null,
    problem: /^lockPick: Ann gets 200 instead of 409/,
  },
  'a card that forgets the pick': {
    ...changing(
      'randomPrediction',
      body((card) => ({ ...card, userPick: null, communityStats: null })),
    ),
    problem: /^randomPrediction: Ann sees the pick null instead of AGREE/,
  },
  'community stats for everyone': {
    ...changing(
      'randomPrediction',
      body((card) => ({
        ...card,
        communityStats: { totalCount: 1, agreePercent: 100, disagreePercent: 0, agreeCount: 1, disagreeCount: 0 },
      })),
    ),
    problem: /^randomPrediction: .*community stats are sent without/,
  },
  'a stake of no stars': {
    ...changingPrediction(() => ({ stakes: { agree: 0, disagree: 5 } })),
    problem: /^randomPrediction: .*the stakes 0 and 5 are not between 1 and 5/,
  },
  'probabilities that leave something out': {
    ...changingPrediction(() => ({ probabilities: { home: 45, draw: 0, away: 30 } })),
    problem: /^randomPrediction: .*the probabilities add up to 75\.0 instead of 100/,
  },
  'an analysis that was changed afterwards': {
    ...changingPrediction(
      ({ reasons }) => (reasons as Row | undefined) && { reasons: { ...(reasons as Row), analysis: 'We knew it.' } },
    ),
    problem: /^randomPrediction: .*contentHash is not the SHA-256 of the analysis/,
  },
  'a follow that is not stored': {
    ...forgetting('follow', { isFollowing: true }),
    problem: /^follow: the new follow is not in the list/,
  },
  'a block that is not stored': {
    ...forgetting('block', {}),
    problem: /^blocks: the list has not the blocked player/,
  },
  'a search that finds blocked players': {
    ...findingEveryone(),
    problem: /^searchUsers: finds a blocked or blocking player/,
  },
  'a slate that forgets the pick': {
    ...changing(
      'slate',
      body((slate) => ({
        ...slate,
        entries: (slate.entries as Row[]).map((entry) => ({ ...entry, userPick: null, communityStats: null })),
      })),
    ),
    problem: /^slate: Ann sees the pick null instead of AGREE/,
  },
  'a logout that keeps the session': {
    answer: ({ name, hasSession }) => (name === 'logout' && hasSession ? { status: 204 } : null),
    problem: /^currentUser: a third browser gets 200 instead of 401/,
  },
  'a deletion that is not done': {
    ...forgetting('deleteAccount', {}),
    problem: /^deleteAccount: the deleted account still has a profile/,
  },
  'messages sent twice': {
    request: (_, headers) => headers.delete('idempotency-key'),
    problem: /^sendDmMessage: Ann gets 201 instead of 200/,
  },
  'no check of input': {
    answer: ({ name, requestBody }) =>
      name === 'sendChatMessage' && requestBody === '{"text":""}' ? { status: 201, body: {} } : null,
    problem: /^sendChatMessage: Ann gets 201 instead of 400/,
  },
  'requests from other sites': {
    request(_, headers) {
      headers.set('Sec-Fetch-Site', 'same-origin');
    },
    problem: /^login: a visitor gets 400 instead of 403/,
  },
  'a cookie that scripts can read': {
    response: ({ headers }) => headers.set('x-cookies', 'readable'),
    problem: /^signup: the cookie 'session' is not HttpOnly/,
  },
  'personal data that proxies keep': {
    ...changing('completedLive', ({ headers }) => headers.set('cache-control', 'public, s-maxage=1')),
    problem: /^completedLive: .*everyone may keep this response, but it is for one caller/,
  },
  'events with content': {
    frame: (frame) => frame.replace('"matchId"', '"text":"Hello","matchId"'),
    problem: /^socket: .*Unrecognized key: "text"|^socket: .*Invalid input/,
  },
  'no events': {
    frame: () => null,
    problem: /^socket: Ben gets no 'dm' event/,
  },
  'a watched match without events': {
    message: (message) => message.replace(/"matchIds":.*/, '"matchIds":[]}'),
    problem: /^socket: Ben gets no 'chat' event/,
  },
  'sockets for other sites': {
    acceptsAnyOrigin: true,
    problem: /^socket: a page of another site can connect/,
  },
};
