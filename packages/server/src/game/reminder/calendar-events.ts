import { CALENDAR_DAYS } from '@machine/contract';
import { type GameClock, realTimeOf } from '../../platform/clock/clock.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { storeIfWritable } from '../../platform/db/unavailable.ts';
import { followedClubs } from '../club/followed-clubs.ts';
import { clubCodeOf } from '../club/known-clubs.ts';

type Teams = { homeTeam: string; awayTeam: string };

/** Returns the codes of the clubs that play in a match, as far as they are known. */
export const clubsIn = ({ homeTeam, awayTeam }: Teams): string[] =>
  [homeTeam, awayTeam].flatMap((team) => clubCodeOf(team) ?? []);

/** A match in a calendar. It has no result, because a calendar is seen whether or not its owner wants to know. */
export type CalendarEvent = Awaited<ReturnType<typeof calendarEventsOf>>[number];

type CalendarDeps = { db: Db; clock: GameClock; wall: () => Instant };

/** Returns the matches around the present that a user has picked, and those of followed clubs, by start, in real time. */
export async function calendarEventsOf({ db, clock, wall }: CalendarDeps, userId: string) {
  const clubs = await followedClubs(db, userId);
  const rows = await calendarMatches({ db, clock }, userId, clubs);
  const matches = rows.filter((match) => match.choice !== null || clubsIn(match).some((club) => clubs.includes(club)));
  const current = matches.map(({ matchId, start_time, status }) => ({
    match_id: matchId,
    starts_at: realTimeOf(clock.timeScale, start_time),
    is_cancelled: status === 'VOID' ? (1 as const) : (0 as const),
  }));
  const revisions = await storeRevisions(db, current, wall());
  return matches.flatMap(({ start_time, status, choice, ...match }) => {
    const revision = revisions.get(match.matchId);
    if (revision === undefined) return [];
    const { starts_at, sequence, changed_at } = revision;
    const hasStarted = start_time <= clock.now();
    return {
      ...match,
      startsAt: starts_at,
      isCancelled: status === 'VOID',
      /** The number of changes of the start or the cancellation. */
      sequence,
      changedAt: hasStarted ? Math.max(changed_at, starts_at) : changed_at,
      // A pending pick is its owner's secret, and others may know the address.
      choice: hasStarted ? choice : null,
    };
  });
}

/** Returns the matches around the present: all of them for a user with clubs, else those that the user has picked. */
export function calendarMatches(
  { db, clock }: Pick<CalendarDeps, 'db' | 'clock'>,
  userId: string,
  clubs: readonly string[],
) {
  const now = clock.now();
  return db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('picks', (join) => join.onRef('picks.match_id', '=', 'matches.id').on('picks.user_id', '=', userId))
    .select(['matches.id as matchId', 'league', 'home_team as homeTeam', 'away_team as awayTeam'])
    .select(['start_time', 'status', 'machine_pick as machinePick', 'choice'])
    .where('start_time', '>=', now - CALENDAR_DAYS.past * DAY_MS)
    .where('start_time', '<=', now + CALENDAR_DAYS.future * DAY_MS)
    .$if(clubs.length === 0, (query) => query.where('choice', 'is not', null))
    .orderBy('start_time')
    .orderBy('matches.id')
    .execute();
}

type Revision = { match_id: string; starts_at: Instant; is_cancelled: 0 | 1; sequence: number; changed_at: Instant };

/**
 * Counts how often what calendars say about a match has changed, for all users together. Writes only on a change, which
 * the first calendar that is read after it finds.
 */
async function storeRevisions(
  db: Db,
  current: readonly Omit<Revision, 'sequence' | 'changed_at'>[],
  now: Instant,
): Promise<Map<string, Revision>> {
  const revisions = new Map<string, Revision>();
  for (const chunk of chunksOf(current)) {
    const stored = await revisionsOf(db, chunk);
    const changed = chunk.filter((match) => !isStored(match, stored.get(match.match_id)));
    if (changed.length > 0) await storeIfWritable(store(db, changed, now));
    const newest = changed.length > 0 ? await revisionsOf(db, chunk) : stored;
    for (const match of chunk) {
      const revision = newest.get(match.match_id);
      const isCurrent = isStored(match, revision);
      // A change that can't be stored now is counted as it will be.
      const next = { ...match, sequence: (revision?.sequence ?? -1) + 1, changed_at: now };
      revisions.set(match.match_id, isCurrent ? revision : next);
    }
  }
  return revisions;
}

const isStored = (
  { starts_at, is_cancelled }: Pick<Revision, 'starts_at' | 'is_cancelled'>,
  revision: Revision | undefined,
): revision is Revision => revision?.starts_at === starts_at && revision.is_cancelled === is_cancelled;

async function revisionsOf(db: Db, matches: readonly { match_id: string }[]): Promise<Map<string, Revision>> {
  const ids = matches.map(({ match_id }) => match_id);
  const rows = await db.selectFrom('calendar_events').selectAll().where('match_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.match_id, row]));
}

const store = (db: Db, changed: readonly Omit<Revision, 'sequence' | 'changed_at'>[], now: Instant) =>
  db
    .insertInto('calendar_events')
    .values(changed.map((row) => ({ ...row, changed_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('match_id')
        .doUpdateSet((eb) => ({
          starts_at: eb.ref('excluded.starts_at'),
          is_cancelled: eb.ref('excluded.is_cancelled'),
          changed_at: eb.ref('excluded.changed_at'),
          sequence: eb('calendar_events.sequence', '+', 1),
        }))
        // Another process may have stored the same change.
        .where((eb) =>
          eb.or([
            eb('calendar_events.starts_at', '<>', eb.ref('excluded.starts_at')),
            eb('calendar_events.is_cancelled', '<>', eb.ref('excluded.is_cancelled')),
          ]),
        ),
    )
    .execute();
