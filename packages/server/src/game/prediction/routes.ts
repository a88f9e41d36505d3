import { endpoints, type PredictionResponse } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { isMatchId } from '../match/match.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Feed } from '../match/feed.ts';
import { type Card, type CardContext, emptyResponse, findCard, toResponse } from './card.ts';
import { randomOpenMatch, hasMatches, spotlightMatch } from './choose.ts';
import { dayEndOf } from './day-end.ts';
import { createInjuryList } from './injuries.ts';
import { NOT_PICKED, viewerPickOf } from './viewer-pick.ts';

export type PredictionDeps = {
  db: Db;
  clock: Clock;
  /** Null without a season. */
  feed: Feed | null;
  facts: MatchFacts;
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
  sessions: Sessions;
};

export const predictionRoutes = ({ db, clock, feed, facts, random, sessions }: PredictionDeps): Route[] => {
  const injuriesOf = createInjuryList(feed, clock);

  async function contextOf(card: Card): Promise<CardContext> {
    const moved = await facts.moved([card]);
    return {
      leagueInjuries: injuriesOf(card),
      scoresDelayedSince: facts.scoresDelayedSince(card),
      movedTo: moved.get(card.id),
    };
  }

  /** Returns a prediction that the viewer hasn't picked yet. */
  async function unpicked(matchId: string | undefined, userId: string | null): Promise<PredictionResponse> {
    const card = matchId === undefined ? undefined : await findCard(db, matchId);
    if (card === undefined) return emptyResponse((await hasMatches(db)) ? await dayEndOf(db, clock, userId) : null);
    return toResponse(card, NOT_PICKED, await contextOf(card));
  }

  /** Returns the prediction for the requested match, started or not; undefined if there is none. */
  async function requested(
    matchId: string | undefined,
    userId: string | null,
  ): Promise<PredictionResponse | undefined> {
    if (matchId === undefined || !isMatchId(matchId)) return undefined;
    const card = await findCard(db, matchId);
    return card && toResponse(card, await viewerPickOf(db, clock, userId, card.id), await contextOf(card));
  }

  return [
    handle(endpoints.randomPrediction, async ({ query, request }) => {
      const userId = await sessions.find(request);
      const prediction = await requested(query?.match, userId);
      return { body: prediction ?? (await unpicked(await randomOpenMatch(db, clock, userId, random), userId)) };
    }),

    handle(endpoints.spotlightPrediction, async ({ request }) => {
      const userId = await sessions.find(request);
      return { body: await unpicked(await spotlightMatch(db, clock, userId), userId) };
    }),
  ];
};
