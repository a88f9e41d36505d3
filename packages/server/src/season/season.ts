import type { League } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Feed, Fixture, Instant, MatchState } from '../feed/feed.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Machine } from '../machine/machine.ts';
import { storeMatch } from '../match/match.ts';
import { createPublisher } from './publish.ts';

const DAY = 24 * 60 * 60_000;
/** Which fixtures are kept up to date, around the present. */
const WINDOW_MS = { past: 3 * DAY, future: 8 * DAY };
/** Real milliseconds between two looks at the feed. */
const TICK_MS = 2_000;

export type Season = {
  /** Brings the database up to `now`. While one tick runs, another call joins it. Never throws: a failure is logged. */
  tick(now: Instant): Promise<void>;
  /** Ticks until `stop`, the first time at once. */
  start(): void;
  /** Resolves when the last tick has ended. */
  stop(): Promise<void>;
};

type Needs = {
  db: Db;
  feed: Feed;
  machineFor: (league: League) => Machine;
  now: () => Instant;
  seed: number;
  log: Logger;
};

/** Brings what the feed knows and what the Machine says into the database, again and again. */
export function createSeason({ db, feed, machineFor, now, seed, log }: Needs): Season {
  const publish = createPublisher({ db, feed, machineFor, seed });
  const stored = new Map<string, string>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let caughtUp = false;

  async function bring(at: Instant): Promise<void> {
    const from = Math.min(at - WINDOW_MS.past, caughtUp ? at : await oldestUnfinished(db, at));
    const fixtures = feed.fixtures(from, at + WINDOW_MS.future);
    const standing = fixtures.flatMap((fixture) => {
      const state = feed.state(fixture.id, at);
      return state ? [{ fixture, state, text: JSON.stringify([fixture, state]) }] : [];
    });
    const changed = standing.filter(({ fixture, text }) => stored.get(fixture.id) !== text);
    if (changed.length > 0) await store(changed);
    for (const { fixture, text } of changed) stored.set(fixture.id, text);
    await publish(at, open(standing));
    caughtUp = true;
  }

  async function store(changed: readonly { fixture: Fixture; state: MatchState }[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { fixture, state } of changed) await storeMatch(transaction, fixture, state);
    });
  }

  function tick(at: Instant): Promise<void> {
    running ??= bring(at)
      .catch((error: unknown) => log.error({ error: errorForLog(error) }, 'the season could not be brought up to date'))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function loop(): Promise<void> {
    await tick(now());
    if (!stopped) timer = setTimeout(() => void loop(), TICK_MS);
  }

  return {
    tick,
    start: () => void loop(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const open = (standing: readonly { fixture: Fixture; state: MatchState }[]) =>
  standing.filter(({ state }) => state.status === 'SCHEDULED').map(({ fixture }) => fixture);

/** Where the first tick begins: a match whose end fell into a long pause of the server still gets it. */
async function oldestUnfinished(db: Db, at: Instant): Promise<Instant> {
  const { oldest } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.min('start_time').as('oldest'))
    .where('status', 'in', ['SCHEDULED', 'LIVE', 'PROVISIONAL'])
    .executeTakeFirstOrThrow();
  return oldest ?? at;
}
