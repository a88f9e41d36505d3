import { plural } from './number.ts';

const DAY_HOURS = 24;
const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** Formats a position: "1st", "12th". */
export const ordinal = (position: number) => `${position}${SUFFIXES[ordinals.select(position)] ?? ''}`;

/** Formats the time since a club's last match: "23 hours", from two days on in days. */
export function restText(hours: number, isShort: boolean): string {
  const text = hours < 2 * DAY_HOURS ? plural(Math.round(hours), 'hour') : plural(Math.round(hours / DAY_HOURS), 'day');
  return isShort ? `${text} (short)` : text;
}

type SeasonRecord = { wins: number; draws: number; losses: number };

/** Formats a season's results: "11–4", or "3–2–2" where matches can be drawn. */
export const recordText = ({ wins, draws, losses }: SeasonRecord, canDraw: boolean) =>
  (canDraw ? [wins, draws, losses] : [wins, losses]).join('–');

/** Formats a score: "112–104", or '-' if it is unknown. */
export const scoreText = (own: number | null, other: number | null) =>
  own === null || other === null ? '-' : `${own}–${other}`;
