import type { PredictionResponse, Injury } from '@machine/contract';
import { createSharedBodies, type SharedBody } from '../../platform/http/shared-bodies.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { Feed } from '../match/feed.ts';
import type { GameDeps } from '../deps.ts';
import { type Card, cardMatch, cardPrediction, findCard } from './card.ts';
import { type OpenMatch, openMatchesFor } from './choose.ts';
import { sinceThenBy } from './since-then.ts';
import { reasonsOf } from './stored-prediction.ts';
import { NOT_PICKED } from './viewer-pick.ts';
import type { Instant } from '../../platform/clock/time.ts';

/** Returns the injuries to show with a match: those of its clubs, home first, then the rest of the league. */
function injuriesFor({ league, home_abbr, away_abbr }: Card, feed: Feed | null, now: Instant): Injury[] {
  const order = ({ team }: Injury) => (team === home_abbr ? 0 : team === away_abbr ? 1 : 2);
  return (feed?.injuries(league, now) ?? [])
    .map(({ playerName, status, description, team }) => ({ playerName, status, description, team }))
    .toSorted((a, b) => order(a) - order(b));
}

/** Creates the cards of visitors, and of players who haven't picked: the same for all of them. */
export function createVisitorCards({ db, clock, wall, feed, facts, words, bus, sharedCacheMs }: GameDeps) {
  const cards = createSharedBodies<PredictionResponse | null>(sharedCacheMs, wall);
  const open = createSharedCache<OpenMatch[]>(sharedCacheMs, wall);
  bus.subscribe(({ type, data }) => {
    if (type !== 'score_update') return;
    cards.invalidate(data.matchId);
    open.invalidate();
  });

  async function load(matchId: string): Promise<PredictionResponse | null> {
    const card = await findCard(db, matchId);
    if (card === undefined) return null;
    const now = clock.now();
    const moved = await facts.moved([card]);
    return {
      match: { ...cardMatch(card), scoresDelayedSince: facts.scoresDelayedSince(card), movedTo: moved.get(card.id) },
      prediction: {
        ...cardPrediction(card, injuriesFor(card, feed, now)),
        reasons: reasonsOf(card),
        sinceThen: feed === null ? undefined : sinceThenBy(feed, now)(card),
        word: await words.before(card),
      },
      isGold: card.is_gold === 1,
      ...NOT_PICKED,
      endOfDay: false,
    };
  }

  return {
    /** Returns the card of a match, started or not; undefined if there is none. */
    async find(matchId: string): Promise<SharedBody<PredictionResponse> | undefined> {
      const card = await cards.get(matchId, () => load(matchId));
      return hasCard(card) ? card : undefined;
    },
    /** Returns the ids of all open matches. */
    async open(): Promise<string[]> {
      const matches = await open.get('', () => openMatchesFor(db, clock, null));
      // One may have started since.
      return matches.flatMap(({ id, start_time }) => (start_time > clock.now() ? [id] : []));
    },
  };
}

const hasCard = (body: SharedBody<PredictionResponse | null>): body is SharedBody<PredictionResponse> =>
  body.value !== null;
