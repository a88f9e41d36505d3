import { createWorld, type GradedPick, type Result } from './fake-server.ts';
import { hours } from './log-maker.ts';
import { FIRST, OTHERS, type ServerFraud, withBoard, withPick, withResult } from './server-fraud.ts';

/** Servers that cheat with results, picks and leaderboards. */
export const GRADE_FRAUDS: ServerFraud[] = [
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
