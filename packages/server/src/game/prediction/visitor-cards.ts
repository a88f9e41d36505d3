import type { PredictionResponse, Injury, League } from '@machine/contract';
import { createSharedBodies, type SharedBody } from '../../platform/http/shared-bodies.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { Feed } from '../match/feed.ts';
import type { GameDeps } from '../deps.ts';
import { type Card, type CardContext, findCard, toResponse } from './card.ts';
import { type OpenMatch, openMatchesFor } from './choose.ts';
import { sinceThenBy } from './since-then.ts';
import { NOT_PICKED } from './viewer-pick.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';

type Match = { league: League; home_abbr: string; away_abbr: string };

/**
 * Creates a reader of the injuries to show with a match: those of its clubs, home first, then the rest of the league.
 * The league's list is cached per minute of game time. Only the NBA has one.
 */
function createInjuryList(feed: Feed | null, clock: Clock): (match: Match) => Injury[] {
  let cached: { minute: number; list: Injury[] } | undefined;
  return ({ league, home_abbr: home, away_abbr: away }) => {
    if (league !== 'NBA' || feed === null) return [];
    const now = clock.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (cached?.minute !== minute) {
      const list = feed.injuries(league, now);
      cached = {
        minute,
        list: list.map(({ playerName, status, description, team }) => ({ playerName, status, description, team })),
      };
    }
    const order = ({ team }: Injury) => (team === home ? 0 : team === away ? 1 : 2);
    return cached.list.toSorted((a, b) => order(a) - order(b));
  };
}

const SHARED_KEY = '';

/** Creates the cards of visitors, and of players who haven't picked: the same for all of them. */
export function createVisitorCards({ db, clock, wall, feed, facts, words, bus, sharedCacheMs }: GameDeps) {
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
