import type { Instant } from '../../../platform/clock/time.ts';
import type { ObservedMatch } from '../observation.ts';
import { easternInstant, readInstant } from './wall-time.ts';

type Status = ObservedMatch['status'];

/** The fields of a game of balldontlie that say when it is played and how far it is. */
type GameProgress = {
  /** The day, US Eastern time; older answers add a time, which means nothing. */
  date: string;
  datetime?: string | null;
  /** Text for players: '3rd Qtr', 'Final', or the start as '7:30 pm ET' or ISO. */
  status?: string | null;
  /** Absent in older answers. */
  status_state?: string | null;
  period?: number | null;
  time?: string | null;
  postponed?: boolean | null;
};

/** An abandoned game has no result. `delayed` depends on whether the game has started. */
const STATES = new Map<string, Status>([
  ['scheduled', 'SCHEDULED'],
  ['in_progress', 'LIVE'],
  ['final', 'FINISHED'],
  ['postponed', 'POSTPONED'],
  ['canceled', 'CANCELLED'],
  ['abandoned', 'CANCELLED'],
  ['suspended', 'SUSPENDED'],
]);

const TIME_OF_DAY = /^(\d{1,2}):(\d\d) (am|pm) ET$/i;

const TEXTS: readonly [RegExp, Status][] = [
  [/^([1-4](st|nd|rd|th) Qtr|Halftime|\d?OT\d?)$/i, 'LIVE'],
  [/^Final(\/\d?OT)?$/i, 'FINISHED'],
  [/^Postponed$/i, 'POSTPONED'],
  [/^Cancell?ed$/i, 'CANCELLED'],
  [/^Suspended$/i, 'SUSPENDED'],
  [/^\d{4}-\d\d-\d\dT/, 'SCHEDULED'],
  [TIME_OF_DAY, 'SCHEDULED'],
  [/^TBD$/i, 'SCHEDULED'],
];

/** Returns the status of a game; undefined for one that isn't documented. */
export function nbaStatus({ status, status_state: state, period, postponed }: GameProgress): Status | undefined {
  const found = state ? stateOf(state, period ?? 0) : TEXTS.find(([text]) => text.test(status ?? ''))?.[1];
  return postponed && found !== 'FINISHED' ? 'POSTPONED' : found;
}

function stateOf(state: string, period: number): Status | undefined {
  if (state === 'delayed') return period > 0 ? 'SUSPENDED' : 'SCHEDULED';
  return STATES.get(state);
}

/** The earliest usual start, for games of which only the day is known. */
const EARLIEST = '12:00';

/** Returns the start of a game, or noon of its day if that is all that is known; undefined for an invalid time. */
export function nbaStart({
  date,
  datetime,
  status,
}: GameProgress): { startTime: Instant; isStartKnown: boolean } | undefined {
  const day = date.slice(0, 10);
  const announced = [datetime, status].find((text) => text && /^\d{4}-/.test(text));
  const time = TIME_OF_DAY.exec(status ?? '');
  const known = announced ? readInstant(announced) : time && easternInstant(day, in24Hours(time));
  const startTime = known ?? (announced || time ? undefined : easternInstant(day, EARLIEST));
  if (startTime === undefined) return undefined;
  return { startTime, isStartKnown: Boolean(announced ?? time) && !/^TBD$/i.test(status ?? '') };
}

function in24Hours([, hour, minute, half]: RegExpExecArray): string {
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Returns the clock as display text: "Q3 7:12", "OT 0:42", "2OT 3:00", "HT", "Final/OT". */
export function nbaClock(status: Status, { status: text, period, time }: GameProgress): string | null {
  const overtime = overtimeName(period ?? 0);
  if (status === 'FINISHED') return overtime ? `Final/${overtime}` : 'Final';
  if (status !== 'LIVE') return null;
  if (/^Half/i.test(text ?? '')) return 'HT';
  const left = /(\d{0,2}:\d\d(?:\.\d)?)$/.exec(time ?? '')?.[1];
  return left && period ? `${overtime ?? `Q${period}`} ${left.replace(/^:/, '0:')}` : null;
}

function overtimeName(period: number): string | undefined {
  if (period < 5) return undefined;
  return period === 5 ? 'OT' : `${period - 4}OT`;
}
