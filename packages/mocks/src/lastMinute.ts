import type { ChatMessage, CompletedMatch, MatchDetail, Play, Prediction, Recap } from '@machine/contract';
import { manyChatMessages, liveDetail, systemChatMessage } from './chat.ts';
import { lockedPrediction } from './fixtures.ts';
import { livePickedMatch } from './match.ts';
import { nbaPlays } from './plays.ts';
import { liveRecap } from './recap.ts';

const CLOCKS = ['0:56', '0:41', '0:23'];

/** All but the last three baskets, with the score tied. */
export const lastMinutePlays: readonly Play[] = nbaPlays
  .slice(0, -CLOCKS.length)
  .map((play, index, { length }) => ({ ...play, clock: CLOCKS[index + CLOCKS.length - length] ?? play.clock }));

const last = lastMinutePlays.at(-1);
const score = { scoreHome: last?.scoreHome ?? null, scoreAway: last?.scoreAway ?? null };
const clock = `Q${last?.period} ${last?.clock}`;

export const lastMinuteMatch: CompletedMatch = { ...livePickedMatch, ...score, clock };
export const lastMinuteDetail: MatchDetail = { ...liveDetail, ...score, clock };
export const lastMinuteRecap: Recap = { ...liveRecap, match: { ...liveRecap.match, ...score } };

/** The card of that match, with the user's pick. */
export const lastMinutePrediction: Prediction = {
  ...lockedPrediction,
  match: {
    ...lockedPrediction.match,
    id: livePickedMatch.id,
    homeTeam: livePickedMatch.homeTeam,
    awayTeam: livePickedMatch.awayTeam,
    homeTeamAbbr: 'LAL',
    awayTeamAbbr: 'PHX',
    startTime: livePickedMatch.startTime,
    status: 'LIVE',
  },
  userPick: 'DISAGREE',
  isGold: true,
};

export const lastMinuteChat: ChatMessage[] = [systemChatMessage, ...manyChatMessages(160, 10)];
