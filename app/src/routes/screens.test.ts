import * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import { paths } from '@machine/contract/paths.ts';
import { player, playerWithoutPassword } from '@machine/mocks/currentUser.ts';
import { dmThread } from '@machine/mocks/message.ts';
import { sharedPick } from '@machine/mocks/share.ts';
import { otherServer, reply, replyError } from '@machine/mocks/handlers.ts';
import { OPTIONAL_CALLS } from '@machine/mocks/olderServer.ts';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';
import type { HttpHandler } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { requestOf } from '../../test/shared/page.ts';
import { loadScreens } from '../testing/screens.tsx';
import { stubStorage } from '../testing/storage.ts';
import { screens } from './screens.ts';

let visitWith: Awaited<ReturnType<typeof loadScreens>>;
/** Settings that the device remembers. */
let stored: Record<string, string>;

beforeAll(async () => {
  visitWith = await loadScreens();
}, 60_000);
beforeEach(() => {
  stored = stubStorage('localStorage');
});
afterEach(() => vi.unstubAllGlobals());

const visit = (path: string, scenario: ScenarioName, ...handlers: HttpHandler[]) =>
  visitWith(path, [...handlers, ...scenarios[scenario]]);

/** Every route with an example of its parameters. */
const PATHS = [
  ...screens.map(({ path }) =>
    path === '*' ? '/nowhere' : path.replace(':threadId', dmThread.id).replaceAll(/:\w+\??/g, 'one'),
  ),
  paths.profile(player.id),
  paths.home,
];

const { currentUser, gameInfo } = endpoints;

/** The failure of each read that a screen shows, and where. */
const FAILURES = {
  slate: ['/today', "Couldn't load the matches."],
  leaderboard: [paths.leaderboards, "Couldn't load the leaderboard."],
  completedLive: [paths.completed, "Couldn't load matches."],
  machineStats: [paths.completed, 'Current streak unknown, best unknown'],
  randomPrediction: [paths.home, 'Failed to load prediction'],
  recap: ['/completed/one', 'Failed to load match details'],
  pickReceipt: ['/receipts/one', "Couldn't load your receipt."],
  machineEdge: [paths.machine, "Couldn't load the table."],
  machineRecord: [paths.machine, "Couldn't load the record."],
  userSummary: ['/profile/one', "Couldn't load this profile."],
  userEdge: ['/profile/one', "Couldn't load the numbers over time."],
  achievements: [paths.achievements, "Couldn't load achievements."],
  dmThreads: [paths.messages, "Couldn't load messages."],
  dmMessages: ['/messages/t-mira', 'Failed to fetch thread.'],
  matchChat: ['/match-chat/one', "Couldn't load messages."],
  match: ['/match-chat/one', 'Live Play-by-Play'],
  playByPlay: ['/match-chat/one', "Couldn't load plays."],
  practice: [paths.practice, "Couldn't load the practice matches."],
  friendLeagues: [paths.leagues, "Couldn't load your leagues."],
  friendLeague: ['/leagues/one', "Couldn't load this league."],
  friendLeagueTable: ['/leagues/one', "Couldn't load the table."],
  invite: ['/join/one', "Couldn't load the invitation."],
  share: ['/s/one', "Couldn't load this page."],
  activeSessions: [paths.settings, "Couldn't load your devices."],
  blocks: [paths.settings, "Couldn't load the players you blocked."],
  mutes: [paths.settings, "Couldn't load the players you muted."],
  clubs: [paths.settings, "Couldn't load the clubs."],
  userClubs: [paths.settings, "Couldn't load the clubs."],
  shares: [paths.settings, "Couldn't load your links."],
  reminders: [paths.settings, "Couldn't load your reminders."],
  moderationCases: [paths.moderation, "Couldn't load the reports."],
  moderationCase: [`${paths.moderation}?case=c-1`, "Couldn't load this report."],
  moderationLog: [`${paths.moderation}?tab=log`, "Couldn't load the reports."],
  currentUser: [paths.settings, 'Log in to see your settings'],
} satisfies Partial<Record<CallName, [string, string]>>;

/** Without these the page goes on, a press starts them, or only other clients make them. */
const NOT_ON_A_SCREEN =
  /^(gameInfo|newResults|unreadCount|searchUsers|followers|following|notifications|matchChats|exportData|pushKey|spotlightPrediction|audit.*)$/;

test('the failure of every read is tested', () => {
  const reads = Object.entries<Endpoint>(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? name : []));
  expect(reads.filter((name) => !NOT_ON_A_SCREEN.test(name)).toSorted()).toEqual(Object.keys(FAILURES).toSorted());
});

/** These go on without it. */
const WITHOUT_RETRY = ['machineStats', 'match', 'currentUser'];
const working = new Map<string, Promise<{ text: string }>>();

