import type { CompletedMatch, MatchStatus } from '@machine/contract';
import { teamName } from './team.ts';

const STATUS_WORDS: Record<MatchStatus, string> = {
  SCHEDULED: 'scheduled',
  LIVE: 'live',
  PROVISIONAL: 'provisional',
  FINAL: 'final',
  VOID: 'void',
  POSTPONED: 'postponed',
};

const isKnown = (status: string): status is MatchStatus => Object.hasOwn(STATUS_WORDS, status);

/** A status within a sentence; an unknown one as given. */
export const statusLabel = (status: string) => (isKnown(status) ? STATUS_WORDS[status] : status);

const NOTES: Partial<Record<MatchStatus, string>> = {
  PROVISIONAL: 'The score may still change. Stars are paid when it is final.',
  VOID: 'Void: this match does not count. No stars, and every streak stays as it was.',
  POSTPONED: 'Postponed: this match does not count. No stars, and every streak stays as it was.',
};

/** What a status means for the game, where the word alone does not say it. */
export const statusNote = (status: string) => (isKnown(status) ? NOTES[status] : undefined);

/** A score that was not sent is a dash. */
export const scoreLabel = (score: number | null) => score?.toLocaleString('en-US') ?? '–';

type Result = Pick<CompletedMatch, 'status' | 'homeTeam' | 'awayTeam' | 'scoreHome' | 'scoreAway'>;

/** "Suns at Lakers, final 98–101": away at home, as the score (RELIABILITY.md X40); without what was not sent. */
export function resultLabel({ status, homeTeam, awayTeam, scoreHome, scoreAway }: Result): string {
  const score = scoreHome !== null && scoreAway !== null && `${scoreLabel(scoreAway)}–${scoreLabel(scoreHome)}`;
  const result = [statusLabel(status), score].filter(Boolean).join(' ');
  const teams = `${teamName(awayTeam)} at ${teamName(homeTeam)}`;
  return result ? `${teams}, ${result}` : teams;
}
