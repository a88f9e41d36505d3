import { endpoints, type PredictionResponse } from '@machine/contract';
import { jsonBodyOf } from '../../platform/http/json-body.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import { gameDayOf } from '../../platform/clock/game-day.ts';
import { handle, type CacheableResponse, type Route } from '../../platform/http/route.ts';
import type { GameDeps } from '../deps.ts';
import { isMatchId } from '../match/match.ts';
import { emptyResponse } from './card.ts';
import { hasMatches, randomOf, randomOpenMatch } from './choose.ts';
import { dayEndOf } from './day-end.ts';
import { answeredQuestions, type Question, recentQuestions } from './questions.ts';
import { NOT_PICKED, viewerPickOf } from './viewer-pick.ts';
import { createVisitorCards } from './visitor-cards.ts';

type Response = CacheableResponse<typeof endpoints.randomPrediction>;

const personal = (value: PredictionResponse): Response => ({ cacheable: jsonBodyOf(value), caching: 'none' });

export const predictionRoutes = (deps: GameDeps): Route[] => {
  const { db, clock, random, wall, bus, sharedCacheMs } = deps;
  const cards = createVisitorCards(deps);
  const questions = createSharedCache<Question[]>(sharedCacheMs, wall);
  /** As visitors see it. */
  const spotlights = createSharedBodies<PredictionResponse>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type !== 'score_update') return;
    questions.invalidate();
    spotlights.invalidate();
  });

  async function randomMatch(userId: string | null): Promise<string | undefined> {
    return userId === null ? randomOf(await cards.open(), random) : randomOpenMatch(db, clock, userId, random);
  }

  const noMatch = async (userId: string | null): Promise<PredictionResponse> =>
    emptyResponse((await hasMatches(db)) ? await dayEndOf(db, clock, userId) : null);

  /** Returns the card of a random match that the viewer hasn't picked. */
  async function unpicked(userId: string | null): Promise<Response> {
    const matchId = await randomMatch(userId);
    const card = matchId === undefined ? undefined : await cards.find(matchId);
    return card === undefined ? personal(await noMatch(userId)) : { cacheable: card, caching: 'none' };
  }

  /** Returns the prediction for the requested match, started or not; undefined if there is none. */
  async function requested(matchId: string | undefined, userId: string | null): Promise<Response | undefined> {
    const card = matchId !== undefined && isMatchId(matchId) ? await cards.find(matchId) : undefined;
    if (card === undefined || matchId === undefined) return undefined;
    if (userId === null) return { cacheable: card, caching: 'browser' };
    const viewerPick = await viewerPickOf(db, clock, userId, matchId);
    return viewerPick === NOT_PICKED
      ? { cacheable: card, caching: 'none' }
      : personal({ ...card.value, ...viewerPick });
  }

  /** Returns the question of the day, and those of the last days. */
  async function spotlight(userId: string | null): Promise<PredictionResponse> {
    const recent = await questions.get('', () => recentQuestions(db, clock.now()));
    const today = recent.find(({ day }) => day === gameDayOf(clock.now()));
    const card = today && (await cards.find(today.matchId))?.value;
    const answered = await answeredQuestions(db, recent, userId);
    return {
      ...(card ? { ...card, ...(await viewerPickOf(db, clock, userId, today.matchId)) } : await noMatch(userId)),
      questions: answered,
    };
  }

  return [
    handle(endpoints.randomPrediction, async ({ query, userId }) => {
      return (await requested(query?.match, userId)) ?? unpicked(userId);
    }),

    handle(endpoints.spotlightPrediction, async ({ userId }) => {
      if (userId !== null) return personal(await spotlight(userId));
      return { cacheable: await spotlights.get('', () => spotlight(null)), caching: 'browser' };
    }),
  ];
};
