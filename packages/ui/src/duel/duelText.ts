import type { Duel, DuelWeek } from '@machine/contract/duel.ts';
import { amount, plural } from '../format/number.ts';

/** Returns "You won the week", for players of whom one speaks. */
export function endTitle({ you, machine }: DuelWeek): string {
  if (you === machine) return 'You and the Machine are level for the week';
  return you > machine ? 'You beat the Machine last week' : 'The Machine won last week';
}

/** The weeks that are over. */
export type DuelRecord = Pick<Duel, 'won' | 'lost' | 'level' | 'inARow'>;

/** Returns "5 weeks won, 2 lost, 1 level. 3 won in a row." Empty before the end of the first week. */
export function recordText({ won, lost, level, inARow }: DuelRecord): string {
  if (won + lost + level === 0) return '';
  const weeks = `${plural(won, 'week')} won, ${amount(lost)} lost${level > 0 ? `, ${amount(level)} level` : ''}`;
  return `${weeks}.${inARow > 1 ? ` ${amount(inARow)} won in a row.` : ''}`;
}