test.each(Object.entries(FAILURES))(
  '%s that fails on %s is told, and nothing looks empty',
  async (name, [path, text]) => {
    const scenario = path.startsWith(paths.moderation) ? 'moderator' : 'locked-pick';
    if (!working.has(path)) working.set(path, visit(path, scenario));
    expect((await working.get(path))?.text).not.toContain(text);
    stored = stubStorage('localStorage');
    const failed = await visit(path, scenario, replyError(endpoints[name as CallName], 500));
    expect(failed.text).toContain(text);
    expect(/Try again|Retry/.test(failed.text)).toBe(!WITHOUT_RETRY.includes(name));
    expect(failed.text).not.toMatch(/No matches|No \w+ yet|Nothing|not found|doesn't exist/);
  },
);

test.each<[string, Endpoint, null | 404 | object, string]>([
  ['/profile/one', endpoints.userSummary, null, 'User not found'],
  ['/completed/one', endpoints.recap, null, 'Match not found'],
  ['/receipts/one', endpoints.pickReceipt, { receipt: null }, 'This pick has no receipt'],
  ['/receipts/one', endpoints.pickReceipt, 404, 'No pick, no receipt'],
  ['/leagues/one', endpoints.friendLeague, 404, 'League not found'],
  ['/join/one', endpoints.invite, 404, "This link doesn't work anymore"],
  ['/s/one', endpoints.share, 404, 'Nothing is shared here'],
  // A newer kind.
  ['/s/one', endpoints.share, { ...sharedPick, pick: null }, 'Nothing is shared here'],
])('%s says what is missing instead of failing', async (path, endpoint, answer, sentence) => {
  const { text } = await visit(path, 'full-card', answer === 404 ? replyError(endpoint, 404) : reply(endpoint, answer));
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/Try again|Retry|Couldn't|Failed/);
});

/** Texts that come from optional fields and calls. */
const OPTIONAL_FEATURES =
  /Demo season|if right|AGREE pays|pays \d+ of|from 10:00 to 10:00 UTC|Why\?|In ten matches like this|wins over the Machine|Who beats the Machine\?|Your edge|Its record here|See the receipt of your pick|Receipt, |Practice first|of them (?:a bot|bots)|Score from|are delayed right now|No play-by-play for this league|was moved|Moved to|Football-Data\.org|Your picks of a day are graded\.|Play among friends|Hear about matches while you're away\.|Spoiler-free|Change username|Blocked and muted players/;
const OPTIONAL_LINKS = new RegExp(`href="(?:${paths.machine}|${paths.practice})"`);
/** Whatever a server lacks, no screen is broken. */
const BROKEN = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object Object\]|Something went wrong|Failed to|Couldn't/;
/** Only while the app is developed: otherwise it comes with the page. */
const ASKED_FOR: readonly Endpoint[] = [gameInfo];
const OPTIONAL = OPTIONAL_CALLS.filter((endpoint) => !ASKED_FOR.includes(endpoint)).map(requestOf);

const OLDER = (['older-server', 'older-server-visitor'] as const).flatMap((name) =>
  PATHS.map((path) => [path, name] as const),
);

test.each(OLDER)('%s works without the optional features and their calls: %s', async (path, scenario) => {
  const { pages, text, calls } = await visit(path, scenario);
  expect(text).not.toMatch(BROKEN);
  expect(text).not.toMatch(OPTIONAL_FEATURES);
  expect(pages.at(-1)).not.toMatch(OPTIONAL_LINKS);
  expect(calls.filter((call) => OPTIONAL.some((pattern) => pattern.test(call)))).toEqual([]);
  expect(calls.filter((call) => requestOf(gameInfo).test(call)).length).toBeLessThanOrEqual(1);
});

test.each([
  [paths.home, /Demo season/],
  [paths.home, /Why\?/],
  [paths.home, /if right/],
  [paths.machine, /Its record here/],
  [paths.settings, /Spoiler-free/],
  [paths.settings, /Change username/],
  [paths.settings, /Blocked and muted players/],
])('%s has the optional feature %s of a newer server, or the test above would prove nothing', async (path, feature) => {
  const { text } = await visit(path, 'full-card');
  expect(text).toMatch(feature);
  expect(text).toMatch(OPTIONAL_FEATURES);
});

/** Practice shows seasons of years ago, and a receipt the stars that the pick would pay. */
const WITHOUT_HIDDEN_RESULTS: string[] = [paths.practice, '/receipts/one'];

test.each(PATHS.filter((path) => !WITHOUT_HIDDEN_RESULTS.includes(path)))(
  '%s shows nothing that depends on a hidden result, also for a moment',
  async (path) => {
    stored['hide-results'] = 'on';
    const { pages } = await visit(path, 'spoiler-free');
    stored['hide-results'] = 'on';
    const other = await visitWith(path, otherServer(scenarios['spoiler-free']));
    expect(other.pages).toEqual(pages);
  },
);

test.each([
  ['shown while the choice is unknown', '', reply(currentUser, player), false],
  ['shown while the player is unknown', 'off', replyError(currentUser, 503), false],
  ['hidden while the player is unknown, on a device that remembers it', 'on', replyError(currentUser, 503), true],
])('results are %s', async (_, flag, user, isHidden) => {
  stored['hide-results'] = flag;
  const { text } = await visit(paths.completed, 'spoiler-free', user);
  expect(text.includes('Show all results')).toBe(isHidden);
});

test.each([paths.completed, paths.leaderboards, '/completed/one', paths.profile('one'), '/today'])(
  '%s tells results while nothing is hidden, or the test above would prove nothing',
  async (path) => {
    const shown = reply(currentUser, player);
    const { text } = await visit(path, 'spoiler-free', shown);
    const other = await visitWith(path, [shown, ...otherServer(scenarios['spoiler-free'])]);
    expect(other.text).not.toBe(text);
  },
);

test.each([
  ['offer an account with a password to change it', player, true],
  ['ask an account without a password for none', playerWithoutPassword, false],
])('the settings %s', async (_, user, isOffered) => {
  const { text } = await visit(paths.settings, 'full-card', reply(currentUser, user));
  expect(text).toContain('Delete account');
  expect(text.includes('Current password')).toBe(isOffered);
});
