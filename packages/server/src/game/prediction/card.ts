import type { DayEnd, Injury, PredictionResponse } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { TEAM_COLUMNS, teamsOf } from '../match/teams.ts';
import { stakesOf, storedProbabilities } from './stored-prediction.ts';
import { NOT_PICKED } from './viewer-pick.ts';

/** Selects matches with what each response says about their predictions. */
export const selectCards = (db: Db) =>
  db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('proof_entries as entry', (join) =>
      join.onRef('entry.subject', '=', 'matches.id').on('entry.kind', '=', 'prediction'),
    )
    .select([
      'matches.id',
      'matches.league',
      ...TEAM_COLUMNS,
      'matches.start_time',
      'matches.status',
      'matches.is_gold',
      'predictions.machine_pick',
      'predictions.confidence_pct',
      'predictions.content_hash',
      'predictions.agree_tenths',
      'predictions.disagree_tenths',
      'predictions.home_pct',
      'predictions.draw_pct',
      'predictions.away_pct',
      'predictions.created_at',
      'entry.text as logged',
    ]);
type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** Finds a match with the Machine's prediction and its reasons; undefined if there is none. */
export const findCard = (db: Db, matchId: string) =>
  selectCards(db)
    .select(['predictions.reasons', 'predictions.analysis', 'predictions.rationale'])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();
export type Card = NonNullable<Awaited<ReturnType<typeof findCard>>>;

/** Returns what a response says about the match of a card, besides what changes after the prediction. */
export const cardMatch = (row: CardRow) => ({
  id: row.id,
  ...teamsOf(row),
  startTime: new Date(row.start_time).toISOString(),
  status: row.status,
  league: row.league,
});

/** Returns what a response says about the prediction of a card, besides its reasons. */
export const cardPrediction = (row: CardRow, leagueInjuries: Injury[]) => ({
  machinePick: row.machine_pick,
  confidencePct: row.confidence_pct,
  contentHash: row.content_hash,
  leagueInjuries,
  stakes: stakesOf(row),
  probabilities: storedProbabilities(row),
});

/** Returns a response without a match: the end of the day, or null if there are no matches at all. */
export const emptyResponse = (dayEnd: DayEnd | null): PredictionResponse => ({
  match: null,
  prediction: { machinePick: '', leagueInjuries: [], confidencePct: null, contentHash: null },
  isGold: false,
  ...NOT_PICKED,
  endOfDay: dayEnd !== null,
  ...(dayEnd && { dayEnd }),
});
