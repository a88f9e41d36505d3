import type { ChatMessage } from '@machine/contract/chat.ts';
import type { CompletedMatch, MatchDetail, Play, Recap } from '@machine/contract/match.ts';
import type { Prediction } from '@machine/contract/prediction.ts';
import { manyChatMessages, liveDetail, systemChatMessage } from './chat.ts';
import { lockedPrediction } from './prediction.ts';
import { livePickedMatch } from './match.ts';
import { nbaPlays } from './plays.ts';
import { liveRecap } from './recap.ts';
import { teams } from './teams.ts';

const CLOCKS = ['0:56', '0:41', '0:23', '0:17', '0:09', '0:02'];

/** The plays of a match whose last baskets all fall in the last minute. */
export const scriptedPlays: readonly Play[] = nbaPlays.map((play, index, { length }) => ({
  ...play,
  clock: CLOCKS[index + CLOCKS.length - length] ?? play.clock,
}));

/** All but the last three baskets, with the score tied. */
export const lastMinutePlays: readonly Play[] = scriptedPlays.slice(0, -3);

/** Returns the score and the clock after the last of the plays. */
export function scoreAfter(plays: readonly Play[]) {
  const last = plays.at(-1);
  return {
    scoreHome: last?.scoreHome ?? null,
    scoreAway: last?.scoreAway ?? null,
    clock: last ? `Q${last.period} ${last.clock}` : null,
  };
}

const { clock, ...score } = scoreAfter(lastMinutePlays);

export const lastMinuteMatch: CompletedMatch = { ...livePickedMatch, ...score, clock };
export const lastMinuteDetail: MatchDetail = { ...liveDetail, ...score, clock };
export const lastMinuteRecap: Recap = { ...liveRecap, match: { ...liveRecap.match, ...score } };

/** The card of that match, with the user's pick. */
export const lastMinutePrediction: Prediction = {
  ...lockedPrediction,
  match: {
    ...lockedPrediction.match,
    id: livePickedMatch.id,
    ...teams('Los Angeles Lakers', 'LAL', 'Phoenix Suns', 'PHX'),
    startTime: livePickedMatch.startTime,
    status: 'LIVE',
  },
  userPick: 'DISAGREE',
  isGold: true,
};

export const lastMinuteChat: ChatMessage[] = [systemChatMessage, ...manyChatMessages(160, 10)];
