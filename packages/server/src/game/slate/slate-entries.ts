import type { SinceThen, SlateEntry } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { GameDeps } from '../deps.ts';
import { verdictOn } from '../completed/verdict.ts';
import { cardMatch, cardPrediction, selectCards } from '../prediction/card.ts';
import { sinceThenBy } from '../prediction/since-then.ts';
import { NOT_PICKED } from '../prediction/viewer-pick.ts';

/** From `from` on, before `to`. */
export type Period = { from: Instant; to: Instant };

/** Returns the predictions of a period, by start, as visitors see them: without picks of their own. */
export async function slateEntries(
  { db, feed, facts }: Pick<GameDeps, 'db' | 'feed' | 'facts'>,
  { from, to }: Period,
  now: Instant,
): Promise<SlateEntry[]> {
  const rows = await selectCards(db)
    .leftJoin('grades', 'grades.match_id', 'matches.id')
    .select(['matches.score_home', 'matches.score_away', 'matches.clock', 'grades.machine_correct'])
    .where('matches.start_time', '>=', from)
    .where('matches.start_time', '<', to)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .execute();
  const moved = await facts.moved(rows);
  const since = feed === null ? () => undefined : sinceThenBy(feed, now);
  return rows.map((row) => {
    const isOpen = row.status === 'SCHEDULED' && row.start_time > now;
    const result = {
      scoreHome: row.score_home,
      scoreAway: row.score_away,
      clock: row.clock,
      ...verdictOn({ ...row, choice: null, was_correct: null }),
      asOf: facts.asOf(row),
    };
    return {
      match: { ...cardMatch(row), scoresDelayedSince: facts.scoresDelayedSince(row), movedTo: moved.get(row.id) },
      prediction: { ...cardPrediction(row, []), sinceThen: isOpen ? headOf(since(row)) : undefined },
      isGold: row.is_gold === 1,
      ...NOT_PICKED,
      ...(row.status !== 'SCHEDULED' && { result }),
    };
  });
}

/** Returns the most telling event, and how many there are; undefined without any. */
const headOf = (since: SinceThen | undefined) =>
  since && since.count > 0 ? { ...since, events: since.events.slice(0, 1) } : undefined;
