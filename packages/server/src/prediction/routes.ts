import { endpoints, type PredictionResponse } from '@machine/contract';
import { handle, type Route } from '../http/route.ts';
import { isMatchId } from '../match/match.ts';
import type { Services } from '../services.ts';
import { cardOf, noCard, toAnswer } from './card.ts';
import { anyOpen, hasMatches, mostExciting } from './choose.ts';
import { createInjuryList } from './injuries.ts';
import { NOT_PICKED, ownOf } from './own.ts';

export const predictionRoutes = ({ db, clock, feed, random, sessions }: Services): Route[] => {
  const injuriesOf = createInjuryList(feed, clock);

  /** A match that was chosen among those the caller has not picked. */
  async function fresh(matchId: string | undefined): Promise<PredictionResponse> {
    const card = matchId === undefined ? undefined : await cardOf(db, matchId);
    if (card === undefined) return noCard(await hasMatches(db));
    return toAnswer(card, NOT_PICKED, injuriesOf(card.league));
  }

  /** The match that the caller asked for, started or not; undefined when there is no such card. */
  async function wished(matchId: string | undefined, userId: string | null): Promise<PredictionResponse | undefined> {
    if (matchId === undefined || !isMatchId(matchId)) return undefined;
    const card = await cardOf(db, matchId);
    return card && toAnswer(card, await ownOf(db, clock, userId, card.id), injuriesOf(card.league));
  }

  return [
    handle(endpoints.randomPrediction, async ({ query, request }) => {
      const userId = await sessions.find(request);
      const answer = await wished(query?.match, userId);
      return { body: answer ?? (await fresh(await anyOpen(db, clock, userId, random))) };
    }),

    handle(endpoints.spotlightPrediction, async ({ request }) => {
      const userId = await sessions.find(request);
      return { body: await fresh(await mostExciting(db, clock, userId)) };
    }),
  ];
};
