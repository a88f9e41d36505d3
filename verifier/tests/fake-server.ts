import { createHash } from 'node:crypto';
import { RANKINGS, shownOf } from '../audit/boards.mjs';
import type { GradedPick, Result } from '../audit/forms.mjs';
import { continueStreaks, spansAt, Totals } from '../audit/totals.mjs';
import { hours, LogMaker, predictionOf, type PredictionEntry } from './log-maker.ts';

/* A server for the audit, in memory: 24 predictions, 20 graded matches and 12 players. */

export type World = {
  log: LogMaker;
  results: Result[];
  picks: Map<string, GradedPick[]>;
  /** In hours after the first prediction. */
  now: number;
};

const COUNT = 24;
const GRADED = 20;
const PLAYERS = 12;
const PAGE = 7;
/** The hour at which the secret is revealed: all matches have started. */
const REVEALED = COUNT + 5;

const SECRET = createHash('sha256').update('secret').digest();

/** The season of the NBA, which contains the even matches. */
export const seasonOf = (secret: Uint8Array, at = hours(0)) => ({
  v: 1,
  kind: 'season',
  at,
  season: 'NBA 2026',
  league: 'NBA',
  from: hours(0),
  until: hours(COUNT + 24),
  seed: 1,
  secretHash: createHash('sha256').update(secret).digest('base64'),
});
export const secretOf = (at = hours(REVEALED), secret = SECRET.toString('base64url')) => ({
  v: 1,
  kind: 'secret',
  at,
  season: 'NBA 2026',
  secret,
});

/** The additions to the log, in order: each has entries of the same time. */
export const honestAdditions = () => [
  [seasonOf(SECRET), predictionOf(0)],
  ...Array.from({ length: COUNT - 1 }, (_, index) => [predictionOf(index + 1)]),
  [secretOf()],
];

/** Creates an honest world. `change` replaces entries before they are added. */
export function createWorld(additions: { at: string }[][] = honestAdditions()): World {
  const log = new LogMaker();
  for (const entries of additions) log.add(entries);
  const predictions = Array.from({ length: GRADED }, (_, number) => predictionOf(number));
  const results = predictions.map((entry, index) => resultOf(entry, index));
  const picks = new Map(
    predictions.map((entry, index) => [entry.match.id, picksOf(entry, results[index] as Result, index)]),
  );
  return { log, results, picks, now: REVEALED };
}

function resultOf({ match }: PredictionEntry, number: number): Result {
  const { id: matchId, startTime } = match;
  const graded = { matchId, startTime, gradedAt: hours(number + 9), observations: [] };
  if (number % 10 === 7)
    return { ...graded, status: 'VOID', scoreHome: null, scoreAway: null, outcome: null, isMachineCorrect: null };
  const [scoreHome, scoreAway] = number % 3 === 0 ? [1, 2] : [3, 0];
  const isMachineCorrect = scoreHome > scoreAway;
  const outcome = isMachineCorrect ? 'HOME' : 'AWAY';
  const observations = [{ source: 'feed', hash: createHash('sha256').update(matchId).digest('hex') }];
  return { ...graded, status: 'FINAL', scoreHome, scoreAway, outcome, isMachineCorrect, observations };
}

function picksOf(
  { stakes, isGold, at }: PredictionEntry,
  { status, isMachineCorrect }: Result,
  number: number,
): GradedPick[] {
  if (status === 'VOID') return [];
  return Array.from({ length: PLAYERS }, (_, player) => player)
    .filter((player) => (number * 7 + player * 5) % 4 !== 0)
    .map((player) => {
      const choice = (number * 3 + player * player) % 5 < 2 ? 'AGREE' : 'DISAGREE';
      const wasCorrect = (choice === 'AGREE') === isMachineCorrect;
      const stake = isGold ? 5 : choice === 'AGREE' ? stakes.agree : stakes.disagree;
      const time = new Date(Date.parse(at) + player * 60_000).toISOString();
      const isSlayerPick = choice === 'DISAGREE';
      return { userId: `player-${player}`, choice, at: time, wasCorrect, stars: wasCorrect ? stake : 0, isSlayerPick };
    });
}

