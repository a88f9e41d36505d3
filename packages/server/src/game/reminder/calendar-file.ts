import {
  CALENDAR_ALARM_MINUTES,
  type MachinePick,
  MATCH_LENGTH_MS,
  type SeasonKind,
  seasonLabel,
} from '@machine/contract';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { CALENDAR_PATH } from '../../account/reminder/calendar-address.ts';
import type { TextFile } from '../../platform/http/files.ts';
import type { GameDeps } from '../deps.ts';
import { type CalendarEvent, calendarEventsOf } from './calendar-events.ts';

/** Calendars should ask this often. Most ask less often. */
const REFRESH_SECONDS = 60 * 60;

/** A player's matches, which calendars read without a session: the address is the credential. */
export const calendarFile = (deps: GameDeps): TextFile => ({
  path: CALENDAR_PATH,
  caching: 'private',
  contentType: 'text/calendar; charset=utf-8',
  async read({ file = '' }) {
    const userId = await deps.calendarAddresses.userOf(file);
    if (userId === null) return null;
    return calendarOf(await calendarEventsOf(deps, userId), deps.info.season, deps.origin());
  },
});

/** Returns a calendar in the format of RFC 5545. The same events make the same text. */
export function calendarOf(events: readonly CalendarEvent[], season: SeasonKind, origin: string): string {
  const label = seasonLabel(season);
  const calendar = ical({
    name: label === null ? 'Beat the Machine' : `Beat the Machine (${label})`,
    prodId: { company: 'Beat the Machine', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) addEvent(calendar, event, origin);
  return `${calendar.toString().trimEnd()}\r\n`;
}

function addEvent(calendar: ReturnType<typeof ical>, event: CalendarEvent, origin: string): void {
  const { matchId, startsAt, changedAt, isCancelled, sequence, league } = event;
  const title = oneLine(`${event.homeTeam} vs ${event.awayTeam}`);
  const url = `${origin}/?${new URLSearchParams({ match: matchId })}`;
  calendar.createEvent({
    id: `match-${encodeURIComponent(matchId.toWellFormed())}@beat-the-machine`,
    sequence,
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    start: new Date(startsAt),
    end: new Date(startsAt + (MATCH_LENGTH_MS[league] ?? 0)),
    summary: title,
    description: `${oneLine(descriptionOf(event))}\n\n${url}`,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A match that one follows doesn't make one busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: isCancelled
      ? []
      : [{ type: ICalAlarmType.display, triggerBefore: CALENDAR_ALARM_MINUTES * 60, description: title }],
  });
}

/** Names come from providers. The library escapes text, but leaves control characters in it. */
const oneLine = (text: string) => text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const SIDES = {
  HOME: ({ homeTeam }: CalendarEvent) => homeTeam,
  AWAY: ({ awayTeam }: CalendarEvent) => awayTeam,
  DRAW: () => 'a draw',
} satisfies Record<MachinePick, (event: CalendarEvent) => string>;

const CHOICES = { AGREE: 'You agree.', DISAGREE: 'You disagree.' };

function descriptionOf(event: CalendarEvent): string {
  if (event.isCancelled) return "This match isn't played at this time. Picks on it don't count.";
  const { machinePick, choice } = event;
  if (machinePick === null) return 'The Machine has no pick yet.';
  const pick = `The Machine picks ${SIDES[machinePick](event)}.`;
  return choice === null ? pick : `${pick} ${CHOICES[choice]}`;
}
