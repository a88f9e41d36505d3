import { createClock } from '../platform/clock/clock.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { createLogger } from '../platform/http/log.ts';
import { createSeason } from '../season/loop/season.ts';
import { fakeFeed, fakeMachine } from './fake-data-source.ts';
import { KICK_OFF } from './game.ts';

/** Creates a season at a stopped time, without bots and by default without matches, and records its errors. */
export function openSeason({ db, dialect }: OpenDatabase, changes: Partial<Parameters<typeof createSeason>[0]> = {}) {
  const errors: { step: string; error: { message: string } }[] = [];
  const season = createSeason({
    db,
    feed: fakeFeed([]),
    machineFor: fakeMachine,
    clock: createClock(dialect, { origin: KICK_OFF, realOrigin: 0, speed: 0 }),
    bots: null,
    seed: 1,
    log: createLogger('error', { write: (line) => void errors.push(JSON.parse(line)) }),
    ...changes,
  });
  return { season, errors };
}
