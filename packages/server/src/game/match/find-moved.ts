import type { MatchStatus, MovedMatch } from '@machine/contract';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Feed, Fixture } from './feed.ts';

type Match = { id: string; status: MatchStatus };

/** Returns where VOID matches that were moved are played now, by id. */
export async function findMoved(
  db: Db,
  feed: Feed | null,
  matches: readonly Match[],
  at: Instant,
): Promise<Map<string, MovedMatch>> {
  const fixtures = matches.flatMap(({ id, status }) => {
    const fixture = status === 'VOID' && feed ? replacementOf(feed, id, at) : undefined;
    return fixture ? [[id, fixture] as const] : [];
  });
  const predicted = await predictedAmong(db, fixtures);
  const movedTo = fixtures.map(([id, { id: next, startTime }]) => {
    return [id, { matchId: predicted.has(next) ? next : null, startTime: toIso(startTime) }] as const;
  });
  return new Map(movedTo);
}

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

async function predictedAmong(db: Db, fixtures: readonly (readonly [string, Fixture])[]): Promise<Set<string>> {
  if (fixtures.length === 0) return new Set();
  const ids = fixtures.map(([, { id }]) => id);
  const rows = await db.selectFrom('predictions').select('match_id').where('match_id', 'in', ids).execute();
  return new Set(rows.map(({ match_id }) => match_id));
}
