/** Wraps `sessionStorage`, which may throw. */
export function readTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTabItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is optional.
  }
}

export function tabItemKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
