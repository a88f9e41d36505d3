import type { GradedPick, Result } from '../audit/forms.mjs';
import { createWorld, type ServerFrauds, withResponse, type World } from './fake-server.ts';
import { hours } from './log-maker.ts';

/** Edits an honest world and nothing that depends on the edited. */
const withWorld = (edit: (world: World) => unknown) => () => {
  const world = createWorld();
  edit(world);
  return { world };
};
const withResult = (id: string, changes: Partial<Result>) =>
  withWorld(({ results }) => Object.assign(results.find(({ matchId }) => matchId === id) ?? {}, changes));
/** Edits the first pick, of all or of a match, for which `isFit` holds. */
const withPick = (isFit: (pick: GradedPick) => boolean, changes: Partial<GradedPick>, id?: string) =>
  withWorld(({ picks }) => {
    const all = id === undefined ? [...picks.values()].flat() : (picks.get(id) ?? []);
    Object.assign(all.find(isFit) ?? {}, changes);
  });

type Row = { position: number; userId: string; stars: number; streak: number; accuracy: number | null };
const withBoard = (board: string, change: (rows: Row[]) => unknown) => withResponse(board, change);
const withFirst = (board: string, change: (row: Row) => Partial<Row>) =>
  withBoard(board, ([first, ...others]) => [{ ...first, ...change(first as Row) }, ...others]);

/** Servers that cheat with results, picks and leaderboards. */
export const GAME_FRAUDS: ServerFrauds = {
  results: {
    'a wrong outcome': [/"m1" ended 3–0, which is not AWAY/, withResult('m1', { outcome: 'AWAY' })],
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
      withWorld(({ results }) => results.push(results[0] as Result)),
    ],
  },
  picks: {
    'stars for a wrong pick': [/got 2 stars instead of 0/, withPick((pick) => !pick.wasCorrect, { stars: 2 })],
    'the stake of the other choice': [/got 2 stars instead of 3/, withPick((pick) => pick.stars === 3, { stars: 2 })],
    'a gold match that pays a stake': [
      /"m3".* got 3 stars instead of 5/,
      withPick((pick) => pick.stars === 5, { stars: 3 }, 'm3'),
    ],
    'a pick graded against its result': [
      /is graded against the result/,
      withPick((pick) => !pick.wasCorrect, { wasCorrect: true, stars: 2 }),
    ],
    'a pick after the start': [/not before the start/, withPick(() => true, { at: hours(6) }, 'm0')],
    'a pick before the prediction': [/before the prediction of/, withPick(() => true, { at: hours(0) }, 'm1')],
    'an agreement that counts for AI Slayers': [
      /counted wrongly for AI Slayers/,
      withPick((pick) => pick.choice === 'AGREE', { isSlayerPick: true }),
    ],
    'two picks of a player': [
      /has two picks of a player/,
      withWorld(({ picks }) => {
        const all = picks.get('m1') ?? [];
        all.push({ ...(all.at(-1) as GradedPick), choice: 'AGREE' });
      }),
    ],
  },
  leaderboards: {
    'a star too many': [
      /stars \(all\): player "player-\d+" has \d+ stars instead of/,
      withFirst('all&board=stars', ({ stars }) => ({ stars: stars + 1 })),
    ],
    'a missing player': [
      /player "player-\d+" is missing/,
      withBoard('weekly&board=stars', (rows) => rows.slice(0, -1)),
    ],
    'an invented player': [
      /player "owner" is listed without such a result/,
      withFirst('all&board=streaks', () => ({ userId: 'owner' })),
    ],
    'a player listed twice': [/a player is listed twice/, withBoard('all&board=streaks', (rows) => [rows[0], ...rows])],
    'a wrong order': [/below a worse one/, withBoard('all&board=stars', (rows) => rows.toReversed())],
    'a wrong position': [/row 1 has position 2 instead of 1/, withFirst('board=slayers', () => ({ position: 2 }))],
    'a wrong accuracy': [/99.9 % instead of/, withFirst('board=slayers', () => ({ accuracy: 99.9 }))],
    'a longer streak': [/a streak of 20 instead of/, withFirst('all&board=stars', () => ({ streak: 20 }))],
    'a longer streak of the day': [
      /streaks \(daily\): player "player-\d+" has a streak of 20 instead of/,
      withFirst('daily&board=streaks', () => ({ streak: 20 })),
    ],
  },
};
