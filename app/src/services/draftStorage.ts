import { readTabItem, tabItemKeys, writeTabItem } from './tabStorage.ts';

/** Items that the tab storage could not hold completely; lost when the page closes. */
const memory = new Map<string, string>();
/** Maximum length of an item in the tab storage. */
const LENGTH_MAX = 10_000;

/** Tab storage with a fallback in memory for blocked or full storage. */
export const readItem = (key: string): string | null => memory.get(key) ?? readTabItem(key);

export function writeItem(key: string, value: string | null): void {
  writeTabItem(key, value?.slice(0, LENGTH_MAX) ?? null);
  if (value === null || readTabItem(key) === value) memory.delete(key);
  else memory.set(key, value);
}

export const itemKeys = (): string[] => [...new Set([...tabItemKeys(), ...memory.keys()])];
