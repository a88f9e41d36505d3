import ICAL from 'ical.js';

/** Parses a calendar. Throws unless it is one, in lines of at most 75 bytes that end with CRLF. */
export function parseCalendar(text: string): ICAL.Component {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines must end with CRLF.');
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line is too long: ${long}`);
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  if (calendar.name !== 'vcalendar') throw new Error('There must be one calendar.');
  return calendar;
}

/** Returns the values of a component's properties by name. Throws if one occurs twice or has control characters. */
export function valuesOf(component: ICAL.Component): Record<string, string> {
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

export const eventsIn = (calendar: ICAL.Component): (Record<string, string> & { alarms: Record<string, string>[] })[] =>
  calendar
    .getAllSubcomponents('vevent')
    .map((event) => ({ ...valuesOf(event), alarms: event.getAllSubcomponents('valarm').map(valuesOf) }) as never);
