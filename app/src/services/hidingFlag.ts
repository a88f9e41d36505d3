const KEY = 'hide-results';

/** Only for this page, if storage is blocked. */
let memory: string | null = null;

/**
 * Returns whether the device remembers that its player hides results. Whose choice it is isn't stored: it is removed with
 * the session.
 */
export function readHidingFlag(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return memory === 'on';
  }
}

export function writeHidingFlag(isOn: boolean): void {
  memory = isOn ? 'on' : null;
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Already in memory.
  }
}
