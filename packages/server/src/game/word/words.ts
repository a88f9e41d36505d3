import type { NotNull } from 'kysely';
import { gameDayOf, gameDayStart } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { seasonKindOfMatch } from '../record/match-season.ts';
import type { OnGraded } from '../grading/watch-grades.ts';
import { chooseWords } from './choose.ts';
import type { Call, DecidedCall } from './call.ts';
import { factsAfter, factsBefore, type WordFacts } from './facts.ts';
import { KINDS_AFTER, KINDS_BEFORE } from './kinds.ts';

type Match = { id: string; start_time: Instant };

/** The Machine's word on a match, made from its record; undefined without one. */
export type MachineWords = {
  /** Said with the prediction. */
  before(match: Match): Promise<string | undefined>;
  /** Said once the match is decided. */
  after(match: Match): Promise<string | undefined>;
};

type WordsOfDay = ReadonlyMap<string, string | undefined>;
type WordDeps = Pick<RouteDeps, 'db' | 'wall' | 'sharedCacheMs'> & { onGraded: OnGraded };

/** A word changes only when a result is corrected or late, and then its copy is dropped. */
const CACHE_FACTOR = 60;

/** Creates the words. Those of a game day are chosen together, so that they differ. */
export function createMachineWords({ db, wall, onGraded, sharedCacheMs }: WordDeps): MachineWords {
  const days = createSharedCache<WordsOfDay>(CACHE_FACTOR * sharedCacheMs, wall);
  onGraded(() => days.invalidate());

  async function wordOn({ id, start_time }: Match, isAfter: boolean): Promise<string | undefined> {
    const day = gameDayOf(start_time);
    const key = `${day} ${isAfter}`;
    const load = () => (isAfter ? wordsAfter(db, day) : wordsBefore(db, day));
    const words = await days.get(key, load);
    if (words.has(id)) return words.get(id);
    // It was predicted, decided or moved to this day since.
    days.invalidate(key);
    return (await days.get(key, load)).get(id);
  }

  return { before: (match) => wordOn(match, false), after: (match) => wordOn(match, true) };
}

async function wordsBefore(db: Db, day: number): Promise<WordsOfDay> {
  const calls = await selectCalls(db)
    .where('matches.start_time', '>=', gameDayStart(day))
    .where('matches.start_time', '<', gameDayStart(day + 1))
    .execute();
  const record = recordOf(await decidedCalls(db));
  return chosen(
    KINDS_BEFORE,
    calls.map((call) => factsBefore(call, record(call))),
  );
}

async function wordsAfter(db: Db, day: number): Promise<WordsOfDay> {
  const all = await decidedCalls(db);
  const calls = all.filter(({ startTime }) => gameDayOf(startTime) === day);
  const record = recordOf(all);
  return chosen(
    KINDS_AFTER,
    calls.map((call) => factsAfter(call, record(call))),
  );
}

/** Chooses in the order in which the Machine spoke. */
function chosen(kinds: typeof KINDS_BEFORE, said: WordFacts[]): WordsOfDay {
  const inOrder = said.toSorted((a, b) => a.at - b.at || (a.call.id < b.call.id ? -1 : 1));
  const words = chooseWords(kinds, inOrder);
  return new Map(inOrder.map(({ call }, index) => [call.id, words[index]?.text]));
}

/** Returns the calls of the same kind of season: real, replayed and simulated matches have records of their own. */
function recordOf(decided: readonly DecidedCall[]) {
  const kinds = Map.groupBy(decided, ({ id }) => seasonKindOfMatch(id));
  return ({ id }: Call) => kinds.get(seasonKindOfMatch(id)) ?? [];
}

const selectCalls = (db: Db) =>
  db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .select(['matches.id', 'league', 'matches.start_time as startTime', 'home_team as homeTeam'])
    .select([
      'away_team as awayTeam',
      'machine_pick as pick',
      'confidence_pct as confidence',
      'created_at as createdAt',
    ]);

async function decidedCalls(db: Db): Promise<DecidedCall[]> {
  const rows = await selectCalls(db)
    .innerJoin('grades', 'grades.match_id', 'matches.id')
    .select(['outcome', 'machine_correct', 'graded_at as gradedAt', 'home_pct', 'draw_pct', 'away_pct'])
    .where('outcome', 'is not', null)
    .$narrowType<{ outcome: NotNull }>()
    .execute();
  return rows.map(({ machine_correct, home_pct, draw_pct, away_pct, ...call }) => ({
    ...call,
    isCorrect: machine_correct === 1,
    stated: { HOME: home_pct, DRAW: draw_pct, AWAY: away_pct }[call.outcome],
  }));
}
