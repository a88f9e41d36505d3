import { createKey, hours, LogMaker, noteOf, predictionOf } from './log-maker.ts';
import {
  createWorld,
  type GradedPick,
  honestAdditions,
  type Result,
  seasonOf,
  secretOf,
  tamperEntry,
  type World,
} from './fake-server.ts';

/*
 * Servers that cheat. The audit has to find each, in the named check.
 */

type Shown = { world?: World; change?: (path: string, body: unknown) => unknown; key?: string; kept?: string[] };
export type ServerFraud = { name: string; check: string; problem: RegExp; make: () => Shown };

/** Edits a result and nothing that depends on it. */
const withResult = (matchId: string, changes: Partial<Result>) => () => {
  const world = createWorld();
  world.results = world.results.map((result) => (result.matchId === matchId ? { ...result, ...changes } : result));
  return { world };
};

/** Edits the first pick of a match for which `isFit` holds. */
const withPick =
  (isFit: (pick: GradedPick) => boolean, changes: (pick: GradedPick) => Partial<GradedPick>, id?: string) => () => {
    const world = createWorld();
    for (const [matchId, picks] of world.picks) {
      const index = picks.findIndex(isFit);
      const pick = picks[index];
      if (pick === undefined || (id !== undefined && id !== matchId)) continue;
      picks[index] = { ...pick, ...changes(pick) };
      break;
    }
    return { world };
  };

/** Changes the response to paths that contain a text. */
const withResponse =
  <Body>(part: string, change: (body: Body) => unknown) =>
  () => ({
    change: (path: string, body: unknown) => (path.includes(part) ? change(body as Body) : body),
  });

type Row = { position: number; userId: string; stars: number; streak: number; accuracy: number | null };
const withBoard = (board: string, change: (rows: Row[]) => unknown) => withResponse(board, change);
const [FIRST, OTHERS] = [(rows: Row[]) => rows[0] as Row, (rows: Row[]) => rows.slice(1)];

/** A world with other additions to its log. */
const withLog = (change: (additions: { at: string }[][]) => { at: string }[][]) => () => ({
  world: createWorld(change(honestAdditions())),
});

const honest = createWorld();
const stranger = new LogMaker(createKey(2));
stranger.add([predictionOf(0)]);

