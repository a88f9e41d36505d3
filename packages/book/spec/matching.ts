import type { StateEvent } from './state.ts';

/** Returns the words in quotes in the description of a state. A story of the state shows them. */
export const quotesOf = ({ description }: { description: string }): string[] =>
  [...description.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'/g)].map(([, quote = '']) => quote);

/** Returns the pattern of a quote, in which braces stand for any words: 'Starts in {m}m'. */
export const patternOf = (quote: string) =>
  new RegExp(
    quote
      .split(/\{[^}]+\}/)
      .map((part) => part.replaceAll(/[^\w\s]/g, String.raw`\$&`))
      .join('.+?'),
  );

const matchesWhole = (text: string, wanted: string) => new RegExp(`^(?:${patternOf(wanted).source})$`).test(text);

/** `- button "Follow" [pressed]: Follow`, or in one quoted string if it contains special characters. */
const LINE = /^\s*- ([\w-]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)(?::(?: (.+))?)?$/;
const WANTED = /^([\w-]+)(?: "(.*)")?((?: \[[^\]]+\])*)$/;
const unquoted = (text: string) => (text.startsWith('"') ? (JSON.parse(text) as string) : text);

/**
 * Returns whether a line of an accessibility tree is the element that a row names, with at least its states. An element
 * without a name goes by its text: 'status "Loading..."'.
 */
export function isElement(line: string, wanted: string): boolean {
  const [isWanted, role, name, states = ''] = WANTED.exec(wanted) ?? [];
  if (isWanted === undefined) throw new Error(`Not a role with a name and states: ${wanted}`);
  const [, lineRole, lineName, lineStates = '', text = ''] = LINE.exec(line) ?? [];
  return (
    role === lineRole &&
    (name === undefined || matchesWhole(lineName?.replaceAll(/\\(.)/g, '$1') ?? unquoted(text), name)) &&
    (states.match(/\[[^\]]+\]/g) ?? []).every((state) => lineStates.includes(state))
  );
}

export type EventKind = 'calls' | 'goesTo' | 'announces' | 'reports';
/** Something that has happened: a call with its address, another address, what was announced, or the path of a prop. */
export type StoryEvent = { kind: EventKind; text: string };

/** Returns whether this has happened. Queries of addresses are only compared if they are named. */
export function isEvent({ kind, text }: StoryEvent, wanted: StateEvent): boolean {
  const [entry] = Object.entries(wanted);
  if (entry?.[0] !== kind) return false;
  if (kind === 'announces') return patternOf(entry[1]).test(text);
  return matchesWhole(text, entry[1]) || matchesWhole(text.replace(/[?#].*$/, ''), entry[1]);
}

/** Returns the first of these events that hasn't happened after those before it. */
export function missingEvent(happened: readonly StoryEvent[], wanted: readonly StateEvent[]): StateEvent | undefined {
  let next = 0;
  for (const event of happened) {
    const current = wanted[next];
    if (current && isEvent(event, current)) next++;
  }
  return wanted[next];
}
