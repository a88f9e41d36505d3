import type { EventSince, SinceThen } from '@machine/contract';
import { HOSTILE_TEXTS } from './hostile.ts';

const injury = (playerName: string, team: string, statusBefore: string | null, status: string | null) =>
  ({ kind: 'INJURY', playerName, team, statusBefore, status, description: 'left calf strain' }) satisfies EventSince;

/** An event of each kind, for the match of the open card. */
export const eventsSince = {
  moved: { kind: 'START', startTimeBefore: '2025-10-14T12:14:00Z' },
  out: injury('Theo Lindqvist', 'BOS', null, 'Out'),
  worse: injury('Anton Dahl', 'BOS', 'Questionable', 'Out'),
  doubtful: injury('Malik Ferreira', 'LAL', 'Out', 'Questionable'),
  back: injury('Kristof Petrov', 'LAL', 'Out', null),
  lost: {
    kind: 'RESULT',
    matchId: 'nba-mia-lal',
    team: 'LAL',
    homeTeam: 'Miami Heat',
    homeTeamAbbr: 'MIA',
    awayTeam: 'Los Angeles Lakers',
    awayTeamAbbr: 'LAL',
    startTime: '2025-10-13T23:30:00Z',
    scoreHome: 118,
    scoreAway: 96,
  },
  won: {
    kind: 'RESULT',
    matchId: 'nba-bos-nyk',
    team: 'BOS',
    homeTeam: 'Boston Celtics',
    homeTeamAbbr: 'BOS',
    awayTeam: 'New York Knicks',
    awayTeamAbbr: 'NYK',
    startTime: '2025-10-13T23:00:00Z',
    scoreHome: 110,
    scoreAway: 104,
  },
} as const satisfies Record<string, EventSince>;

/** 31 hours before the present. */
const PREDICTED_AT = '2025-10-13T05:00:00Z';

/** Returns what has happened since a prediction. */
export const sinceThenOf = (...events: EventSince[]): SinceThen => ({
  predictedAt: PREDICTED_AT,
  count: events.length,
  events,
});
/** As on the slate, where only the first of them is sent. */
export const sinceMarkOf = (event: EventSince, count: number): SinceThen => ({ ...sinceThenOf(event), count });

export const nbaSinceThen = sinceThenOf(
  eventsSince.out,
  eventsSince.doubtful,
  eventsSince.back,
  eventsSince.lost,
  eventsSince.won,
);
export const eplSinceThen: SinceThen = {
  ...sinceThenOf({
    kind: 'RESULT',
    matchId: 'epl-eve-ars',
    team: 'ARS',
    homeTeam: 'Everton',
    homeTeamAbbr: 'EVE',
    awayTeam: 'Arsenal',
    awayTeamAbbr: 'ARS',
    startTime: '2025-10-11T14:00:00Z',
    scoreHome: 2,
    scoreAway: 0,
  }),
  predictedAt: '2025-10-09T19:00:00Z',
};
/** More than a card lists. */
export const longSinceThen = sinceThenOf(
  eventsSince.moved,
  ...Array.from({ length: 11 }, (_, index) => ({ ...eventsSince.out, playerName: `Theo Lindqvist ${index + 1}` })),
);
export const hostileSinceThen = sinceThenOf(
  { kind: 'START', startTimeBefore: 'soon' },
  { ...eventsSince.out, playerName: HOSTILE_TEXTS.bidi, team: HOSTILE_TEXTS.long, description: HOSTILE_TEXTS.tag },
  { ...eventsSince.worse, playerName: HOSTILE_TEXTS.long, status: HOSTILE_TEXTS.long },
  { ...eventsSince.lost, awayTeam: HOSTILE_TEXTS.long, homeTeam: HOSTILE_TEXTS.svg, scoreHome: 1e12, scoreAway: null },
);
