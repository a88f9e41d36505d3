import type { Play } from '@machine/contract/match.ts';

/** A quarter, half or overtime, in minutes of play since the start. */
export type Period = { label: string; from: number; to: number };

const QUARTERS: Period[] = [1, 2, 3, 4].map((n) => ({ label: `Q${n}`, from: (n - 1) * 12, to: n * 12 }));
const OVERTIME_MINUTES = 5;

type TimedPlay = Pick<Play, 'period' | 'clock'>;

/** Returns the minute of each play; undefined for one without a clock of basketball ("7:12") or football ("67'"). */
export const minutesOf = (plays: readonly TimedPlay[]): (number | undefined)[] =>
  plays.map(isBasketball(plays) ? basketballMinute : footballMinute);

const isBasketball = (plays: readonly TimedPlay[]) => plays.some(({ clock }) => clock?.includes(':'));

/** The clock counts down. Periods after the fourth are overtime. */
function basketballMinute({ period: name, clock }: TimedPlay): number | undefined {
  if (clock === 'HT') return 24;
  const [, minutes, seconds] = /^(\d{1,2}):(\d\d)$/.exec(clock ?? '') ?? [];
  const left = Number(minutes) + Number(seconds) / 60;
  const period = Number(name);
  const [from, length] =
    period > 4 ? [48 + (period - 5) * OVERTIME_MINUTES, OVERTIME_MINUTES] : [(period - 1) * 12, 12];
  if (minutes === undefined || !Number.isInteger(period) || period < 1 || left > length) return undefined;
  return from + length - left;
}

function footballMinute({ clock }: TimedPlay): number | undefined {
  const [, minute, added = 0] = /^(\d{1,3})(?:\+(\d{1,2}))?'$/.exec(clock ?? '') ?? [];
  // The second half starts at 45 again, whatever was added to the first.
  if (minute !== undefined) return Number(minute) + (Number(minute) < 90 ? 0 : Number(added));
  if (clock === 'HT') return 45;
  return clock === 'FT' ? 90 : undefined;
}

/** Returns the periods of a match from the clocks of its plays and the minute of the last one. */
export function periodsOf(plays: readonly TimedPlay[], lastMinute: number): Period[] {
  if (!isBasketball(plays)) {
    const end = Math.max(90, lastMinute);
    return [
      { label: '1st half', from: 0, to: 45 },
      { label: '2nd half', from: 45, to: end },
    ];
  }
  const overtimes = Math.min(9, Math.ceil(Math.max(0, lastMinute - 48) / OVERTIME_MINUTES));
  return [
    ...QUARTERS,
    ...Array.from({ length: overtimes }, (_, index) => ({
      label: overtimes === 1 ? 'OT' : `OT${index + 1}`,
      from: 48 + index * OVERTIME_MINUTES,
      to: 48 + (index + 1) * OVERTIME_MINUTES,
    })),
  ];
}
