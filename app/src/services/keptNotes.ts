import { noteNames, readNote, writeNote } from './tabMemory.ts';

/** What the tab's storage does not hold, or not all of it: for this page's life (RELIABILITY.md R16). */
const memory = new Map<string, string>();
/** Letters of one note that outlive the page. */
const LENGTH_MAX = 10_000;

/** Notes that a page must not lose while it lives, and that as a rule outlive it. */
export const readKept = (name: string): string | null => memory.get(name) ?? readNote(name);

export function writeKept(name: string, value: string | null): void {
  writeNote(name, value?.slice(0, LENGTH_MAX) ?? null);
  if (value === null || readNote(name) === value) memory.delete(name);
  else memory.set(name, value);
}

export const keptNames = (): string[] => [...new Set([...noteNames(), ...memory.keys()])];
