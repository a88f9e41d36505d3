const KEY = 'hide-results';

/** Whether a player hides results, as this device remembers it until the server has said so. */
export type HidingFlag = { userId: string; isOn: boolean };

let memory: string | null = null;

/** Returns null if nothing is stored, or storage is blocked. */
export function readHidingFlag(): HidingFlag | null {
  let text = memory;
  try {
    text = localStorage.getItem(KEY) ?? text;
  } catch {
    // Only what this page has stored.
  }
  const [, state, userId] = /^(on|off):(.+)$/.exec(text ?? '') ?? [];
  return userId === undefined ? null : { userId, isOn: state === 'on' };
}

export function writeHidingFlag({ userId, isOn }: HidingFlag): void {
  memory = `${isOn ? 'on' : 'off'}:${userId}`;
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // Already in memory.
  }
}
