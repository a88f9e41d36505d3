import { createWorld, type GradedPick, type Result } from './fake-server.ts';
import { hours } from './log-maker.ts';
import { type ServerFrauds, withResponse } from './server-fraud.ts';

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

type Row = { position: number; userId: string; stars: number; streak: number; accuracy: number | null };
const withBoard = (board: string, change: (rows: Row[]) => unknown) => withResponse(board, change);
const [FIRST, OTHERS] = [(rows: Row[]) => rows[0] as Row, (rows: Row[]) => rows.slice(1)];

/** Servers that cheat with results, picks and leaderboards. */
export const GAME_FRAUDS: ServerFrauds = {
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
    'a longer streak of the day': [
      /streaks \(daily\): player "player-\d+" has a streak of 20 instead of/,
      withBoard('daily&board=streaks', (rows) => [{ ...FIRST(rows), streak: 20 }, ...OTHERS(rows)]),
    ],
    'an empty board': [/is missing/, withBoard('daily&board=stars', () => [])],
  },
};
