import type { League } from '@machine/contract';
import type { NotNull } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Feed } from '../../game/match/feed.ts';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import type { Machine } from '../machine/machine.ts';
import { writePostMortem } from '../machine/post-mortem.ts';
import { createModelTrainer } from './model-trainer.ts';
import { TEAM_COLUMNS, teamsOf } from '../../game/match/teams.ts';

/** The post-mortem of a wrong prediction is written this long after grading, in game time. */
export const POST_MORTEM_AFTER_MS = 10 * MINUTE_MS;

type PostMortemDeps = { db: Db; feed: Feed; machineFor: (league: League) => Machine };

/**
 * Writes the post-mortems of wrong predictions that were graded a while ago. Regrading clears the text, so those are
 * written again.
 */
export async function writePostMortems({ db, feed, machineFor }: PostMortemDeps, at: Instant): Promise<void> {
  // Skip matches of a feed that this database used earlier: the ratings of their clubs aren't known.
  const misses = (await wrongPredictionsDue(db, at)).filter(({ id }) => feed.state(id, at) !== undefined);
  const machineAt = createModelTrainer(feed, machineFor);
  for (const miss of misses) {
    const { id, league, startTime, home, away, machinePick, confidencePct } = miss;
    const match = { id, league, ...teamsOf(miss), startTime, endTime: startTime, score: { home, away } };
    const prediction = { machinePick, confidencePct };
    const review = machineAt(league, startTime).review(match, {
      season: [],
      injuries: feed.injuries(league, startTime),
      hasOnlyStarters: feed.listsOnlyStarters,
    });
    await db
      .updateTable('grades')
      .set({ post_mortem: writePostMortem({ fixture: match, score: match.score, prediction, review }) })
      .where('match_id', '=', id)
      // Skip a match that has been regraded in the meantime.
      .where('graded_at', '=', miss.graded_at)
      .where('post_mortem', 'is', null)
      .execute();
  }
}

/** The first two conditions must match those of the partial index `grades_unexplained`. */
const wrongPredictionsDue = (db: Db, at: Instant) =>
  db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .select([
      'matches.id',
      'matches.league',
      ...TEAM_COLUMNS,
      'matches.start_time as startTime',
      'grades.score_home as home',
      'grades.score_away as away',
      'grades.graded_at',
      'predictions.machine_pick as machinePick',
      'predictions.confidence_pct as confidencePct',
    ])
    .$narrowType<{ home: NotNull; away: NotNull }>()
    .where('grades.machine_correct', '=', (eb) => eb.lit(0))
    .where('grades.post_mortem', 'is', null)
    .where('grades.graded_at', '<=', at - POST_MORTEM_AFTER_MS)
    .orderBy('matches.start_time')
    .execute();
