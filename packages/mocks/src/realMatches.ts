import type { GameInfo } from '@machine/contract/game.ts';
import type { CompletedMatch, MatchDetail, Recap } from '@machine/contract/match.ts';
import type { MovedMatch, Prediction } from '@machine/contract/prediction.ts';
import { liveDetail } from './chat.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { eplDrawMatch, livePickedMatch, voidMatch } from './match.ts';
import { minutesAgo } from './minutesAgo.ts';
import { drawRecap, liveRecap, voidRecap } from './recap.ts';
import { score, teams } from './teams.ts';

/*
 * States that only real matches have: scores that are late, sources that fail, leagues without a play-by-play, matches
 * that are moved, and providers that ask to be named.
 */

export const realGameInfo: GameInfo = {
  season: 'LIVE',
  features: ['MACHINE', 'PRACTICE', 'RECEIPTS', 'SLATE'],
  leagues: ['NBA', 'EPL'],
  credits: [
    { name: 'Football data provided by the Football-Data.org API', url: 'https://www.football-data.org/' },
    { name: 'Basketball data provided by Example', url: 'https://data.example/' },
  ],
};

/** Confirmed four minutes before FIXED_NOW. */
const late = { asOf: minutesAgo(4) };
/** No scores of the league arrive. */
const outage = { ...late, scoresDelayedSince: minutesAgo(4) };

export const delayedMatch: CompletedMatch = { ...livePickedMatch, ...late, id: 'nba-delayed' };
export const outageMatch: CompletedMatch = { ...livePickedMatch, ...outage, id: 'nba-outage' };
export const eplLiveMatch: CompletedMatch = {
  ...eplDrawMatch,
  id: 'epl-live',
  status: 'LIVE',
  clock: "67'",
  startTime: minutesAgo(82),
  isMachineCorrect: null,
  isUserCorrect: null,
  asOf: minutesAgo(0),
};

export const delayedDetail: MatchDetail = { ...liveDetail, ...late, league: 'NBA' };
export const outageDetail: MatchDetail = { ...liveDetail, ...outage, league: 'NBA' };
export const withoutPlaysDetail: MatchDetail = {
  ...liveDetail,
  league: 'EPL',
  ...teams('Arsenal', 'ARS', 'Brighton & Hove Albion', 'BHA'),
  ...score(1, 1),
  clock: "67'",
  hasPlays: false,
};

export const delayedRecap: Recap = { ...liveRecap, match: { ...liveRecap.match, ...late } };
export const withoutPlaysRecap: Recap = { ...drawRecap, match: { ...drawRecap.match, hasPlays: false } };

const movedTo: MovedMatch = { matchId: 'nba-lal-phx-moved', startTime: '2025-10-19T02:30:00Z' };
/** Its new prediction isn't out yet. */
const movedFar: MovedMatch = { matchId: null, startTime: '2025-12-19T02:30:00Z' };

export const voidMovedMatch: CompletedMatch = { ...voidMatch, id: 'nba-moved', movedTo };
export const voidMovedFarMatch: CompletedMatch = { ...voidMovedMatch, id: 'nba-moved-far', movedTo: movedFar };
export const hostileMovedMatch: CompletedMatch = {
  ...voidMovedMatch,
  id: 'nba-moved-hostile',
  movedTo: { matchId: HOSTILE_TEXTS.tag, startTime: HOSTILE_TEXTS.long },
};
export const movedRecap: Recap = { ...voidRecap, match: { ...voidRecap.match, movedTo } };

/** The card of a match whose league's scores don't arrive. */
export const withOutage = (card: Prediction): Prediction => ({
  ...card,
  match: { ...card.match, scoresDelayedSince: outage.scoresDelayedSince },
});
/** The card of a match that was moved. */
export const moved = (card: Prediction): Prediction => ({ ...card, match: { ...card.match, status: 'VOID', movedTo } });
