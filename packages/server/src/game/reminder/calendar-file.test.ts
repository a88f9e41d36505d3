import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { endAccessOf } from '../../platform/session/session-store.ts';
import { gameBeforeEach, KICK_OFF, openGame, OWN_ORIGIN, PASSWORD } from '../../testing/game.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { updateTable } from '../../testing/queries.ts';
import { signUpUser, userBeforeEach } from '../../testing/test-users.ts';
import { type CalendarEvent, calendarEventsOf } from './calendar-events.ts';
import { followClub } from '../club/followed-clubs.ts';
import { calendarOf } from './calendar-file.ts';
import ICAL from 'ical.js';

const game = gameBeforeEach({ feed: 'simulated' });
const ada = userBeforeEach(game, 'ada');

async function newAddress(player = ada): Promise<string> {
  const { status, body } = await player.post('/api/reminders/calendar');
  expect(status).toBe(201);
  return (body as { calendarPath: string }).calendarPath;
}
const read = async (path: string) => eventsIn(parseCalendar((await game.visitor().get(path)).text));
const summaries = async (path: string) => (await read(path)).map(({ SUMMARY, STATUS }) => `${SUMMARY} ${STATUS}`);

async function addPicked(id: string, startTime: number, columns: Parameters<typeof addMatch>[3] = {}): Promise<void> {
  await addMatch(game.db, id, startTime, { home_team: id, away_team: 'Guests', ...columns });
  await addPick(game.db, { userId: ada.id, matchId: id, choice: 'DISAGREE', at: KICK_OFF });
}

