import type { League, RecordMatch, SeasonKind } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { storedProbabilities } from '../prediction/stored-prediction.ts';
import type { Forecast, Outcome } from './forecast.ts';
import { seasonKindOfMatch } from './match-season.ts';

/** A prediction of the Machine and what happened. */
export type GradedPrediction = {
  id: string;
  season: SeasonKind;
  startTime: Instant;
  /** As it was published. */
  forecast: Forecast;
  /** The probability of the Machine's pick, 0 to 1. */
  confidence: number;
  isCorrect: boolean;
  outcome: Outcome;
  modelVersion: string;
};

const OUTCOME_NAMES = { HOME: 'home', DRAW: 'draw', AWAY: 'away' } as const;

/**
 * Returns the graded predictions of a league, by start. Void matches don't count, nor do predictions from before
 * probabilities were stored.
 */
export async function gradedPredictions(db: Db, league: League): Promise<GradedPrediction[]> {
  const rows = await db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .select(['grades.match_id as id', 'grades.start_time', 'grades.outcome', 'grades.machine_correct'])
    .select(['predictions.machine_pick', 'predictions.home_pct', 'predictions.draw_pct', 'predictions.away_pct'])
    .select('predictions.model_version')
    .where('matches.league', '=', league)
    .where('grades.outcome', 'is not', null)
    .orderBy('grades.start_time')
    .orderBy('grades.match_id')
    .execute();
  return rows.flatMap((row) => {
    const percentages = storedProbabilities(row);
    if (percentages === undefined || row.outcome === null) return [];
    const { home, draw, away } = percentages;
    const forecast = { home: home / 100, draw: draw / 100, away: away / 100 };
    return {
      id: row.id,
      season: seasonKindOfMatch(row.id),
      startTime: row.start_time,
      forecast,
      confidence: forecast[OUTCOME_NAMES[row.machine_pick]],
      isCorrect: row.machine_correct === 1,
      outcome: OUTCOME_NAMES[row.outcome],
      modelVersion: row.model_version,
    };
  });
}

/** A match of the record, without its probability. */
export type NamedMatch = Omit<RecordMatch, 'stated'>;

/** Returns the matches with these ids, by id. */
export async function namedMatches(db: Db, ids: readonly string[]): Promise<Map<string, NamedMatch>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .select(['matches.id', 'matches.home_team', 'matches.away_team', 'predictions.machine_pick'])
    .select(['grades.score_home', 'grades.score_away', 'grades.start_time'])
    .where('grades.match_id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        homeTeam: row.home_team,
        awayTeam: row.away_team,
        scoreHome: row.score_home,
        scoreAway: row.score_away,
        startTime: new Date(row.start_time).toISOString(),
        machinePick: row.machine_pick,
      },
    ]),
  );
}
