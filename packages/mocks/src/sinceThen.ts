import { clubOf } from '@machine/contract/clubOf.ts';
import type { EventSince, SinceThen } from '@machine/contract/prediction.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { teams } from './teams.ts';

const injury = (playerName: string, team: string, statusBefore: string | null, status: string | null) =>
  ({ kind: 'INJURY', playerName, team, statusBefore, status, description: 'left calf strain' }) satisfies EventSince;

/** Returns the result of a club in a match of a league. */
function resultOf(team: string, [league, home, away]: Match, [scoreHome, scoreAway]: Score, startTime: string) {
  const names = teams(clubOf('', home).name, home, clubOf('', away).name, away);
  const matchId = [league, home, away].join('-').toLowerCase();
  return { kind: 'RESULT', matchId, team, ...names, startTime, scoreHome, scoreAway } satisfies EventSince;
}
type Match = readonly [league: 'nba' | 'epl', home: string, away: string];
type Score = readonly [home: number, away: number];

/** An event of each kind, for the match of the open card. */
export const eventsSince = {
  moved: { kind: 'START', startTimeBefore: '2025-10-14T12:14:00Z' },
  out: injury('Theo Lindqvist', 'BOS', null, 'Out'),
  worse: injury('Anton Dahl', 'BOS', 'Questionable', 'Out'),
  doubtful: injury('Malik Ferreira', 'LAL', 'Out', 'Questionable'),
  back: injury('Kristof Petrov', 'LAL', 'Out', null),
  lost: resultOf('LAL', ['nba', 'MIA', 'LAL'], [118, 96], '2025-10-13T23:30:00Z'),
  won: resultOf('BOS', ['nba', 'BOS', 'NYK'], [110, 104], '2025-10-13T23:00:00Z'),
} as const satisfies Record<string, EventSince>;

/** Returns what has happened since a prediction that was made 31 hours ago. */
export const sinceThenOf = (...events: EventSince[]): SinceThen => ({
  predictedAt: '2025-10-13T05:00:00Z',
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
  ...sinceThenOf(resultOf('ARS', ['epl', 'EVE', 'ARS'], [2, 0], '2025-10-11T14:00:00Z')),
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
