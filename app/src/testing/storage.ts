import { vi } from 'vitest';

/** Replaces a storage by one that has these items, which are its own properties, as in the browser. Returns the items. */
export function stubStorage(name: 'localStorage' | 'sessionStorage', items: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => void delete items[key],
  };
  vi.stubGlobal(name, Object.setPrototypeOf(items, methods));
  return items;
}
