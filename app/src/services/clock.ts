/**
 * The game's clock as this page knows it: the machine's own, unless a server that plays a hurried season says what
 * time it is there (`Game-Time`). Nothing but what is shown depends on it (RELIABILITY.md AF1).
 */
let aheadMs = 0;
const listeners = new Set<() => void>();

export const gameNow = () => new Date(Date.now() + aheadMs);

/** Sets the clock by an answer's header; one without it changes nothing. */
export function setGameClock(gameTime: string | null): void {
  if (gameTime === null) return;
  const told = Date.parse(gameTime);
  if (Number.isNaN(told)) return;
  aheadMs = told - Date.now();
  for (const listener of listeners) listener();
}

export function onGameClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
