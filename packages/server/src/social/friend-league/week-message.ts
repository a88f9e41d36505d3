import { type DmMessage, HIDDEN_PLAYER } from '@machine/contract';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import { toStars } from '../../platform/db/stars.ts';
import { type WeekLine, weekOutcome } from './week-lines.ts';
import { neutralWeekLine, weekLine } from './week-text.ts';

/** `names`: of those whom the reader sees, by id. `hidden`: since when they hide results; null: they don't. */
type LineReader = { names: ReadonlyMap<string, string>; hidden: Instant | null };

export function lineText({ week, outcome, created_at }: WeekLine, { names, hidden }: LineReader): string {
  if (hidden !== null && created_at > hidden) return neutralWeekLine(week);
  const { winners, tenths, lost } = weekOutcome.parse(JSON.parse(outcome));
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? HIDDEN_PLAYER);
  return weekLine(week, { winners: named(winners), stars: toStars(tenths), lost: named(lost) });
}

/** Returns a line as a message, which is nobody's. */
export const lineMessage = (line: WeekLine, reader: LineReader): DmMessage => ({
  id: `${line.league_id}:${line.week}`,
  userId: 'system',
  kind: 'SYSTEM',
  text: lineText(line, reader),
  createdAt: toIso(line.created_at),
});