describe('the address', () => {
  it('works without a session until another one is made, and then only the new one does', async () => {
    await addPicked('Lions', KICK_OFF + DAY_MS);
    const [first, second] = [await newAddress(), await newAddress()];
    expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect(second).not.toBe(first);
    expect((await game.visitor().get(first)).status).toBe(404);
    expect(await summaries(second)).toEqual(['Lions vs Guests CONFIRMED']);
    expect((await ada.get('/api/reminders')).body).toMatchObject({ calendarPath: second });
    await ada.delete('/api/reminders/calendar');
    expect((await game.visitor().get(second)).status).toBe(404);
    expect((await ada.get('/api/reminders')).body).toMatchObject({ calendarPath: null });
  });

  it('is not stored, and ends with the account', async () => {
    const path = await newAddress();
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(await game.db.selectFrom('calendar_addresses').selectAll().execute())).not.toContain(secret);
    await ada.delete('/api/user/account');
    expect((await game.visitor().get(path)).status).toBe(404);
  });

  it('ends with all sessions: by a new password, a reset, "log out everywhere" and a suspension', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'another horse entirely' };
    for (const end of [() => ada.post('/api/user/change-password', change), () => endAccessOf(game.db, ada.id)]) {
      const path = await newAddress();
      await end();
      expect((await game.visitor().get(path)).status).toBe(404);
    }
  });

  it('is answered with 404 for anything else, without a hint', async () => {
    const path = await newAddress();
    const changed = path.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'B' : 'A'));
    const nul = `/calendar/${'%00'.repeat(43)}.ics`;
    for (const wrong of [changed, path.replace('.ics', ''), `${path}x`, '/calendar/.ics', nul]) {
      const { status, text, headers } = await game.visitor().get(wrong);
      expect([status, text, headers.get('cache-control')]).toEqual([404, 'Not found\n', 'no-store']);
    }
  });

  it('may be kept by its caller only, who is told if nothing has changed', async () => {
    await addPicked('Lions', KICK_OFF + DAY_MS);
    const path = await newAddress();
    const { headers } = await game.visitor().get(path);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    game.setTime(KICK_OFF + HOUR_MS);
    const again = await game.visitor().get(path, { 'If-None-Match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    await updateTable(game.db, 'matches', { start_time: KICK_OFF + 2 * DAY_MS });
    expect((await game.visitor().get(path, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(200);
  });
});

describe('the calendar', () => {
  it('has the matches of the last 7 and the next 14 days that the player has picked', async () => {
    const days = { A: -8, B: -6, C: 1, D: 13, E: 15 };
    for (const [id, day] of Object.entries(days)) await addPicked(id, KICK_OFF + day * DAY_MS);
    await addMatch(game.db, 'not picked', KICK_OFF + HOUR_MS);
    expect(await summaries(await newAddress())).toEqual(['B', 'C', 'D'].map((id) => `${id} vs Guests CONFIRMED`));
  });

  it('has the matches of clubs that the player follows', async () => {
    const [lakers, suns] = ['Los Angeles Lakers', 'Phoenix Suns'];
    await addMatch(game.db, 'a', KICK_OFF + HOUR_MS, { home_team: lakers, away_team: suns });
    await addMatch(game.db, 'b', KICK_OFF + HOUR_MS, { home_team: suns, away_team: lakers });
    await addMatch(game.db, 'c', KICK_OFF + HOUR_MS, { home_team: suns, away_team: 'Boston Celtics' });
    await followClub(game.db, ada.id, 'LAL', KICK_OFF);
    const events = await calendarEventsOf({ ...game, wall: game.now }, ada.id);
    expect(events.map(({ matchId, choice }) => [matchId, choice])).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });

  it('says what is played when, with an alarm and without a result', async () => {
    await addPicked('Lions', KICK_OFF + HOUR_MS, { status: 'FINAL', score_home: 101, score_away: 98 });
    const path = await newAddress();
    const before = await game.visitor().get(path);
    expect(before.text).toContain('The Machine picks Lions.');
    expect(before.text).not.toContain('agree');
    game.setTime(KICK_OFF + HOUR_MS);
    const { text } = await game.visitor().get(path, { 'If-None-Match': before.headers.get('etag') ?? '' });
    expect(valuesOf(parseCalendar(text))).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      'X-WR-CALNAME': 'Beat the Machine (Demo season: simulated matches)',
    });
    expect(await read(path)).toMatchObject([
      {
        UID: 'match-Lions@beat-the-machine',
        SEQUENCE: '0',
        DTSTART: '20261120T190000Z',
        DTEND: '20261120T213000Z',
        SUMMARY: 'Lions vs Guests',
        STATUS: 'CONFIRMED',
        TRANSP: 'TRANSPARENT',
        DESCRIPTION: `The Machine picks Lions. You disagree.\n\n${OWN_ORIGIN}/?match=Lions`,
        alarms: [{ ACTION: 'DISPLAY', TRIGGER: '-PT15M', DESCRIPTION: 'Lions vs Guests' }],
      },
    ]);
    expect(text).not.toMatch(/101|98/);
  });

  it('moves an event when its match is moved, and cancels it when the match is void', async () => {
    await addPicked('Lions', KICK_OFF + DAY_MS, { league: 'EPL' });
    const path = await newAddress();
    const [before] = await read(path);
    game.setTime(KICK_OFF + HOUR_MS);
    await updateTable(game.db, 'matches', { start_time: KICK_OFF + 2 * DAY_MS });
    const [moved] = await read(path);
    expect(moved).toMatchObject({
      UID: before?.UID,
      SEQUENCE: '1',
      DTSTAMP: '20261120T190000Z',
      'LAST-MODIFIED': '20261120T190000Z',
      DTSTART: '20261122T180000Z',
      DTEND: '20261122T200000Z',
    });
    expect(await read(path)).toEqual([moved]);
    await updateTable(game.db, 'matches', { status: 'VOID' });
    expect(await read(path)).toMatchObject([{ UID: before?.UID, SEQUENCE: '2', STATUS: 'CANCELLED', alarms: [] }]);
  });

  it('counts a change once, however many calendars are read at the same time', async () => {
    await addPicked('Lions', KICK_OFF + DAY_MS);
    const path = await newAddress();
    await read(path);
    await updateTable(game.db, 'matches', { start_time: KICK_OFF + 2 * DAY_MS });
    const texts = await Promise.all(Array.from({ length: 8 }, () => read(path)));
    expect(new Set(texts.map(([event]) => event?.SEQUENCE))).toEqual(new Set(['1']));
  });
});

it('shows when matches of a hurried season are played in real time', async () => {
  const timeScale = { origin: KICK_OFF, realOrigin: Date.now(), speed: 24 };
  const hurried = await openGame({ timeScale: { ...timeScale } });
  const player = await signUpUser(hurried, 'ada');
  await addMatch(hurried.db, 'a', hurried.clock.now() + DAY_MS);
  await followClub(hurried.db, player.id, 'PHX', KICK_OFF);
  const [event] = await calendarEventsOf({ ...hurried, wall: Date.now }, player.id);
  expect(Math.abs((event?.startsAt ?? 0) - Date.now() - HOUR_MS)).toBeLessThan(5_000);
});

/** Names that a provider could send. */
const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>',
  'admin\u202Enimda\u2066x\u2069',
  'Z\u0336\u0321a\u0335l\u0334g\u0337o\u0336',
  'a\u0000b\u200B\uD800',
  '"quoted"; VALUE=DATE:1',
  'x'.repeat(10_000),
  'a\n'.repeat(500),
];
const words = (line: string) => line.toWellFormed().replaceAll(/[\p{Cc}\s]+/gu, ' ');

