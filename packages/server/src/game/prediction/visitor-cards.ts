import type { PredictionResponse } from '@machine/contract';
import { createSharedBodies, type SharedBody } from '../../platform/http/shared-bodies.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { Feed } from '../match/feed.ts';
import type { SharedReadDeps } from '../match/match-facts.ts';
import type { MachineWords } from '../word/words.ts';
import { type Card, type CardContext, findCard, toResponse } from './card.ts';
import { type OpenMatch, openMatchesFor } from './choose.ts';
import { createInjuryList } from './injuries.ts';
import { sinceThenBy } from './since-then.ts';
import { NOT_PICKED } from './viewer-pick.ts';

export type VisitorCardDeps = SharedReadDeps & {
  /** Null without a season. */
  feed: Feed | null;
  words: MachineWords;
};

const SHARED_KEY = '';

/** The cards of visitors, and of players who haven't picked: the same for all of them. */
export function createVisitorCards({ db, clock, wall, feed, facts, words, bus, sharedCacheMs }: VisitorCardDeps) {
  const cards = createSharedBodies<PredictionResponse | null>(sharedCacheMs, wall);
  const open = createSharedCache<OpenMatch[]>(sharedCacheMs, wall);
  const injuriesOf = createInjuryList(feed, clock);
  bus.subscribe(({ type, data }) => {
    if (type !== 'score_update') return;
    cards.invalidate(data.matchId);
    open.invalidate();
  });

  async function contextOf(card: Card): Promise<CardContext> {
    const moved = await facts.moved([card]);
    return {
      leagueInjuries: injuriesOf(card),
      word: await words.before(card),
      sinceThen: feed === null ? undefined : sinceThenBy(feed, clock.now())(card),
      scoresDelayedSince: facts.scoresDelayedSince(card),
      movedTo: moved.get(card.id),
    };
  }

  async function load(matchId: string): Promise<PredictionResponse | null> {
    const card = await findCard(db, matchId);
    return card === undefined ? null : toResponse(card, NOT_PICKED, await contextOf(card));
  }

  return {
    /** Returns the card of a match, started or not; undefined if there is none. */
    async find(matchId: string): Promise<SharedBody<PredictionResponse> | undefined> {
      const card = await cards.get(matchId, () => load(matchId));
      return hasCard(card) ? card : undefined;
    },
    /** Returns the ids of all open matches. */
    async open(): Promise<string[]> {
      const matches = await open.get(SHARED_KEY, () => openMatchesFor(db, clock, null));
      // One may have started since.
      return matches.flatMap(({ id, start_time }) => (start_time > clock.now() ? [id] : []));
    },
  };
}

const hasCard = (body: SharedBody<PredictionResponse | null>): body is SharedBody<PredictionResponse> =>
  body.value !== null;
