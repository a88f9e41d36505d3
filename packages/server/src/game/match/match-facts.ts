import type { League, MatchStatus } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Feed, Fixture } from './feed.ts';

/** Returns since when no live scores of a league have arrived; null while they do. */
export type DelayedSince = (league: League) => Instant | null;

type Match = { id: string; league: League; status: MatchStatus };

/**
 * Facts of responses about a match besides the stored ones: the age of its score, and the gaps of its source. Each
 * fact is undefined, and left out, if there is nothing to say.
 */
export type MatchFacts = ReturnType<typeof createMatchFacts>;

type MatchFactsDeps = { db: Db; clock: Clock; feed: Feed | null; delayedSince?: DelayedSince };

const SETTLED: readonly MatchStatus[] = ['FINAL', 'VOID', 'POSTPONED'];

export const createMatchFacts = ({ db, clock, feed, delayedSince = () => null }: MatchFactsDeps) => ({
  /** When the source last confirmed the score of a LIVE match. */
  asOf: ({ id, status }: Match) => (status === 'LIVE' ? toTime(feed?.asOf?.(id, clock.now())) : undefined),
  /** Since when no live scores of the match's league have arrived; undefined once its result can't change. */
  scoresDelayedSince: ({ league, status }: Match) =>
    SETTLED.includes(status) ? undefined : toTime(delayedSince(league) ?? undefined),
  /** True if the league has a play-by-play; undefined without a season. */
  hasPlays: ({ league }: Pick<Match, 'league'>) => feed?.hasPlays(league),
  /** Where VOID matches that were moved are played now, by id. */
  async moved(matches: readonly Match[]) {
    const fixtures = matches.flatMap(({ id, status }) => {
      const fixture = status === 'VOID' && feed ? replacementOf(feed, id, clock.now()) : undefined;
      return fixture ? [[id, fixture] as const] : [];
    });
    const predicted = await predictedAmong(db, fixtures);
    const movedTo = fixtures.map(([id, { id: next, startTime }]) => {
      return [id, { matchId: predicted.has(next) ? next : null, startTime: toIso(startTime) }] as const;
    });
    return new Map(movedTo);
  },
});

/** A match may move more often than this, but then nobody needs a link from its first day. */
const MOVES_MAX = 5;

/** Follows a moved match to where it is played now; undefined if it didn't move, or doesn't count there either. */
function replacementOf(feed: Feed, id: string, at: Instant): Fixture | undefined {
  let fixture: Fixture | undefined;
  for (let moves = 0, next = feed.movedTo?.(id, at); next && moves < MOVES_MAX; moves++) {
    fixture = next;
    next = feed.movedTo?.(next.id, at);
  }
  return fixture && feed.state(fixture.id, at)?.status !== 'VOID' ? fixture : undefined;
}

const toTime = (at: Instant | undefined) => (at === undefined ? undefined : toIso(at));

async function predictedAmong(db: Db, fixtures: readonly (readonly [string, Fixture])[]): Promise<Set<string>> {
  if (fixtures.length === 0) return new Set();
  const ids = fixtures.map(([, { id }]) => id);
  const rows = await db.selectFrom('predictions').select('match_id').where('match_id', 'in', ids).execute();
  return new Set(rows.map(({ match_id }) => match_id));
}
