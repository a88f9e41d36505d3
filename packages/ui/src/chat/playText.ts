import type { MatchDetail, Play } from '@machine/contract/match.ts';
import { scoreLabel } from '../format/match.ts';
import { stripBidiControls, truncate } from '../format/text.ts';

/** Shown instead of plays where the server has none for the league, so that their absence doesn't look like a failure. */
export const NO_PLAYS = 'No play-by-play for this league.';

/** Returns the period and the total score, which only increase during a match. */
const progress = ({ period, scoreHome, scoreAway }: Play) =>
  [Number(period) || null, sum(scoreHome, scoreAway)] as const;
const sum = (home: number | null, away: number | null) => (home === null || away === null ? null : home + away);

/**
 * Sorts plays with the newest first. The API doesn't define the order, but periods and scores only increase, so a list
 * that ends with lower values is already sorted.
 */
export function newestFirst(plays: readonly Play[]): readonly Play[] {
  const periods = known(plays.map((play) => progress(play)[0]));
  const scores = known(plays.map((play) => progress(play)[1]));
  return change(periods) < 0 || (change(periods) === 0 && change(scores) < 0) ? plays : plays.toReversed();
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const change = (values: readonly number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);

/** Formats as "Q3 7:12", leaving out missing parts. */
export const playTime = ({ period, clock }: Pick<Play, 'period' | 'clock'>) =>
  [period !== null && period !== '' && `Q${period}`, clock].filter(Boolean).join(' ');

/** Formats as "74 - 78", away team first; a single dash without scores. */
export const runningScore = ({ scoreHome, scoreAway }: Pick<Play, 'scoreHome' | 'scoreAway'>) =>
  scoreHome === null && scoreAway === null ? scoreLabel(null) : `${scoreLabel(scoreAway)} - ${scoreLabel(scoreHome)}`;

/** Formats as 'awayAbbr scoreAway - scoreHome homeAbbr'. */
export const matchScore = (match: MatchDetail) =>
  [code(match.awayTeamAbbr), scoreLabel(match.scoreAway), '-', scoreLabel(match.scoreHome), code(match.homeTeamAbbr)]
    .filter(Boolean)
    .join(' ');

const CODE_MAX = 12;
const code = (abbr: string) => truncate(abbr, CODE_MAX);

const NAME_MAX = 120;
/** Cleans and shortens a match title or status for use in a label. */
export const cleanName = (text: string) => truncate(stripBidiControls(text), NAME_MAX);
