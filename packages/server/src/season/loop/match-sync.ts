import type { Feed, Fixture, MatchState } from '../../game/match/feed.ts';
import { storeMatch } from '../../game/match/match.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';

/** The window around the present in which fixtures are kept up to date. */
const WINDOW_MS = { past: 3 * DAY_MS, future: 8 * DAY_MS };

type MatchSyncDeps = {
  db: Db;
  feed: Feed;
  /** Publishes predictions for scheduled fixtures. */
  publish: (at: Instant, fixtures: readonly Fixture[]) => Promise<void>;
  /** Called when the status or score of a known match has changed. */
  onMatchChange?: (matchId: string) => void;
};

export type MatchSync = {
  /** Stores the fixtures around `at` that have changed, and publishes predictions for the scheduled ones. */
  sync(at: Instant): Promise<void>;
  /** Reports the changes of all syncs since the last report. */
  reportChanges(): void;
};

/** Creates the step that syncs the feed into the database. */
export function createMatchSync({ db, feed, publish, onMatchChange }: MatchSyncDeps): MatchSync {
  const stored = new Map<string, { text: string; state: MatchState }>();
  /** Changed matches that haven't been reported yet. */
  const changes = new Set<string>();
  let hasCaughtUp = false;

  async function store(changed: readonly { fixture: Fixture; state: MatchState }[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { fixture, state } of changed) await storeMatch(transaction, fixture, state);
    });
  }

  return {
    async sync(at) {
      const from = (hasCaughtUp ? at : await oldestUnfinished(db, at)) - WINDOW_MS.past;
      const fixtures = feed.fixtures(from, at + WINDOW_MS.future);
      const current = fixtures.flatMap((fixture) => {
        const state = feed.state(fixture.id, at);
        return state ? [{ fixture, state, text: JSON.stringify([fixture, state]) }] : [];
      });
      deleteStaleKeys(stored, fixtures);
      const changed = current.filter(({ fixture, text }) => stored.get(fixture.id)?.text !== text);
      if (changed.length > 0) await store(changed);
      for (const { fixture, state, text } of changed) {
        const before = stored.get(fixture.id)?.state;
        stored.set(fixture.id, { text, state });
        if (before !== undefined && resultOf(before) !== resultOf(state)) changes.add(fixture.id);
      }
      await publish(at, scheduledIn(current));
      hasCaughtUp = true;
    },
    reportChanges() {
      for (const matchId of changes) {
        changes.delete(matchId);
        onMatchChange?.(matchId);
      }
    },
  };
}

/** Changes of these are reported; a change of the clock alone is not. */
const resultOf = ({ status, score }: MatchState) => JSON.stringify([status, score]);

const scheduledIn = (current: readonly { fixture: Fixture; state: MatchState }[]) =>
  current.filter(({ state }) => state.status === 'SCHEDULED').map(({ fixture }) => fixture);

/** Returns the start of the first sync's window, so that matches that ended while the server was down are completed. */
async function oldestUnfinished(db: Db, at: Instant): Promise<Instant> {
  const { oldest } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.min('start_time').as('oldest'))
    .where('status', 'in', ['SCHEDULED', 'LIVE', 'PROVISIONAL'])
    .executeTakeFirstOrThrow();
  return Math.min(oldest ?? at, at);
}
