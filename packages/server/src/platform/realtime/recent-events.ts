import type { Timers } from '../clock/timers.ts';

/** A page that has just requested data tells within this time that it watches the match. */
const KEPT_MS = 5_000;

type Kept = { matchId: string; frame: Buffer; at: number };

/** Keeps the last frame of each event about a match, for a few seconds. */
export function createRecentEvents({ now }: Pick<Timers, 'now'>) {
  /** Oldest first. */
  const kept = new Map<string, Kept>();

  function dropOld(): void {
    for (const [key, { at }] of kept) {
      if (now() - at < KEPT_MS) return;
      kept.delete(key);
    }
  }

  return {
    add(key: string, matchId: string, frame: Buffer) {
      dropOld();
      kept.delete(key);
      kept.set(key, { matchId, frame, at: now() });
    },
    of(matchId: string) {
      dropOld();
      return [...kept.values()].filter((event) => event.matchId === matchId).map(({ frame }) => frame);
    },
  };
}