/** Computes a leaderboard as the audit does, which is checked against the boards of a real server. */
function boardOf({ results, picks, now }: World, board: string, period: string) {
  const totals = new Totals(spansAt(Date.parse(hours(now))));
  for (const { matchId, startTime } of results.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))) {
    const graded = picks.get(matchId) ?? [];
    continueStreaks(
      graded.map((pick) => ({ ...pick, matchId, at: Date.parse(pick.at), spans: totals.add(startTime, pick) })),
    );
  }
  const ranking = RANKINGS.find((each) => each.board === board && each.period === period);
  const listed = [...totals.players].flatMap(([userId, player]) => {
    const score = ranking?.score(player) ?? null;
    return score === null || ranking === undefined ? [] : [{ userId, score, ...shownOf(player, ranking) }];
  });
  return listed
    .map(({ score, ...row }) => ({ position: 1 + listed.filter((other) => other.score > score).length, ...row }))
    .toSorted((a, b) => a.position - b.position);
}

type Change = (path: string, body: unknown) => unknown;

/** Responds as a server does. `change` replaces what it would respond to a path. */
export const fetchOf =
  (world: () => World, change: Change = (_, body) => body) =>
  async (address: string): Promise<Response> => {
    const url = new URL(address);
    const route = Object.entries(ROUTES).find(([path]) => url.pathname.startsWith(path))?.[1];
    if (route === undefined) return new Response(null, { status: 404 });
    const body = change(url.pathname + url.search, route(world(), url));
    const headers = { 'Game-Time': hours(world().now) };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers });
  };

const numberIn = ({ searchParams }: URL, name: string) => Number(searchParams.get(name) ?? 0);

/** The longest paths first. */
const ROUTES: Record<string, (world: World, url: URL) => unknown> = {
  '/proof/key': ({ log }) => `${log.key.text}\n`,
  '/proof/checkpoints/': ({ log }, { pathname }) =>
    log.checkpoints.find(({ size }) => pathname.endsWith(`/${size}`))?.note,
  '/proof/checkpoint': ({ log }) => log.newest.note,
  '/api/audit/checkpoints': ({ log }, url) => {
    const rows = log.checkpoints.filter(({ size }) => size > numberIn(url, 'after'));
    const page = rows.slice(0, PAGE).map(({ size, note }) => ({ size, checkpoint: note }));
    return { checkpoints: page, next: rows.length > PAGE ? page.at(-1)?.size : null };
  },
  '/api/audit/entries': ({ log }, url) => {
    const from = numberIn(url, 'from');
    const entries = log.entries.map((entry, index) => ({ index, entry })).slice(from, from + PAGE);
    return { entries, next: from + PAGE < log.entries.length ? from + PAGE : null };
  },
  '/api/audit/inclusion': ({ log }, url) => ({ path: log.inclusion(numberIn(url, 'index'), numberIn(url, 'size')) }),
  '/api/audit/consistency': ({ log }, url) => ({ path: log.consistency(numberIn(url, 'from'), numberIn(url, 'to')) }),
  '/api/audit/results': ({ results }, url) => pageOf('results', results, 'matchId', url),
  '/api/audit/picks': ({ picks }, url) =>
    pageOf('picks', picks.get(url.searchParams.get('matchId') ?? '') ?? [], 'userId', url),
  '/api/audit': ({ log }) => ({ key: log.key.text, checkpoint: log.newest.note }),
  '/api/leaderboards': (world, { searchParams }) =>
    boardOf(world, searchParams.get('board') ?? '', searchParams.get('period') ?? ''),
};

/** Returns the rows after the last one that the caller knows. */
function pageOf<Id extends string>(name: string, rows: Record<Id, string>[], id: Id, { searchParams }: URL) {
  const after = searchParams.get('after') ?? '';
  const rest = rows.toSorted((a, b) => (a[id] < b[id] ? -1 : 1)).filter((row) => row[id] > after);
  return { [name]: rest.slice(0, PAGE), next: rest.length > PAGE ? rest[PAGE - 1]?.[id] : null };
}

/** Replaces the text of one entry and nothing else, as an edit of the database does. */
export function tamperEntry(world: World, index: number, change: (text: string) => string): World {
  world.log.entries[index] = change(world.log.entries[index] ?? '');
  return world;
}

/** A server that cheats: what it shows, and what its visitor knows. */
type Shown = { world?: World; change?: Change; key?: string; kept?: string[] };
/** Frauds by the check that finds them, and by name, with what it says. */
export type ServerFrauds = Record<string, Record<string, [problem: RegExp, make: () => Shown]>>;

/** Changes the response to paths that contain a text. */
export const withResponse =
  <Body>(part: string, change: (body: Body) => unknown) =>
  () => ({ change: (path: string, body: unknown) => (path.includes(part) ? change(body as Body) : body) });
