import type { MatchStatus } from '@machine/contract';
import type { Feed, Fixture, MatchState } from '../../game/match/feed.ts';
import { storeMatch } from '../../game/match/match.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';

/** The window around the present in which fixtures are kept up to date. */
const WINDOW_MS = { past: 3.5 * DAY_MS, future: 8 * DAY_MS };

type MatchSyncDeps = {
  db: Db;
  feed: Feed;
  /** Publishes predictions for the fixtures that start soon, of those around the present that aren't called off. */
  publish: (at: Instant, fixtures: readonly Fixture[]) => Promise<void>;
  onMatchChange?: (matchId: string) => void;
};

type Present = { fixture: Fixture; state: MatchState };

/** In these statuses, a match still has to end. */
const UNFINISHED: MatchStatus[] = ['SCHEDULED', 'LIVE', 'PROVISIONAL'];

/** In these statuses, a match isn't played at its time. */
const CALLED_OFF: MatchStatus[] = ['VOID', 'POSTPONED'];

export function createMatchSync({ db, feed, publish, onMatchChange }: MatchSyncDeps) {
  const stored = new Map<string, Present & { text: string }>();
  const changes = new Set<string>();
  let hasCaughtUp = false;

  return {
    /** Stores the fixtures around `at` that have changed, and publishes predictions for the scheduled ones. */
    async sync(at: Instant): Promise<void> {
      const oldest = hasCaughtUp ? startOfOldest([...stored.values()]) : await oldestUnfinished(db);
      const from = Math.min(oldest ?? at, at) - WINDOW_MS.past;
      const fixtures = feed.fixtures(from, at + WINDOW_MS.future);
      const current = fixtures.flatMap((fixture) => {
        const state = feed.state(fixture.id, at);
        return state ? [{ fixture, state, text: JSON.stringify([fixture, state]) }] : [];
      });
      deleteStaleKeys(stored, fixtures);
      const rows = await resultsSince(db, from);
      const changed = current.filter(
        ({ fixture: { id }, state, text }) => stored.get(id)?.text !== text || rows.get(id) !== resultOf(state),
      );
      if (changed.length > 0) {
        await db.transaction().execute(async (transaction) => {
          for (const { fixture, state } of changed) await storeMatch(transaction, fixture, state);
        });
      }
      for (const { fixture, state, text } of changed) {
        const before = stored.get(fixture.id)?.state;
        // After a start or a takeover, what the last process has stored counts.
        const result = before === undefined ? rows.get(fixture.id) : resultOf(before);
        stored.set(fixture.id, { fixture, text, state });
        if (result !== undefined && result !== resultOf(state)) changes.add(fixture.id);
      }
      const playable = current.flatMap(({ fixture, state }) => (CALLED_OFF.includes(state.status) ? [] : [fixture]));
      await publish(at, playable);
      hasCaughtUp = true;
    },
    /** Reports the changes of all syncs since the last report, except for those of matches that are still being graded. */
    reportChanges(pending: ReadonlySet<string>): void {
      for (const matchId of changes) {
        if (pending.has(matchId)) continue;
        changes.delete(matchId);
        onMatchChange?.(matchId);
      }
    },
  };
}

/** Changes of these are reported; a change of the clock alone is not. */
const resultOf = ({ status, score }: Pick<MatchState, 'status' | 'score'>) =>
  JSON.stringify([status, score?.home ?? null, score?.away ?? null]);

/**
 * Returns what is stored of each match. A process that reads what was observed a little later than this one may have
 * stored an older state since.
 */
async function resultsSince(db: Db, from: Instant): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'status', 'score_home', 'score_away'])
    .where('start_time', '>=', from)
    .execute();
  return new Map(rows.map((row) => [row.id, JSON.stringify([row.status, row.score_home, row.score_away])]));
}

/** Returns the start of the oldest match that still has to end: a suspended one may last for days. */
function startOfOldest(matches: readonly Present[]): Instant | undefined {
  const starts = matches
    .filter(({ state }) => UNFINISHED.includes(state.status))
    .map(({ fixture }) => fixture.startTime);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** Like `startOfOldest`, for the first sync: matches that ended while the server was down are completed. */
async function oldestUnfinished(db: Db): Promise<Instant | undefined> {
  const { oldest } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.min('start_time').as('oldest'))
    .where('status', 'in', UNFINISHED)
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}
