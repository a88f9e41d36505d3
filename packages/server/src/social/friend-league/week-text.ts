import { gameWeekStart } from '../../platform/clock/game-day.ts';

/** Who won a week of a league and who lost to the Machine. A week in which nobody earned stars has no winners. */
export type WeekWords = { winners: readonly string[]; stars: number; lost: readonly string[] };

const NAMED_MAX = 5;

/** Returns "Week of Nov 16: ada won with 14.2 stars. Lost to the Machine: bob, cem." Takes names. */
export function weekLine(week: number, { winners, stars, lost }: WeekWords): string {
  const won = winners.length === 0 ? 'nobody earned stars' : `${listed(winners)} won with ${starsText(winners, stars)}`;
  return `${weekName(week)}: ${won}.${lost.length === 0 ? '' : ` Lost to the Machine: ${listed(lost, ', ')}.`}`;
}

/** The line for those who hide results. */
export const neutralWeekLine = (week: number): string => `${weekName(week)} is over.`;

/** Returns "ada won the week with 14.2 stars." Beyond two it says how many share it. */
export function winText({ winners, stars }: Pick<WeekWords, 'winners' | 'stars'>): string {
  if (winners.length === 0) return 'nobody earned stars this week.';
  const who = winners.length > 2 ? `${winners.length} members` : winners.join(' and ');
  return `${who} won the week with ${starsText(winners, stars)}.`;
}

const starsText = (winners: readonly string[], stars: number) =>
  `${stars} ${stars === 1 ? 'star' : 'stars'}${winners.length > 1 ? ' each' : ''}`;

/** Returns "ada, bob and cem", or with `last` "ada, bob, cem". */
function listed(names: readonly string[], last = ' and '): string {
  const more = names.length - NAMED_MAX;
  const parts = more > 0 ? [...names.slice(0, NAMED_MAX), `${more} more`] : names;
  const head = parts.slice(0, -1).join(', ');
  return head === '' ? parts.join('') : `${head}${more > 0 ? ' and ' : last}${parts.at(-1)}`;
}

const weekName = (week: number) =>
  `Week of ${new Date(gameWeekStart(week)).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })}`;
