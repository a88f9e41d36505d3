import { tabItemKeys, readTabItem, writeTabItem } from './tabStorage.ts';

/** What the tab's storage does not hold, or not all of it: for this page's life (RELIABILITY.md R16). */
const memory = new Map<string, string>();
/** Letters of one note that outlive the page. */
const LENGTH_MAX = 10_000;

/** Notes that a page must not lose while it lives, and that as a rule outlive it. */
export const readItem = (name: string): string | null => memory.get(name) ?? readTabItem(name);

export function writeItem(name: string, value: string | null): void {
  writeTabItem(name, value?.slice(0, LENGTH_MAX) ?? null);
  if (value === null || readTabItem(name) === value) memory.delete(name);
  else memory.set(name, value);
}

export const itemKeys = (): string[] => [...new Set([...tabItemKeys(), ...memory.keys()])];
