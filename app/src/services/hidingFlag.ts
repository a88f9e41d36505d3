const KEY = 'hide-results';

/** Only for this page, if storage is blocked. */
let memory: string | null = null;

/**
 * Returns whether the player of this device hides results, as it remembers it until the server has said so; null if it
 * doesn't know. Whose choice it is isn't stored: it is removed with the session.
 */
export function readHidingFlag(): boolean | null {
  const text = stored();
  return text === 'on' || text === 'off' ? text === 'on' : null;
}

export function writeHidingFlag(isOn: boolean): void {
  store(isOn ? 'on' : 'off');
}

/** Forgets it when a session ends or starts in this browser: the next one may be of another player. */
export function clearHidingFlag(): void {
  store(null);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

function store(text: string | null): void {
  memory = text;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Already in memory.
  }
}
