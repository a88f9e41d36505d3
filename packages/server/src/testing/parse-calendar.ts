/** A property of a calendar with its parameters, such as `DTSTART;VALUE=DATE:20261120`. */
type Property = { name: string; parameters: string; value: string };
export type Component = { name: string; properties: Property[]; components: Component[] };

/**
 * Parses a calendar in the format of RFC 5545, strictly: CRLF, lines of at most 75 bytes, properties that are well-formed
 * and components that are closed in order. Throws for anything else.
 */
export function parseCalendar(text: string): Component {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines must end with CRLF.');
  const lines = text.slice(0, -2).split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line is too long: ${long}`);
  const unfolded = text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of unfolded) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line) ?? [];
    if (name === '' || /[^\P{Cc}\t]/u.test(value)) throw new Error(`Not a property: ${line}`);
    const current = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const component = { name: value, properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`Not open: ${value}`);
    } else {
      current.properties.push({ name, parameters, value });
    }
  }
  const [calendar] = root.components;
  if (open.length !== 1 || root.components.length !== 1 || calendar?.name !== 'VCALENDAR') {
    throw new Error('There must be one calendar.');
  }
  return calendar;
}

const unescape = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, char: string) => (/n/i.test(char) ? '\n' : char));

/** Returns the unescaped values of a component's properties by name. Throws if one occurs twice. */
export function valuesOf({ properties }: Component): Record<string, string> {
  const names = properties.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${twice} occurs twice.`);
  return Object.fromEntries(properties.map(({ name, value }) => [name, unescape(value)]));
}

/** Returns the values of all events. */
export const eventsIn = (calendar: Component): (Record<string, string> & { alarms: Record<string, string>[] })[] =>
  calendar.components
    .filter(({ name }) => name === 'VEVENT')
    .map((event) => ({ ...valuesOf(event), alarms: event.components.map(valuesOf) }) as never);
