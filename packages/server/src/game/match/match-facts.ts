import type { League, MatchStatus } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Feed } from './feed.ts';
import { findMoved } from './find-moved.ts';

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
  moved: (matches: readonly Match[]) => findMoved(db, feed, matches, clock.now()),
});

const toTime = (at: Instant | undefined) => (at === undefined ? undefined : toIso(at));
