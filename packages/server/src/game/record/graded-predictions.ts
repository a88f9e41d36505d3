import type { League } from '@machine/contract';
import type { NotNull } from 'kysely';
import { toIso } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { storedProbabilities } from '../prediction/stored-prediction.ts';
import type { Forecast } from './forecast.ts';
import { seasonKindOfMatch } from './match-season.ts';

/** A prediction of the Machine and what happened. */
export type GradedPrediction = Awaited<ReturnType<typeof gradedPredictions>>[number];

const OUTCOME_NAMES = { HOME: 'home', DRAW: 'draw', AWAY: 'away' } as const;

/**
 * Returns the graded predictions of a league, by start. Void matches don't count, nor do predictions from before
 * probabilities were stored.
 */
export async function gradedPredictions(db: Db, league: League) {
  const rows = await db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .select(['matches.id', 'home_team as homeTeam', 'away_team as awayTeam', 'machine_pick as machinePick'])
    .select(['grades.score_home as scoreHome', 'grades.score_away as scoreAway'])
    .select(['grades.start_time', 'outcome', 'machine_correct', 'home_pct', 'draw_pct', 'away_pct', 'model_version'])
    .where('matches.league', '=', league)
    .where('outcome', 'is not', null)
    .$narrowType<{ outcome: NotNull }>()
    .orderBy('grades.start_time')
    .orderBy('grades.match_id')
    .execute();
  return rows.flatMap((row) => {
    const { start_time, outcome, machine_correct, home_pct, draw_pct, away_pct, model_version, ...match } = row;
    const percentages = storedProbabilities({ home_pct, draw_pct, away_pct });
    if (percentages === undefined) return [];
    const { home, draw, away } = percentages;
    const forecast: Forecast = { home: home / 100, draw: draw / 100, away: away / 100 };
    return {
      match: { ...match, startTime: toIso(start_time) },
      season: seasonKindOfMatch(match.id),
      startTime: start_time,
      forecast,
      /** Of the Machine's pick, 0 to 1. */
      probability: forecast[OUTCOME_NAMES[match.machinePick]],
      isCorrect: machine_correct === 1,
      outcome: OUTCOME_NAMES[outcome],
      modelVersion: model_version,
    };
  });
}