const EVENT: CalendarEvent = {
  matchId: 'm',
  league: 'NBA',
  homeTeam: 'Lions',
  awayTeam: 'Bears',
  startsAt: KICK_OFF,
  isCancelled: false,
  sequence: 0,
  changedAt: KICK_OFF,
  machinePick: 'DRAW',
  choice: null,
};

it.each([...HOSTILE_NAMES, 'a;b,c\\d\nBEGIN:VEVENT\r\nX:1', 'é'.repeat(200), '🏀'.repeat(60)])(
  'keeps the format with the name %j',
  (name) => {
    const text = calendarOf([{ ...EVENT, homeTeam: name, matchId: `m ${name}` }], 'LIVE', OWN_ORIGIN);
    const [event, ...others] = eventsIn(parseCalendar(text));
    expect(others).toEqual([]);
    expect(words(event?.SUMMARY ?? '')).toBe(words(`${name} vs Bears`));
    expect(event?.DESCRIPTION).toContain('The Machine picks a draw.');
  },
);

/** Parses a calendar. Throws unless it is one, in lines of at most 75 bytes that end with CRLF. */
function parseCalendar(text: string): ICAL.Component {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines must end with CRLF.');
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line is too long: ${long}`);
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  if (calendar.name !== 'vcalendar') throw new Error('There must be one calendar.');
  return calendar;
}

/** Returns the values of a component's properties by name. Throws if one occurs twice or has control characters. */
function valuesOf(component: ICAL.Component): Record<string, string> {
  const values: Record<string, string> = {};
  for (const property of component.getAllProperties()) {
    const name = property.name.toUpperCase();
    if (name in values) throw new Error(`${name} occurs twice.`);
    const value: unknown = property.getFirstValue();
    values[name] = value instanceof ICAL.Time || value instanceof ICAL.Duration ? value.toICALString() : String(value);
    if (/[^\P{Cc}\t\n]/u.test(values[name])) throw new Error(`${name} has control characters.`);
  }
  return values;
}

const eventsIn = (calendar: ICAL.Component): (Record<string, string> & { alarms: Record<string, string>[] })[] =>
  calendar
    .getAllSubcomponents('vevent')
    .map((event) => ({ ...valuesOf(event), alarms: event.getAllSubcomponents('valarm').map(valuesOf) }) as never);
