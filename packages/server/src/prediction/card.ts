import type { CommunityStats, Injury, PickChoice, PredictionAnswer } from '@machine/contract';
import type { Db } from '../db/open.ts';

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

export type Own = { userPick: PickChoice | null; communityStats: CommunityStats | null };

/** What a caller without a pick sees of the crowd: nothing (RELIABILITY.md S85). */
export const NOT_PICKED: Own = { userPick: null, communityStats: null };

/** A caller's own pick on a match and, only beside it, how the others picked. */
export async function ownOf(db: Db, userId: string | null, matchId: string): Promise<Own> {
  if (userId === null) return NOT_PICKED;
  const own = await db
    .selectFrom('picks')
    .select('choice')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  if (own === undefined) return NOT_PICKED;
  const counts = await db
    .selectFrom('picks')
    .select(['choice', (eb) => eb.fn.countAll<number>().as('count')])
    .where('match_id', '=', matchId)
    .groupBy('choice')
    .execute();
  const countOf = (choice: PickChoice) => counts.find((row) => row.choice === choice)?.count ?? 0;
  return { userPick: own.choice, communityStats: statsOf(countOf('AGREE'), countOf('DISAGREE')) };
}

/** Percentages with one decimal that add up to 100. */
export function statsOf(agreeCount: number, disagreeCount: number): CommunityStats {
  const totalCount = agreeCount + disagreeCount;
  const tenths = totalCount === 0 ? 0 : Math.round((agreeCount / totalCount) * 1000);
  return {
    totalCount,
    agreeCount,
    disagreeCount,
    agreePercent: tenths / 10,
    disagreePercent: totalCount === 0 ? 0 : (1000 - tenths) / 10,
  };
}

export const toAnswer = (card: Card, own: Own, leagueInjuries: Injury[]): PredictionAnswer => ({
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
export const noCard = (endOfDay: boolean): PredictionAnswer => ({
  match: null,
  prediction: { machinePick: '', leagueInjuries: [], confidencePct: null, contentHash: null },
  isGold: false,
  ...NOT_PICKED,
  endOfDay,
});