export const SERVER_FRAUDS: ServerFraud[] = [
  // The key and the newest checkpoint.
  {
    name: 'another key than at the last visit',
    check: 'key',
    problem: /The key has changed/,
    make: () => ({ key: stranger.key.text }),
  },
  {
    name: 'two keys',
    check: 'key',
    problem: /different keys/,
    make: withResponse('/proof/key', () => stranger.key.text),
  },
  {
    name: 'no key',
    check: 'key',
    problem: /names no key/,
    make: withResponse('/api/audit', (body: object) => ({ ...body, key: null })),
  },
  {
    name: 'a newest checkpoint by a stranger',
    check: 'newest',
    problem: /is signed by/,
    make: withResponse('/api/audit', (body: object) =>
      'key' in body ? { ...body, checkpoint: stranger.newest.note } : body,
    ),
  },
  {
    name: 'an older checkpoint for visitors of the file',
    check: 'newest',
    problem: /different checkpoints/,
    make: () => ({
      change: (path, body) => (path === '/proof/checkpoint' ? honest.log.checkpoints[3]?.note : body),
    }),
  },

  // The log since the last visit.
  {
    name: 'a rolled-back log',
    check: 'growth',
    problem: /has shrunk from 26 to 21 entries/,
    make: () => ({ world: createWorld(honestAdditions().slice(0, 20)), kept: [honest.log.newest.note] }),
  },
  {
    name: 'a forked log of the same size',
    check: 'growth',
    problem: /are not those of the last visit/,
    make: () => ({
      world: createWorld(honestAdditions().with(5, [{ ...predictionOf(5), text: 'Changed.' }])),
      kept: [honest.log.newest.note],
    }),
  },
  {
    name: 'a prediction changed after the last visit',
    check: 'growth',
    problem: /first 21 entries are not/,
    make: () => ({
      world: createWorld(honestAdditions().with(5, [{ ...predictionOf(5), text: 'Changed.' }])),
      kept: [honest.log.checkpoints[19]?.note ?? ''],
    }),
  },
  {
    name: 'a prediction dropped after the last visit',
    check: 'growth',
    problem: /are not those of the last visit/,
    make: () => ({
      world: createWorld(honestAdditions().toSpliced(5, 1)),
      kept: [honest.log.checkpoints[19]?.note ?? ''],
    }),
  },
  {
    name: 'a checkpoint of the last visit that is not its own',
    check: 'growth',
    problem: /signed by/,
    make: () => ({ kept: [stranger.newest.note] }),
  },

  // The tree.
  {
    name: 'a text edited in the database',
    check: 'checkpoints',
    problem: /don't have the root of the checkpoint of 11 entries/,
    make: () => ({ world: tamperEntry(createWorld(), 10, (text) => text.replace('home', 'away')) }),
  },
  {
    name: 'a leaf dropped from the list of entries',
    check: 'entries',
    problem: /has entry 10 in place of 9/,
    make: withResponse('/audit/entries', (body: { entries: { index: number }[] }) => ({
      ...body,
      entries: body.entries.filter(({ index }) => index !== 9),
    })),
  },
  {
    name: 'a list of entries that ends early',
    check: 'entries',
    problem: /ends after 7 of 26/,
    make: withResponse('/audit/entries', (body: object) => ({ ...body, next: null })),
  },
  {
    name: 'a list of checkpoints that ends early',
    check: 'checkpoints',
    problem: /ends at 8 of 26/,
    make: withResponse('/audit/checkpoints', (body: object) => ({ ...body, next: null })),
  },
  {
    name: 'a list of checkpoints without an end',
    check: 'checkpoints',
    problem: /has 2 entries after 8/,
    make: () => ({
      change: (path, body) =>
        path.startsWith('/api/audit/checkpoints?after=8')
          ? { checkpoints: [{ size: 2, checkpoint: honest.log.checkpoints[0]?.note }], next: 8 }
          : body,
    }),
  },
  {
    name: 'a checkpoint signed for other entries',
    check: 'checkpoints',
    problem: /don't have the root of the checkpoint of 2 entries/,
    make: () => {
      const world = createWorld();
      const [first] = world.log.checkpoints;
      const text = `${first?.note.split('\n\n')[0]}\n`.replace(first?.root ?? '', stranger.newest.root);
      return { change: (path, body) => replaceNote(path, body, first?.note ?? '', noteOf(world.log.key, text)) };
    },
  },
  {
    name: 'a clock that goes back',
    check: 'checkpoints',
    problem: /older than the one before it/,
    make: withLog((additions) => additions.toSpliced(20, 0, [predictionOf(99, hours(3))])),
  },
  {
    name: 'a backdated entry',
    check: 'entries',
    problem: /Entry 22 is from .*16:00:00.000Z, but was added at/,
    make: withLog((additions) => additions.with(20, [predictionOf(20), predictionOf(99, hours(4))])),
  },
  {
    name: 'an entry that is not canonical',
    check: 'entries',
    problem: /Entry 26 isn't in the canonical form/,
    make: () => {
      const world = createWorld();
      world.log.addTexts([JSON.stringify(predictionOf(99, hours(50)), null, 1)], hours(50));
      return { world };
    },
  },
  {
    name: 'another file than the listed checkpoint',
    check: 'files',
    problem: /\/proof\/checkpoints\/3 is not/,
    make: withResponse('/proof/checkpoints/3', (note: string) => note.replace('\n3\n', '\n4\n')),
  },
  {
    name: 'wrong inclusion paths',
    check: 'proofs',
    problem: /inclusion path/,
    make: withResponse('/inclusion', () => ({ path: [] })),
  },
  {
    name: 'wrong consistency proofs',
    check: 'proofs',
    problem: /consistency proof/,
    make: withResponse('/consistency', () => ({ path: [] })),
  },

  // What the log commits to.
  {
    name: 'two predictions of one match',
    check: 'predictions',
    problem: /"m5" has two predictions: entries 6 and 21/,
    make: withLog((additions) => additions.with(20, [{ ...predictionOf(5), at: hours(20) }])),
  },
  {
    name: 'a prediction after the start',
    check: 'predictions',
    problem: /"m5" at .*, after its start/,
    make: withLog((additions) => additions.toSpliced(5, 1).toSpliced(20, 0, [{ ...predictionOf(5), at: hours(20) }])),
  },
  {
    name: 'another secret than the committed',
    check: 'secrets',
    problem: /is not the committed one/,
    make: withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(29), 'A'.repeat(43))]]),
  },
  {
    name: 'a secret revealed before the last match',
    check: 'secrets',
    problem: /was revealed before match "m22"/,
    make: withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(24))]]),
  },
  {
    name: 'a season committed after its first prediction',
    check: 'secrets',
    problem: /"m0" was predicted before its season/,
    make: withLog((additions) => additions.with(0, [predictionOf(0), seasonOf(Buffer.alloc(32))]).slice(0, -1)),
  },
  {
    name: 'two secrets for one season',
    check: 'secrets',
    problem: /has two secrets/,
    make: withLog((additions) => [[seasonOf(Buffer.alloc(32))], ...additions]),
  },

  // Results and picks.
  {
    name: 'a wrong outcome',
    check: 'results',
    problem: /"m1" ended 3–0, which is not AWAY/,
    make: withResult('m1', { outcome: 'AWAY' }),
  },
  {
    name: 'a changed score',
    check: 'results',
    problem: /"m1" ended with AWAY against a prediction of HOME/,
    make: withResult('m1', { scoreHome: 0, scoreAway: 3, outcome: 'AWAY' }),
  },
  {
    name: 'a result that makes the Machine right',
    check: 'results',
    problem: /"m3" ended with AWAY .* graded differently/,
    make: withResult('m3', { isMachineCorrect: true }),
  },
  {
    name: 'a void match with a result',
    check: 'results',
    problem: /"m1" is void but has a result/,
    make: withResult('m1', { status: 'VOID' }),
  },
  {
    name: 'a grade before the start',
    check: 'results',
    problem: /"m1" was graded at/,
    make: withResult('m1', { gradedAt: hours(2) }),
  },
  {
    name: 'a prediction that was committed after the real start',
    check: 'results',
    problem: /"m1" started at .*, before its prediction/,
    make: withResult('m1', { startTime: hours(0.5) }),
  },
  {
    name: 'a match with two results',
    check: 'results',
    problem: /"m0" is listed twice/,
    make: () => {
      const world = createWorld();
      return { world: { ...world, results: [...world.results, world.results[0] as Result] } };
    },
  },
  {
    name: 'stars for a wrong pick',
    check: 'picks',
    problem: /got 2 stars instead of 0/,
    make: withPick(
      (pick) => !pick.wasCorrect,
      () => ({ stars: 2 }),
    ),
  },
  {
    name: 'the stake of the other choice',
    check: 'picks',
    problem: /got 2 stars instead of 3/,
    make: withPick(
      (pick) => pick.stars === 3,
      () => ({ stars: 2 }),
    ),
  },
  {
    name: 'a gold match that pays a stake',
    check: 'picks',
    problem: /"m3".* got 3 stars instead of 5/,
    make: withPick(
      (pick) => pick.stars === 5,
      () => ({ stars: 3 }),
      'm3',
    ),
  },
  {
    name: 'a pick graded against its result',
    check: 'picks',
    problem: /is graded against the result/,
    make: withPick(
      (pick) => !pick.wasCorrect,
      () => ({ wasCorrect: true, stars: 2 }),
    ),
  },
  {
    name: 'a choice changed afterwards',
    check: 'picks',
    problem: /is graded against the result/,
    make: withPick(
      (pick) => pick.choice === 'AGREE',
      () => ({ choice: 'DISAGREE' }),
    ),
  },
  {
    name: 'a pick after the start',
    check: 'picks',
    problem: /not before the start/,
    make: withPick(
      () => true,
      () => ({ at: hours(6) }),
      'm0',
    ),
  },
  {
    name: 'a pick before the prediction',
    check: 'picks',
    problem: /before the prediction of/,
    make: withPick(
      () => true,
      () => ({ at: hours(0) }),
      'm1',
    ),
  },
  {
    name: 'an agreement that counts for AI Slayers',
    check: 'picks',
    problem: /counted wrongly for AI Slayers/,
    make: withPick(
      (pick) => pick.choice === 'AGREE',
      () => ({ isSlayerPick: true }),
    ),
  },
  {
    name: 'two picks of a player',
    check: 'picks',
    problem: /has two picks of a player/,
    make: () => {
      const world = createWorld();
      const picks = world.picks.get('m1') ?? [];
      world.picks.set('m1', [...picks, { ...(picks.at(-1) as GradedPick), choice: 'AGREE' }]);
      return { world };
    },
  },

  // Leaderboards.
  {
    name: 'a star too many',
    check: 'leaderboards',
    problem: /stars \(all\): player "player-\d+" has \d+ stars instead of/,
    make: withBoard('all&board=stars', (rows) => [{ ...FIRST(rows), stars: FIRST(rows).stars + 1 }, ...OTHERS(rows)]),
  },
  {
    name: 'a missing player',
    check: 'leaderboards',
    problem: /player "player-\d+" is missing/,
    make: withBoard('weekly&board=stars', (rows) => rows.slice(0, -1)),
  },
  {
    name: 'an invented player',
    check: 'leaderboards',
    problem: /player "owner" is listed without such a result/,
    make: withBoard('all&board=streaks', (rows) => [{ ...FIRST(rows), userId: 'owner' }, ...OTHERS(rows)]),
  },
  {
    name: 'a player listed twice',
    check: 'leaderboards',
    problem: /a player is listed twice/,
    make: withBoard('all&board=streaks', (rows) => [FIRST(rows), ...rows]),
  },
  {
    name: 'a wrong order',
    check: 'leaderboards',
    problem: /below a worse one/,
    make: withBoard('all&board=stars', (rows) => rows.toReversed()),
  },
  {
    name: 'a wrong position',
    check: 'leaderboards',
    problem: /row 1 has position 2 instead of 1/,
    make: withBoard('board=slayers', (rows) => [{ ...FIRST(rows), position: 2 }, ...OTHERS(rows)]),
  },
  {
    name: 'a wrong accuracy',
    check: 'leaderboards',
    problem: /99.9 % instead of/,
    make: withBoard('board=slayers', (rows) => [{ ...FIRST(rows), accuracy: 99.9 }, ...OTHERS(rows)]),
  },
  {
    name: 'a longer streak',
    check: 'leaderboards',
    problem: /a streak of 20 instead of/,
    make: withBoard('all&board=stars', (rows) => [{ ...FIRST(rows), streak: 20 }, ...OTHERS(rows)]),
  },
  {
    name: 'an empty board',
    check: 'leaderboards',
    problem: /is missing/,
    make: withBoard('daily&board=stars', () => []),
  },
];

/** Replaces a note wherever a response contains it. */
function replaceNote(path: string, body: unknown, note: string, other: string): unknown {
  if (!path.startsWith('/api/audit/checkpoints')) return body;
  return JSON.parse(JSON.stringify(body).replace(JSON.stringify(note), () => JSON.stringify(other)));
}
