import type { SlateEntry, SlateResult } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { verdictOn } from '../completed/verdict.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import { storedProbabilities, storedStakes } from '../prediction/stored-prediction.ts';
import { NOT_PICKED } from '../prediction/viewer-pick.ts';

/** From `from` on, before `to`. */
export type Period = { from: Instant; to: Instant };

/** Selects the predicted matches that start in a period, by start, through the index `matches_start`. */
const selectEntries = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('grades', 'grades.match_id', 'matches.id')
    .select([
      'matches.id',
      'matches.league',
      'matches.home_team',
      'matches.away_team',
      'matches.home_abbr',
      'matches.away_abbr',
      'matches.start_time',
      'matches.status',
      'matches.is_gold',
      'matches.score_home',
      'matches.score_away',
      'matches.clock',
      'predictions.machine_pick',
      'predictions.confidence_pct',
      'predictions.content_hash',
      'predictions.agree_stake',
      'predictions.disagree_stake',
      'predictions.home_pct',
      'predictions.draw_pct',
      'predictions.away_pct',
      'grades.machine_correct',
    ])
    .where('matches.start_time', '>=', from)
    .where('matches.start_time', '<', to)
    .orderBy('matches.start_time')
    .orderBy('matches.id');

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** Returns the predictions of a period as visitors see them: without picks of their own. */
export async function slateEntries(
  { db, facts }: { db: Db; facts: MatchFacts },
  period: Period,
): Promise<SlateEntry[]> {
  const rows = await selectEntries(db, period).execute();
  const moved = await facts.moved(rows);
  return rows.map((row) => ({
    match: {
      id: row.id,
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      homeTeamAbbr: row.home_abbr,
      awayTeamAbbr: row.away_abbr,
      startTime: new Date(row.start_time).toISOString(),
      status: row.status,
      league: row.league,
      scoresDelayedSince: facts.scoresDelayedSince(row),
      movedTo: moved.get(row.id),
    },
    prediction: {
      machinePick: row.machine_pick,
      confidencePct: row.confidence_pct,
      contentHash: row.content_hash,
      leagueInjuries: [],
      stakes: storedStakes(row),
      probabilities: storedProbabilities(row),
    },
    isGold: row.is_gold === 1,
    ...NOT_PICKED,
    ...(row.status !== 'SCHEDULED' && { result: resultOf(row, facts) }),
  }));
}

const resultOf = (row: EntryRow, facts: MatchFacts): SlateResult => ({
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  clock: row.clock,
  ...verdictOn({ ...row, choice: null, was_correct: null }),
  asOf: facts.asOf(row),
});
