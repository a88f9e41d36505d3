/**
 * The clock of the game: the device's own, unless a server with an accelerated season sends its time in `Game-Time`.
 * Used only for display.
 */
let offsetMs = 0;
const listeners = new Set<() => void>();

export const gameNow = () => new Date(Date.now() + offsetMs);

/** Sets the clock from a response header; null or an invalid time changes nothing. */
export function setGameClock(gameTime: string | null): void {
  if (gameTime === null) return;
  const time = Date.parse(gameTime);
  if (Number.isNaN(time)) return;
  offsetMs = time - Date.now();
  for (const listener of listeners) listener();
}

export function onGameClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
