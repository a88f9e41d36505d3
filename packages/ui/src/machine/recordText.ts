import type { ComparedScores, RecordMatch, RecordMonth, ReliabilityBin, VersionUse } from '@machine/contract/record.ts';
import { amount, percent, plural } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { teamName } from '../format/team.ts';

const SEASONS: Readonly<Record<string, string>> = { SIMULATED: 'Simulated', REPLAY: 'Replayed', LIVE: 'Real' };

/** Returns the name of the matches of a kind of season; an unknown kind unchanged. */
export const seasonTitle = (season: string): string =>
  SEASONS[season] === undefined ? season : `${SEASONS[season]} matches`;

const within = (value: number, max: number) => Math.round(Math.min(max, Math.max(0, value)));

/** With fewer matches, they aren't counted in 100. */
const MANY = 100;

/** Returns "Right in 63 of 100 matches", or with few "Right in 12 of 23 matches". */
export function accuracyText({ machine }: ComparedScores, matches: number): string {
  const all = Math.min(MANY, matches);
  return `Right in ${within((machine.accuracy * all) / 100, all)} of ${plural(all, 'match', 'matches')}`;
}

/** Returns what others would have got in the same matches: "A coin gets 50, always picking the home team 58." */
export function comparisonText({ coin, alwaysHome }: ComparedScores, matches: number, league: string): string {
  const unit = matches < MANY ? '%' : '';
  const [random, home] = [coin, alwaysHome].map(({ accuracy }) => `${within(accuracy, 100)}${unit}`);
  return `${coinName(league)} gets ${random}, always picking the home team ${home}.`;
}

/** A coin has two sides, and a match of the Premier League three outcomes. */
export const coinName = (league: string) => (league === 'EPL' ? 'Picking at random' : 'A coin');

type Played = { season: string; matches: number; from: string; until: string };

/** Returns "1,012 simulated matches, Jul 3, 2025 to Oct 14, 2025". */
export function spanText({ season, matches, from, until }: Played): string {
  const [first, last] = [dateLabel(from), dateLabel(until)];
  return `${countText(matches, SEASONS[season])}, ${first === last ? first : `${first} to ${last}`}`;
}

/** Returns "23 matches". */
export const countText = (matches: number, kind?: string) =>
  [amount(matches), kind?.toLowerCase(), matches === 1 ? 'match' : 'matches'].filter(Boolean).join(' ');

/** Formats a Brier score or a log loss: "0.222". */
export const scoreText = (score: number): string => (Math.abs(score) < 1_000 ? score.toFixed(3) : '-');

/** A bin with enough matches to state a share, in percent from 0 to 100. */
export type CertainBin = ReliabilityBin & Record<'stated' | 'happened' | 'low' | 'high', number>;

const isShare = (value: number | null): value is number => value !== null && value >= 0 && value <= 100;

export const certainBins = (bins: readonly ReliabilityBin[]): CertainBin[] =>
  bins.filter((bin): bin is CertainBin => [bin.stated, bin.happened, bin.low, bin.high].every(isShare));

/** Returns "50–55%". */
export const rangeText = ({ from, to }: ReliabilityBin) => `${percent(from)?.slice(0, -1)}–${percent(to)}`;

/** Returns "Said 62.4%: right in 64.2% of 190 matches (57.2% to 70.7%)". */
export const binText = ({ stated, happened, low, high, matches }: CertainBin): string =>
  `Said ${percent(stated)}: right in ${percent(happened)} of ${countText(matches)} (${percent(low)} to ${percent(high)})`;

/** A month with enough matches to state a share. */
export type CertainMonth = RecordMonth & { accuracy: number };

export const certainMonths = (months: readonly RecordMonth[]): CertainMonth[] =>
  months.filter((month): month is CertainMonth => isShare(month.accuracy));

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns "Oct 2025"; an invalid month unchanged. */
export function monthLabel(month: string): string {
  const [, year = '', number = ''] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = MONTH_NAMES[Number(number) - 1];
  return name === undefined ? month : `${name} ${year}`;
}

/** Returns "Oct 2025: right in 63.2% of 114 matches, always home 55.3%". */
export function monthText({ month, accuracy, alwaysHome, matches }: CertainMonth): string {
  const text = `${monthLabel(month)}: right in ${percent(accuracy)} of ${countText(matches)}`;
  return alwaysHome === null ? text : `${text}, always home ${percent(alwaysHome)}`;
}

/** Returns what happened: the winner's name, or "a draw". */
function happenedIn({ scoreHome, scoreAway, homeTeam, awayTeam }: RecordMatch): string {
  if (scoreHome === null || scoreAway === null) return 'the result';
  if (scoreHome === scoreAway) return 'a draw';
  return teamName(scoreHome > scoreAway ? homeTeam : awayTeam);
}

/** Returns "It gave Chicago Bulls 8.7%". */
export const statedText = (match: RecordMatch): string =>
  `It gave ${happenedIn(match)} ${percent(match.stated) ?? '-'}`;

/** Returns where a version was used: "714 simulated matches, Aug 2, 2025 to Oct 14, 2025: right in 64%." */
export function versionUseText({ accuracy, ...played }: VersionUse): string {
  return `${spanText(played)}${accuracy === null ? '' : `: right in ${percent(accuracy)}`}.`;
}

/** Returns the multiples of ten around values in percent, from 0 to 100 and at least 20 apart. */
export function domainOf(values: readonly number[]): { from: number; to: number } {
  const from = Math.max(0, Math.min(80, Math.floor(Math.min(...values) / 10) * 10));
  const to = Math.min(100, Math.max(from + 20, Math.ceil(Math.max(...values) / 10) * 10));
  return { from, to };
}
