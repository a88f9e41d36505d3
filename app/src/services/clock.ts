import { createStore } from './store.ts';

/**
 * The clock of the game: the device's own, unless a server with an accelerated season sends its time in `Game-Time`.
 * Used only for display.
 */
const offsetMs = createStore(0);

export const gameNow = () => new Date(Date.now() + offsetMs.get());

/** Sets the clock from a response header; null or an invalid time changes nothing. */
export function setGameClock(gameTime: string | null): void {
  const time = Date.parse(gameTime ?? '');
  if (!Number.isNaN(time)) offsetMs.set(time - Date.now());
}

export const onGameClock = offsetMs.subscribe;
