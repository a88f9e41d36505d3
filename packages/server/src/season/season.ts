import type { League } from '@machine/contract';
import type { Bots } from '../bot/bots.ts';
import type { GameClock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Feed, Fixture, Instant, MatchState } from '../feed/feed.ts';
import { gradeDue } from '../grading/grade.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { deleteStaleKeys } from '../delete-stale-keys.ts';
import type { Machine } from '../machine/machine.ts';
import { storeMatch } from '../match/match.ts';
import { createTimeKeeper } from './game-time.ts';
import { writePostMortems } from './post-mortems.ts';
import { createPublisher } from './publish.ts';

const DAY = 24 * 60 * 60_000;
/** Which fixtures are kept up to date, around the present. */
const WINDOW_MS = { past: 3 * DAY, future: 8 * DAY };
/** Real milliseconds between two looks at the feed. */
const TICK_MS = 2_000;

export type Season = {
  /**
   * Brings the database up to `now`; what bots would do before `until`, they do now. While one tick runs, another call
   * joins it. Never throws: a step that fails is logged, the others are done, and the next tick tries it again.
   */
  tick(now: Instant, until?: Instant): Promise<void>;
  /** Real milliseconds since the last tick ended; Infinity before the first. */
  tickAge(): number;
  /** Ticks until `stop`, the first time at once. */
  start(): void;
  /** Resolves when the last tick has ended. */
  stop(): Promise<void>;
};

type Needs = {
  db: Db;
  feed: Feed;
  machineFor: (league: League) => Machine;
  clock: GameClock;
  seed: number;
  /** Null: only people play. */
  bots: Bots | null;
  log: Logger;
  /** Told, once it is committed and graded, of every known match whose status or score is another one. */
  onMatchChange?: (matchId: string) => void;
  /** Told after each round how many seconds it took. */
  onTick?: (seconds: number) => void;
  /** What else is done at the end of each tick, by name. */
  also?: Record<string, (at: Instant) => Promise<void>>;
};

/** Brings what the feed knows and what the Machine says into the database, again and again. */
export function createSeason({
  db,
  feed,
  machineFor,
  clock,
  seed,
  bots,
  log,
  onMatchChange,
  onTick,
  also = {},
}: Needs): Season {
  const keepTime = createTimeKeeper({ db, clock, log });
  const publish = createPublisher({ db, feed, machineFor, seed });
  const stored = new Map<string, { text: string; state: MatchState }>();
  /** Matches whose change is yet to be told. */
  const changes = new Set<string>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let caughtUp = false;
  let tickedAt = -Infinity;

  async function bring(at: Instant, until: Instant): Promise<void> {
    const steps: [string, () => unknown][] = [
      ['time', keepTime],
      ['matches', () => bringMatches(at)],
      ['bots', () => bots?.pick(at, until)],
      ['grades', () => gradeDue(db, at)],
      // A page that hears of a final whistle asks at once: by then stars and streaks must be there.
      ['changes', tellChanges],
      ['post-mortems', () => writePostMortems({ db, feed, machineFor }, at)],
      ...Object.entries(also).map(([step, run]): [string, () => unknown] => [step, () => run(at)]),
    ];
    for (const [step, run] of steps) {
      try {
        await run();
      } catch (error) {
        log.error({ step, error: errorForLog(error) }, 'the season could not be brought up to date');
      }
    }
  }

  async function bringMatches(at: Instant): Promise<void> {
    const from = (caughtUp ? at : await oldestUnfinished(db, at)) - WINDOW_MS.past;
    const fixtures = feed.fixtures(from, at + WINDOW_MS.future);
    const standing = fixtures.flatMap((fixture) => {
      const state = feed.state(fixture.id, at);
      return state ? [{ fixture, state, text: JSON.stringify([fixture, state]) }] : [];
    });
    deleteStaleKeys(stored, fixtures);
    const changed = standing.filter(({ fixture, text }) => stored.get(fixture.id)?.text !== text);
    if (changed.length > 0) await store(changed);
    for (const { fixture, state, text } of changed) {
      const before = stored.get(fixture.id)?.state;
      stored.set(fixture.id, { text, state });
      if (before !== undefined && resultOf(before) !== resultOf(state)) changes.add(fixture.id);
    }
    await publish(at, open(standing));
    caughtUp = true;
  }

  function tellChanges(): void {
    for (const matchId of changes) {
      changes.delete(matchId);
      onMatchChange?.(matchId);
    }
  }

  async function store(changed: readonly { fixture: Fixture; state: MatchState }[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { fixture, state } of changed) await storeMatch(transaction, fixture, state);
    });
  }

  function tick(at: Instant, until = at): Promise<void> {
    const started = performance.now();
    running ??= bring(at, until).finally(() => {
      running = undefined;
      tickedAt = performance.now();
      onTick?.((tickedAt - started) / 1_000);
    });
    return running;
  }

  async function loop(): Promise<void> {
    await tick(clock.now());
    if (!stopped) timer = setTimeout(() => void loop(), TICK_MS);
  }

  return {
    tick,
    tickAge: () => performance.now() - tickedAt,
    start: () => void loop(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** What a change of is news; the clock alone is not. */
const resultOf = ({ status, score }: MatchState) => JSON.stringify([status, score]);

const open = (standing: readonly { fixture: Fixture; state: MatchState }[]) =>
  standing.filter(({ state }) => state.status === 'SCHEDULED').map(({ fixture }) => fixture);

/** Where the first tick begins: a match whose end fell into a long pause of the server still gets it. */
async function oldestUnfinished(db: Db, at: Instant): Promise<Instant> {
  const { oldest } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.min('start_time').as('oldest'))
    .where('status', 'in', ['SCHEDULED', 'LIVE', 'PROVISIONAL'])
    .executeTakeFirstOrThrow();
  return Math.min(oldest ?? at, at);
}
