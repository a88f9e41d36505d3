import type { CompletedMatch } from '@machine/contract/match.ts';
import type { MatchStatus } from '@machine/contract/prediction.ts';
import { matchName } from './team.ts';

const STATUS_LABELS: Record<MatchStatus, string> = {
  SCHEDULED: 'scheduled',
  LIVE: 'live',
  PROVISIONAL: 'provisional',
  FINAL: 'final',
  VOID: 'void',
  POSTPONED: 'postponed',
};

const isKnown = (status: string): status is MatchStatus => Object.hasOwn(STATUS_LABELS, status);

/** Returns a status in lower case, for use in a sentence. Unknown values are returned unchanged. */
export const statusLabel = (status: string) => (isKnown(status) ? STATUS_LABELS[status] : status);

/** Returns the clock, or nothing if it only repeats the status, for example "Final". */
export const clockText = (clock: string | null | undefined, status: string): string | undefined =>
  clock?.toLowerCase() === statusLabel(status).toLowerCase() ? undefined : (clock ?? undefined);

const NOTES: Partial<Record<MatchStatus, string>> = {
  PROVISIONAL: 'The score may still change. Stars are awarded once it is final.',
  VOID: 'Void: this match does not count. No stars are awarded, and streaks stay as they were.',
  POSTPONED: 'Postponed: this match does not count. No stars are awarded, and streaks stay as they were.',
};

/** Returns what a status means for the game, if its label doesn't say it. */
export const statusNote = (status: string) => (isKnown(status) ? NOTES[status] : undefined);

/** Returns a score, or a dash if it is missing. */
export const scoreLabel = (score: number | null) => score?.toLocaleString('en-US') ?? '–';

type Result = Pick<CompletedMatch, 'status' | 'homeTeam' | 'awayTeam' | 'scoreHome' | 'scoreAway'>;

/** Returns "final 101–98". Missing values are left out. */
export function resultText({ status, scoreHome, scoreAway }: Omit<Result, 'homeTeam' | 'awayTeam'>): string {
  const score = scoreHome !== null && scoreAway !== null && `${scoreLabel(scoreHome)}–${scoreLabel(scoreAway)}`;
  return [statusLabel(status), score].filter(Boolean).join(' ');
}

/** Returns "Lakers vs Suns, final 101–98". */
export const resultLabel = ({ homeTeam, awayTeam, ...match }: Result): string =>
  [matchName({ homeTeam, awayTeam }), resultText(match)].filter(Boolean).join(', ');
