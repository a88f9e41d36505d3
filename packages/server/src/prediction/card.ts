import type { Injury, PredictionResponse } from '@machine/contract';
import type { Db } from '../db/open.ts';
import { NOT_PICKED, type Own } from './own.ts';

/** A match with the Machine's call on it, as it is stored; undefined when there is none. */
export const cardOf = (db: Db, matchId: string) =>
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
    ])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();
export type Card = NonNullable<Awaited<ReturnType<typeof cardOf>>>;

export const toAnswer = (card: Card, own: Own, leagueInjuries: Injury[]): PredictionResponse => ({
  match: {
    id: card.id,
    homeTeam: card.home_team,
    awayTeam: card.away_team,
    homeTeamAbbr: card.home_abbr,
    awayTeamAbbr: card.away_abbr,
    startTime: new Date(card.start_time).toISOString(),
    status: card.status,
    league: card.league,
  },
  prediction: {
    machinePick: card.machine_pick,
    confidencePct: card.confidence_pct,
    contentHash: card.content_hash,
    leagueInjuries,
  },
  isGold: card.is_gold === 1,
  ...own,
  endOfDay: false,
});

/** There is a season, but nothing is left to pick (`endOfDay`), or there is nothing at all. */
export const noCard = (endOfDay: boolean): PredictionResponse => ({
  match: null,
  prediction: { machinePick: '', leagueInjuries: [], confidencePct: null, contentHash: null },
  isGold: false,
  ...NOT_PICKED,
  endOfDay,
});
