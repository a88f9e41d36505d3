import type { SinceThen, SlateEntry, SlateResult } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { GameDeps } from '../deps.ts';
import { verdictOn } from '../completed/verdict.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import { cardMatch, cardPrediction, selectCards } from '../prediction/card.ts';
import { sinceThenBy } from '../prediction/since-then.ts';
import { NOT_PICKED } from '../prediction/viewer-pick.ts';

/** From `from` on, before `to`. */
export type Period = { from: Instant; to: Instant };

/** Selects the predicted matches that start in a period, by start, through the index `matches_start`. */
const selectEntries = (db: Db, { from, to }: Period) =>
  selectCards(db)
    .leftJoin('grades', 'grades.match_id', 'matches.id')
    .select(['matches.score_home', 'matches.score_away', 'matches.clock', 'grades.machine_correct'])
    .where('matches.start_time', '>=', from)
    .where('matches.start_time', '<', to)
    .orderBy('matches.start_time')
    .orderBy('matches.id');

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** Returns the predictions of a period as visitors see them: without picks of their own. */
export async function slateEntries(
  { db, feed, facts }: Pick<GameDeps, 'db' | 'feed' | 'facts'>,
  period: Period,
  now: Instant,
): Promise<SlateEntry[]> {
  const rows = await selectEntries(db, period).execute();
  const moved = await facts.moved(rows);
  const since = feed === null ? () => undefined : sinceThenBy(feed, now);
  return rows.map((row) => ({
    match: { ...cardMatch(row), scoresDelayedSince: facts.scoresDelayedSince(row), movedTo: moved.get(row.id) },
    prediction: { ...cardPrediction(row, []), sinceThen: isOpen(row, now) ? headOf(since(row)) : undefined },
    isGold: row.is_gold === 1,
    ...NOT_PICKED,
    ...(row.status !== 'SCHEDULED' && { result: resultOf(row, facts) }),
  }));
}

const isOpen = ({ status, start_time }: EntryRow, now: Instant) => status === 'SCHEDULED' && start_time > now;

/** Returns the most telling event, and how many there are; undefined without any. */
const headOf = (since: SinceThen | undefined) =>
  since && since.count > 0 ? { ...since, events: since.events.slice(0, 1) } : undefined;

const resultOf = (row: EntryRow, facts: MatchFacts): SlateResult => ({
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  clock: row.clock,
  ...verdictOn({ ...row, choice: null, was_correct: null }),
  asOf: facts.asOf(row),
});
