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
import { createKey, hours, LogMaker, noteOf, predictionOf } from './log-maker.ts';

/*
 * Servers that cheat. The audit has to find each, in the named check.
 */

type Shown = { world?: World; change?: (path: string, body: unknown) => unknown; key?: string; kept?: string[] };
/** Frauds by the check that finds them, and by name, with what it says. */
type ServerFrauds = Record<string, Record<string, [problem: RegExp, make: () => Shown]>>;

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

/** Replaces a note wherever a response contains it. */
function replaceNote(path: string, body: unknown, note: string, other: string): unknown {
  if (!path.startsWith('/api/audit/checkpoints')) return body;
  return JSON.parse(JSON.stringify(body).replace(JSON.stringify(note), () => JSON.stringify(other)));
}

/** Servers that cheat with the log, results, picks and leaderboards. */
export const SERVER_FRAUDS: ServerFrauds = {
  key: {
    'another key than at the last visit': [/The key has changed/, () => ({ key: stranger.key.text })],
    'two keys': [/different keys/, withResponse('/proof/key', () => stranger.key.text)],
    'no key': [/names no key/, withResponse('/api/audit', (body: object) => ({ ...body, key: null }))],
  },
  newest: {
    'a newest checkpoint by a stranger': [
      /is signed by/,
      withResponse('/api/audit', (body: object) =>
        'key' in body ? { ...body, checkpoint: stranger.newest.note } : body,
      ),
    ],
    'an older checkpoint for visitors of the file': [
      /different checkpoints/,
      () => ({
        change: (path, body) => (path === '/proof/checkpoint' ? honest.log.checkpoints[3]?.note : body),
      }),
    ],
  },
  growth: {
    'a rolled-back log': [
      /has shrunk from 26 to 21 entries/,
      () => ({ world: createWorld(honestAdditions().slice(0, 20)), kept: [honest.log.newest.note] }),
    ],
    'a forked log of the same size': [
      /are not those of the last visit/,
      () => ({
        world: createWorld(honestAdditions().with(5, [{ ...predictionOf(5), text: 'Changed.' }])),
        kept: [honest.log.newest.note],
      }),
    ],
    'a prediction changed after the last visit': [
      /first 21 entries are not/,
      () => ({
        world: createWorld(honestAdditions().with(5, [{ ...predictionOf(5), text: 'Changed.' }])),
        kept: [honest.log.checkpoints[19]?.note ?? ''],
      }),
    ],
    'a prediction dropped after the last visit': [
      /are not those of the last visit/,
      () => ({
        world: createWorld(honestAdditions().toSpliced(5, 1)),
        kept: [honest.log.checkpoints[19]?.note ?? ''],
      }),
    ],
    'a checkpoint of the last visit that is not its own': [/signed by/, () => ({ kept: [stranger.newest.note] })],
  },
  checkpoints: {
    'a text edited in the database': [
      /don't have the root of the checkpoint of 11 entries/,
      () => ({ world: tamperEntry(createWorld(), 10, (text) => text.replace('home', 'away')) }),
    ],
    'a list of checkpoints that ends early': [
      /ends at 8 of 26/,
      withResponse('/audit/checkpoints', (body: object) => ({ ...body, next: null })),
    ],
    'a list of checkpoints without an end': [
      /has 2 entries after 8/,
      () => ({
        change: (path, body) =>
          path.startsWith('/api/audit/checkpoints?after=8')
            ? { checkpoints: [{ size: 2, checkpoint: honest.log.checkpoints[0]?.note }], next: 8 }
            : body,
      }),
    ],
    'a checkpoint signed for other entries': [
      /don't have the root of the checkpoint of 2 entries/,
      () => {
        const world = createWorld();
        const [first] = world.log.checkpoints;
        const text = `${first?.note.split('\n\n')[0]}\n`.replace(first?.root ?? '', stranger.newest.root);
        return { change: (path, body) => replaceNote(path, body, first?.note ?? '', noteOf(world.log.key, text)) };
      },
    ],
    'a clock that goes back': [
      /older than the one before it/,
      withLog((additions) => additions.toSpliced(20, 0, [predictionOf(99, hours(3))])),
    ],
  },
  entries: {
    'a leaf dropped from the list of entries': [
      /has entry 10 in place of 9/,
      withResponse('/audit/entries', (body: { entries: { index: number }[] }) => ({
        ...body,
        entries: body.entries.filter(({ index }) => index !== 9),
      })),
    ],
    'a list of entries that ends early': [
      /ends after 7 of 26/,
      withResponse('/audit/entries', (body: object) => ({ ...body, next: null })),
    ],
    'a backdated entry': [
      /Entry 22 is from .*16:00:00.000Z, but was added at/,
      withLog((additions) => additions.with(20, [predictionOf(20), predictionOf(99, hours(4))])),
    ],
    'an entry that is not canonical': [
      /Entry 26 isn't in the canonical form/,
      () => {
        const world = createWorld();
        world.log.addTexts([JSON.stringify(predictionOf(99, hours(50)), null, 1)], hours(50));
        return { world };
      },
    ],
  },
  files: {
    'another file than the listed checkpoint': [
      /\/proof\/checkpoints\/3 is not/,
      withResponse('/proof/checkpoints/3', (note: string) => note.replace('\n3\n', '\n4\n')),
    ],
  },
  proofs: {
    'wrong inclusion paths': [/inclusion path/, withResponse('/inclusion', () => ({ path: [] }))],
    'wrong consistency proofs': [/consistency proof/, withResponse('/consistency', () => ({ path: [] }))],
  },
  predictions: {
    'two predictions of one match': [
      /"m5" has two predictions: entries 6 and 21/,
      withLog((additions) => additions.with(20, [{ ...predictionOf(5), at: hours(20) }])),
    ],
    'a prediction after the start': [
      /"m5" at .*, after its start/,
      withLog((additions) => additions.toSpliced(5, 1).toSpliced(20, 0, [{ ...predictionOf(5), at: hours(20) }])),
    ],
  },
  secrets: {
    'another secret than the committed': [
      /is not the committed one/,
      withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(29), 'A'.repeat(43))]]),
    ],
    'a secret revealed before the last match': [
      /was revealed before match "m22"/,
      withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(24))]]),
    ],
    'a season committed after its first prediction': [
      /"m0" was predicted before its season/,
      withLog((additions) => additions.with(0, [predictionOf(0), seasonOf(Buffer.alloc(32))]).slice(0, -1)),
    ],
    'two secrets for one season': [
      /has two secrets/,
      withLog((additions) => [[seasonOf(Buffer.alloc(32))], ...additions]),
    ],
  },
  results: {
    'a wrong outcome': [/"m1" ended 3–0, which is not AWAY/, withResult('m1', { outcome: 'AWAY' })],
    'a changed score': [
      /"m1" ended with AWAY against a prediction of HOME/,
      withResult('m1', { scoreHome: 0, scoreAway: 3, outcome: 'AWAY' }),
    ],
    'a result that makes the Machine right': [
      /"m3" ended with AWAY .* graded differently/,
      withResult('m3', { isMachineCorrect: true }),
    ],
    'a void match with a result': [/"m1" is void but has a result/, withResult('m1', { status: 'VOID' })],
    'a grade before the start': [/"m1" was graded at/, withResult('m1', { gradedAt: hours(2) })],
    'a prediction that was committed after the real start': [
      /"m1" started at .*, before its prediction/,
      withResult('m1', { startTime: hours(0.5) }),
    ],
    'a match with two results': [
      /"m0" is listed twice/,
      () => {
        const world = createWorld();
        return { world: { ...world, results: [...world.results, world.results[0] as Result] } };
      },
    ],
  },
  picks: {
    'stars for a wrong pick': [
      /got 2 stars instead of 0/,
      withPick(
        (pick) => !pick.wasCorrect,
        () => ({ stars: 2 }),
      ),
    ],
    'the stake of the other choice': [
      /got 2 stars instead of 3/,
      withPick(
        (pick) => pick.stars === 3,
        () => ({ stars: 2 }),
      ),
    ],
    'a gold match that pays a stake': [
      /"m3".* got 3 stars instead of 5/,
      withPick(
        (pick) => pick.stars === 5,
        () => ({ stars: 3 }),
        'm3',
      ),
    ],
    'a pick graded against its result': [
      /is graded against the result/,
      withPick(
        (pick) => !pick.wasCorrect,
        () => ({ wasCorrect: true, stars: 2 }),
      ),
    ],
    'a choice changed afterwards': [
      /is graded against the result/,
      withPick(
        (pick) => pick.choice === 'AGREE',
        () => ({ choice: 'DISAGREE' }),
      ),
    ],
    'a pick after the start': [
      /not before the start/,
      withPick(
        () => true,
        () => ({ at: hours(6) }),
        'm0',
      ),
    ],
    'a pick before the prediction': [
      /before the prediction of/,
      withPick(
        () => true,
        () => ({ at: hours(0) }),
        'm1',
      ),
    ],
    'an agreement that counts for AI Slayers': [
      /counted wrongly for AI Slayers/,
      withPick(
        (pick) => pick.choice === 'AGREE',
        () => ({ isSlayerPick: true }),
      ),
    ],
    'two picks of a player': [
      /has two picks of a player/,
      () => {
        const world = createWorld();
        const picks = world.picks.get('m1') ?? [];
        world.picks.set('m1', [...picks, { ...(picks.at(-1) as GradedPick), choice: 'AGREE' }]);
        return { world };
      },
    ],
  },
  leaderboards: {
    'a star too many': [
      /stars \(all\): player "player-\d+" has \d+ stars instead of/,
      withBoard('all&board=stars', (rows) => [{ ...FIRST(rows), stars: FIRST(rows).stars + 1 }, ...OTHERS(rows)]),
    ],
    'a missing player': [
      /player "player-\d+" is missing/,
      withBoard('weekly&board=stars', (rows) => rows.slice(0, -1)),
    ],
    'an invented player': [
      /player "owner" is listed without such a result/,
      withBoard('all&board=streaks', (rows) => [{ ...FIRST(rows), userId: 'owner' }, ...OTHERS(rows)]),
    ],
    'a player listed twice': [
      /a player is listed twice/,
      withBoard('all&board=streaks', (rows) => [FIRST(rows), ...rows]),
    ],
    'a wrong order': [/below a worse one/, withBoard('all&board=stars', (rows) => rows.toReversed())],
    'a wrong position': [
      /row 1 has position 2 instead of 1/,
      withBoard('board=slayers', (rows) => [{ ...FIRST(rows), position: 2 }, ...OTHERS(rows)]),
    ],
    'a wrong accuracy': [
      /99.9 % instead of/,
      withBoard('board=slayers', (rows) => [{ ...FIRST(rows), accuracy: 99.9 }, ...OTHERS(rows)]),
    ],
    'a longer streak': [
      /a streak of 20 instead of/,
      withBoard('all&board=stars', (rows) => [{ ...FIRST(rows), streak: 20 }, ...OTHERS(rows)]),
    ],
    'an empty board': [/is missing/, withBoard('daily&board=stars', () => [])],
  },
};
