import type { DayEnd, Injury, PredictionMatch, PredictionResponse } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { storedProbabilities, storedReasons, storedStakes } from './stored-prediction.ts';
import { NOT_PICKED, type ViewerPick } from './viewer-pick.ts';

/** Finds a match with the Machine's prediction; undefined if there is none. */
export const findCard = (db: Db, matchId: string) =>
  db
    .selectFrom('matches')
    .innerJoin('predictions', 'predictions.match_id', 'matches.id')
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
      'predictions.machine_pick',
      'predictions.confidence_pct',
      'predictions.content_hash',
      'predictions.agree_stake',
      'predictions.disagree_stake',
      'predictions.home_pct',
      'predictions.draw_pct',
      'predictions.away_pct',
      'predictions.reasons',
      'predictions.analysis',
      'predictions.rationale',
    ])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();
export type Card = NonNullable<Awaited<ReturnType<typeof findCard>>>;

/** What a response says besides what is stored with the card. */
export type CardContext = Pick<PredictionMatch, 'scoresDelayedSince' | 'movedTo'> & { leagueInjuries: Injury[] };

export const toResponse = (
  card: Card,
  viewerPick: ViewerPick,
  { leagueInjuries, ...matchFacts }: CardContext,
): PredictionResponse => ({
  match: {
    id: card.id,
    homeTeam: card.home_team,
    awayTeam: card.away_team,
    homeTeamAbbr: card.home_abbr,
    awayTeamAbbr: card.away_abbr,
    startTime: new Date(card.start_time).toISOString(),
    status: card.status,
    league: card.league,
    ...matchFacts,
  },
  prediction: {
    machinePick: card.machine_pick,
    confidencePct: card.confidence_pct,
    contentHash: card.content_hash,
    leagueInjuries,
    stakes: storedStakes(card),
    probabilities: storedProbabilities(card),
    reasons: storedReasons(card),
  },
  isGold: card.is_gold === 1,
  ...viewerPick,
  endOfDay: false,
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
