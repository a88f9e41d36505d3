import type { League } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Feed, FinishedMatch, Instant } from '../feed/feed.ts';
import { MINUTE_MS } from '../feed/time.ts';
import type { Machine } from '../machine/machine.ts';
import { explainMiss } from '../machine/post-mortem.ts';
import { createTraining } from './training.ts';

/** How long after its grading a miss is explained, in game time. */
export const POST_MORTEM_AFTER_MS = 10 * MINUTE_MS;

type Needs = { db: Db; feed: Feed; machineFor: (league: League) => Machine };

/** Explains the misses that have been graded for a while. A regraded one has lost its text and comes again. */
export async function writePostMortems({ db, feed, machineFor }: Needs, at: Instant): Promise<void> {
  // A match of another feed, from earlier days of the database, stays as it is: its clubs' ratings are not known.
  const misses = (await dueMisses(db, at)).filter(({ id }) => feed.state(id, at) !== undefined);
  const machineAt = createTraining(feed, machineFor);
  for (const miss of misses) {
    const { id, league, start_time: startTime, score_home, score_away } = miss;
    if (score_home === null || score_away === null) continue;
    const match: FinishedMatch = {
      id,
      league,
      homeTeam: miss.home_team,
      awayTeam: miss.away_team,
      homeTeamAbbr: miss.home_abbr,
      awayTeamAbbr: miss.away_abbr,
      startTime,
      endTime: startTime,
      score: { home: score_home, away: score_away },
    };
    const call = { machinePick: miss.machine_pick, confidencePct: miss.confidence_pct };
    const lookBack = machineAt(league, startTime).lookBack(match);
    await db
      .updateTable('grades')
      .set({ post_mortem: explainMiss({ fixture: match, score: match.score, call, lookBack }) })
      .where('match_id', '=', id)
      // Not on a grade that came meanwhile.
      .where('graded_at', '=', miss.graded_at)
      .where('post_mortem', 'is', null)
      .execute();
  }
}

/** The misses to explain, by start. The two conditions stand there as they stand in the index, `grades_unexplained`. */
const dueMisses = (db: Db, at: Instant) =>
  db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .select([
      'matches.id',
      'matches.league',
      'matches.home_team',
      'matches.away_team',
      'matches.home_abbr',
      'matches.away_abbr',
      'matches.start_time',
      'grades.score_home',
      'grades.score_away',
      'grades.graded_at',
      'predictions.machine_pick',
      'predictions.confidence_pct',
    ])
    .where('grades.machine_correct', '=', (eb) => eb.lit(0))
    .where('grades.post_mortem', 'is', null)
    .where('grades.graded_at', '<=', at - POST_MORTEM_AFTER_MS)
    .orderBy('matches.start_time')
    .execute();
