import { type Endpoint, type EndpointOutput, endpoints } from '@machine/contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as fixtures from './fixtures.ts';

const { endOfDayAnswer, goldPrediction, lockedPrediction, newcomer, openPrediction, player } = fixtures;

const verbOf = ({ method }: Endpoint) => method.toLowerCase() as Lowercase<Endpoint['method']>;

const handle = (endpoint: Endpoint, answer: () => Response | Promise<Response>) =>
  http[verbOf(endpoint)](endpoint.path, answer);

/** Answers one endpoint with a body of that endpoint's own type. */
export const reply = <E extends Endpoint>(endpoint: E, body: EndpointOutput<E>, status = 200): HttpHandler =>
  handle(endpoint, () => HttpResponse.json(body as never, { status }));

/** The same, with a body that depends on what is asked. */
export const replyTo = <E extends Endpoint>(
  endpoint: E,
  answer: (query: URLSearchParams) => EndpointOutput<E>,
): HttpHandler =>
  http[verbOf(endpoint)](endpoint.path, ({ request }) =>
    HttpResponse.json(answer(new URL(request.url).searchParams) as never),
  );

/** Fails one endpoint: with our server's JSON sentence when one is given, else with an empty body. */
export const refuse = (endpoint: Endpoint, status: number, message?: string, more: object = {}): HttpHandler =>
  handle(endpoint, () =>
    message === undefined ? new HttpResponse(null, { status }) : HttpResponse.json({ message, ...more }, { status }),
  );

/** The network fails before an answer arrives. */
export const drop = (endpoint: Endpoint): HttpHandler => handle(endpoint, () => HttpResponse.error());

/** Never answers. */
export const hang = (endpoint: Endpoint): HttpHandler =>
  handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Any body, typed or not: for answers that break the contract. */
export const replyRaw = (endpoint: Endpoint, body: string, init: ResponseInit): HttpHandler =>
  handle(endpoint, () => new HttpResponse(body, init));

const anonymous = refuse(endpoints.currentUser, 401, 'Unauthorized');
const signedIn = (user = player) => reply(endpoints.currentUser, user);
const own = { ...fixtures.ownSummary, user: { ...fixtures.ownSummary.user, id: player.id } };

/** What has been played and who has played, the same in every world that works. */
const results = [
  reply(endpoints.leaderboard, fixtures.leaderboardEntries),
  reply(endpoints.completedLive, [...fixtures.completedMatches]),
  reply(endpoints.machineStats, fixtures.machineStats),
  reply(endpoints.recap, fixtures.finalRecap),
  reply(endpoints.playByPlay, [...fixtures.nbaPlays]),
  reply(endpoints.achievements, fixtures.achievementList),
  http.get(endpoints.userSummary.path, ({ params }) =>
    HttpResponse.json(params.id === player.id ? own : fixtures.rivalSummary),
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
];
const writes = [
  reply(endpoints.login, null),
  reply(endpoints.logout, null),
  reply(endpoints.signup, fixtures.generatedSignup),
  reply(endpoints.forgotPassword, null),
  reply(endpoints.resetPassword, null),
  reply(endpoints.updatePreference, null),
  reply(endpoints.changePassword, null),
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
  reply(endpoints.addParticipants, { newThread: true, thread: { id: fixtures.groupThread.id } }),
];
const always = [...results, ...social, ...writes];

const nothingYet = [
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
];

/** Named worlds for `npm run dev:mocked` and for flows: each answers all that the app asks. */
export const scenarios = {
  visitor: [
    anonymous,
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
    ...always,
  ],
  'new player': [
    signedIn(newcomer),
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
    ...always,
  ],
  'locked pick': [
    signedIn(),
    reply(endpoints.randomPrediction, lockedPrediction),
    reply(endpoints.spotlightPrediction, lockedPrediction),
    ...always,
  ],
  'without password': [
    signedIn(fixtures.playerWithoutPassword),
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
    ...always,
  ],
  'end of day': [
    signedIn(),
    reply(endpoints.randomPrediction, endOfDayAnswer),
    reply(endpoints.spotlightPrediction, endOfDayAnswer),
    ...always,
  ],
  'nothing yet': [
    signedIn(newcomer),
    reply(endpoints.randomPrediction, fixtures.noMatchAnswer),
    reply(endpoints.spotlightPrediction, fixtures.noMatchAnswer),
    ...nothingYet,
    ...writes,
  ],
  'everything failing': Object.values(endpoints).map((endpoint) => refuse(endpoint, 500)),
  'never answers': Object.values(endpoints).map((endpoint) => hang(endpoint)),
} satisfies Record<string, HttpHandler[]>;
export type ScenarioName = keyof typeof scenarios;
