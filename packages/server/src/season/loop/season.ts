import type { League } from '@machine/contract';
import type { Bots } from '../bots/bots.ts';
import type { GameClock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Feed } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { LoopState } from '../../platform/http/health.ts';
import { errorForLog, type Logger } from '../../platform/http/log.ts';
import { type Leader, soleLeader } from '../../platform/cluster/leader.ts';
import { LeaseLostError } from '../../platform/cluster/lease.ts';
import type { Era } from '../feeds/season-sources.ts';
import type { Machine } from '../machine/machine.ts';
import { createGradingStep } from './grading-step.ts';
import { createGameTimeSync } from './game-time.ts';
import { createMatchSync } from './match-sync.ts';
import { writePostMortems } from './post-mortems.ts';
import { createPublisher } from './publish.ts';
import { createSeasonSecrets } from './season-secrets.ts';

/** Real milliseconds from the start of a tick to the start of the next. */
const TICK_MS = 2_000;

const MIN_PAUSE_MS = 500;

/** The regular ticks wait this long for grading, which takes seconds for a match with 100,000 picks. */
const GRADING_WAIT_MS = 1_000;

/** A tick after a pause can take much longer than usual. */
const TICK_AGE_MAX_MS = 60_000;

export function loopStateOf(season: Pick<Season, 'tickAge'> | null): LoopState {
  if (season === null) return 'none';
  return season.tickAge() <= TICK_AGE_MAX_MS ? 'ok' : 'late';
}

export type Season = ReturnType<typeof createSeason>;

export type SeasonDeps = {
  db: Db;
  /** Decides whether this process updates the database; by default it always does. */
  leader?: Leader;
  feed: Feed;
  machineFor: (league: League) => Machine;
  clock: GameClock;
  seed: number;
  eras?: readonly Era[];
  /** Takes what the providers of a live feed have said since the last tick. */
  live?: { refresh(): Promise<void> };
  bots: Bots | null;
  log: Logger;
  /** Called when the status or score of a known match has changed, after the change is committed and graded. */
  onMatchChange?: (matchId: string) => void;
  /** Called after each tick with its duration in seconds. */
  onTick?: (seconds: number) => void;
  /** Further steps to run on the leader at the end of each tick, by name. */
  extraSteps?: Record<string, (at: Instant) => unknown>;
};

type Step = [name: string, run: () => unknown];

/** Creates the loop that syncs the feed and the Machine's predictions into the database. */
export function createSeason(deps: SeasonDeps) {
  const { feed, machineFor, clock, seed, bots, log, onMatchChange, onTick, eras = [], live, extraSteps = {} } = deps;
  const leader = deps.leader ?? soleLeader(deps.db);
  const { db } = leader;
  const syncGameTime = createGameTimeSync({ db: deps.db, clock, log });
  const secrets = createSeasonSecrets({ db, eras });
  const matches = createMatchSync({
    db,
    feed,
    publish: createPublisher({ db, feed, machineFor, seed, beforePublishing: secrets.commit }),
    onMatchChange,
  });
  const grading = createGradingStep(db, log);
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** True if ticks are regular. Others, such as those of the seeded history, wait until everything is graded. */
  let isTicking = false;
  let tickedAt = -Infinity;

  const stepsOfAll: Step[] = [
    ['time', syncGameTime],
    ['observations', () => live?.refresh()],
  ];
  function stepsOfLeader(at: Instant, until: Instant): Step[] {
    return [
      ['matches', () => matches.sync(at)],
      ['bots', () => bots?.pick(at, until)],
      ['grades', () => grading.run(at, isTicking ? GRADING_WAIT_MS : Infinity)],
      // Clients refetch as soon as they are notified of a final score, so its match is graded first.
      ['changes', async () => matches.reportChanges(await grading.pending())],
      ['season secrets', () => secrets.reveal(at)],
      ['post-mortems', () => writePostMortems({ db, feed, machineFor }, at)],
      ...Object.entries(extraSteps).map(([step, run]): Step => [step, () => run(at)]),
    ];
  }

  async function runSteps(steps: readonly Step[], mayRun = () => true): Promise<void> {
    for (const [step, run] of steps) {
      if (!mayRun()) return;
      try {
        await run();
      } catch (error) {
        if (error instanceof LeaseLostError) leader.reportLoss();
        else log.error({ step, error: errorForLog(error) }, 'a step of the season tick failed');
      }
    }
  }

  async function runAll(at: Instant, until: Instant): Promise<void> {
    await runSteps(stepsOfAll);
    await runSteps(stepsOfLeader(at, until), leader.isLeading);
  }

  function tick(at: Instant, until = at): Promise<void> {
    const started = performance.now();
    running ??= runAll(at, until).finally(() => {
      running = undefined;
      tickedAt = performance.now();
      onTick?.((tickedAt - started) / 1_000);
    });
    return running;
  }

  async function loop(): Promise<void> {
    isTicking = true;
    const started = performance.now();
    await tick(clock.now());
    // Counted from the start of the tick, so that a score doesn't also wait for as long as the last tick has taken.
    const wait = Math.max(MIN_PAUSE_MS, TICK_MS - (performance.now() - started));
    if (!stopped) timer = setTimeout(() => void loop(), wait);
  }

  return {
    /**
     * Takes what other processes have stored, and on the leader updates the database to `now`. Bots make the picks they plan
     * before `until`. A call during a tick joins that tick. Never throws: a failing step is logged, the other steps still
     * run, and the next tick retries it.
     */
    tick,
    /** Real milliseconds since the last tick ended; Infinity before the first. */
    tickAge: () => performance.now() - tickedAt,
    /** Starts ticking, immediately and then regularly, until `stop`. */
    start: () => void loop(),
    /** Makes this process lead no longer than until the current tick has ended. */
    lead: () => ({ stop: async () => await running }),
    /** Stops ticking. Resolves when the current tick has ended. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await grading.settled();
    },
  };
}
