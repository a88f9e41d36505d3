import type { MatchDetail, Play } from '@machine/contract';
import { scoreLabel } from '../format/match.ts';
import { stripBidiControls } from '../format/text.ts';
import { truncate } from '../primitives/UserText.tsx';

/** How far a match has come, in what only grows. */
const course = ({ period, scoreHome, scoreAway }: Play) => [Number(period) || null, sum(scoreHome, scoreAway)] as const;
const sum = (home: number | null, away: number | null) => (home === null || away === null ? null : home + away);

/**
 * Newest first. The wire does not say which end is the newest, but periods and scores only grow: a list that ends
 * with the lower ones is so already.
 */
export function newestFirst(plays: readonly Play[]): readonly Play[] {
  const periods = known(plays.map((play) => course(play)[0]));
  const scores = known(plays.map((play) => course(play)[1]));
  return falls(periods) || (!rises(periods) && falls(scores)) ? plays : plays.toReversed();
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const change = (values: readonly number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);
const rises = (values: readonly number[]) => change(values) > 0;
const falls = (values: readonly number[]) => change(values) < 0;

/** "Q3 7:12", without what was not sent. */
export const playTime = ({ period, clock }: Pick<Play, 'period' | 'clock'>) =>
  [period !== null && period !== '' && `Q${period}`, clock].filter(Boolean).join(' ');

type Scores = Pick<Play, 'scoreHome' | 'scoreAway'>;

/** "74 - 78", away first as in the score of the match; one dash when there is none. */
export const runningScore = ({ scoreHome, scoreAway }: Scores) =>
  scoreHome === null && scoreAway === null ? scoreLabel(null) : `${scoreLabel(scoreAway)} - ${scoreLabel(scoreHome)}`;

/** 'awayAbbr scoreAway - scoreHome homeAbbr' (SPEC.md §2). */
export const matchScore = (match: MatchDetail) =>
  [code(match.awayTeamAbbr), scoreLabel(match.scoreAway), '-', scoreLabel(match.scoreHome), code(match.homeTeamAbbr)]
    .filter(Boolean)
    .join(' ');

const CODE_MAX = 12;
const code = (abbr: string) => truncate(abbr, CODE_MAX);

const NAME_MAX = 120;
/** A match's title or status within a name of ours. */
export const cleanName = (text: string) => truncate(stripBidiControls(text), NAME_MAX);
