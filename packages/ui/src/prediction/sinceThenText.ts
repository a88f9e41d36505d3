import type { EventSince, InjurySince, ResultSince } from '@machine/contract/prediction.ts';
import { parseTime } from '../format/countdown.ts';
import { plural } from '../format/number.ts';
import { scoreText } from '../format/reasons.ts';
import { teamName } from '../format/team.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration, up to two days in hours: "31 hours". */
function longDuration(ms: number): string {
  if (ms < HOUR) return plural(Math.floor(ms / MINUTE), 'minute');
  return ms < 2 * DAY ? plural(Math.floor(ms / HOUR), 'hour') : plural(Math.floor(ms / DAY), 'day');
}

/** Formats when a prediction was made: "Predicted 31 hours ago"; empty for an invalid time. */
export function predictedText(predictedAt: string, now: Date): string {
  const ms = now.getTime() - (parseTime(predictedAt)?.getTime() ?? Number.NaN);
  if (Number.isNaN(ms)) return '';
  return ms < MINUTE ? 'Predicted just now' : `Predicted ${longDuration(ms)} ago`;
}

/** Formats the change of a start: "Starts 2 hours later". */
export function moveText(startTimeBefore: string, startTime: string): string {
  const [before, after] = [parseTime(startTimeBefore), parseTime(startTime)];
  if (!before || !after) return 'Starts at another time';
  const ms = after.getTime() - before.getTime();
  return `Starts ${longDuration(Math.abs(ms))} ${ms < 0 ? 'earlier' : 'later'}`;
}

type Presence = 'out' | 'back' | 'doubtful';
const PRESENCES: Record<string, Presence> = { Out: 'out', Probable: 'back' };

/** Returns whether the player is out, back, or in doubt. */
export const presenceOf = ({ status }: InjurySince): Presence =>
  status === null ? 'back' : (PRESENCES[status] ?? 'doubtful');

const LABELS: Record<Presence, string> = { out: 'Out since', back: 'Back', doubtful: 'In doubt' };

/** Formats an injury: "Out since: A. Dahl: Out (knee)", "Back: A. Dahl, was Out (knee)". */
export function injurySinceText(event: InjurySince): string {
  const { playerName, status, statusBefore, description } = event;
  const details = description && ` (${description})`;
  const was = statusBefore && `, was ${statusBefore}`;
  const label = LABELS[presenceOf(event)];
  return status === null
    ? `${label}: ${playerName}${was}${details}`
    : `${label}: ${playerName}: ${status}${details}${was ?? ''}`;
}

/**
 * Returns the parts of a result from the point of view of its club: "Arsenal", "lost 0–2", "at", "Everton", " on
 * Saturday". Only the second one tells it. The day is that of the viewer's time zone.
 */
export function resultParts(event: ResultSince, timeZone?: string) {
  const isHome = event.team === event.homeTeamAbbr;
  const [club, opponent] = isHome ? [event.homeTeam, event.awayTeam] : [event.awayTeam, event.homeTeam];
  const [own, other] = isHome ? [event.scoreHome, event.scoreAway] : [event.scoreAway, event.scoreHome];
  const day = parseTime(event.startTime)?.toLocaleDateString('en-US', { weekday: 'long', timeZone });
  const word = own === null || other === null ? 'played' : own > other ? 'won' : own < other ? 'lost' : 'drew';
  return {
    club: teamName(club),
    result: word === 'played' ? word : `${word} ${scoreText(own, other)}`,
    place: isHome ? 'against' : 'at',
    opponent: teamName(opponent),
    day: day ? ` on ${day}` : '',
  };
}

/** Says an event in two or three words, without a result: "LAL out", "BOS played", "Moved". */
export function eventMark(event: EventSince): string {
  if (event.kind === 'START') return 'Moved';
  return `${event.team} ${event.kind === 'INJURY' ? presenceOf(event) : 'played'}`.trim();
}

/** Says an event in a sentence, without a result. */
export function eventText(event: EventSince, startTime: string): string {
  if (event.kind === 'START') return moveText(event.startTimeBefore, startTime);
  if (event.kind === 'INJURY') return injurySinceText(event);
  const { club, place, opponent, day } = resultParts(event);
  return `${club} played ${place} ${opponent}${day}`;
}
