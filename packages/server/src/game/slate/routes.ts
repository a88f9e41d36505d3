import { endpoints, type Slate, type SlateEntry } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies, type SharedBody } from '../../platform/http/shared-bodies.ts';
import { nextPrediction } from '../prediction/day-end.ts';
import type { GameDeps } from '../deps.ts';
import { type Period, slateEntries } from './slate-entries.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { withOwnRows } from '../completed/own-rows.ts';
import { isPickCorrect, toFlag } from '../completed/verdict.ts';
import { selectViewerPicks, toViewerPick, type ViewerPick } from '../prediction/viewer-pick.ts';
import { toStars } from '../../platform/db/stars.ts';

/** A user's pick on a match, and what it has won once that is graded. */
type OwnPick = ViewerPick & { matchId: string; wasCorrect: 0 | 1 | null; stars: number | null };

/**
 * Returns a user's picks on the matches that start in a period. The matches are a subquery, so that the statement is the
 * same for everyone, and each of their picks is found by index, however many picks the user has.
 */
async function ownPicks(db: Db, clock: Clock, userId: string, { from, to }: Period): Promise<OwnPick[]> {
  const rows = await selectViewerPicks(db, clock, userId)
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select(['picks.match_id', 'pick_results.was_correct', 'pick_results.star_tenths'])
    .where('picks.match_id', 'in', (eb) =>
      eb
        .selectFrom('matches as started')
        .select('started.id')
        .where('started.start_time', '>=', from)
        .where('started.start_time', '<', to),
    )
    .orderBy('picks.match_id')
    .execute();
  return rows.map((row) => ({
    ...toViewerPick(row),
    matchId: row.match_id,
    wasCorrect: row.was_correct,
    stars: row.star_tenths === null ? null : toStars(row.star_tenths),
  }));
}

const withOwnPicks = (shared: SharedBody<Slate>, picks: readonly OwnPick[]) => {
  const { entries, ...rest } = shared.value;
  return withOwnRows(shared, {
    rows: entries,
    idOf: ({ match }) => match.id,
    own: new Map(picks.map((pick) => [pick.matchId, pick])),
    add: withPick,
    wrap: (rows) => `{"entries":[${rows}],${JSON.stringify(rest).slice(1)}`,
  });
};

function withPick(entry: SlateEntry, { userPick, communityStats, wasCorrect, stars }: OwnPick): SlateEntry {
  const { match, result } = entry;
  const isMachineCorrect = result?.isMachineCorrect ?? null;
  const isUserCorrect =
    match.status === 'FINAL' || userPick === null ? toFlag(wasCorrect) : isPickCorrect(userPick, isMachineCorrect);
  return {
    ...entry,
    userPick,
    communityStats,
    ...(result && { result: { ...result, isUserCorrect, starsDelta: stars } }),
  };
}

export const slateRoutes = ({ db, clock, wall, feed, facts, bus, sharedCacheMs }: GameDeps): Route[] => {
  /** As visitors see them, by period: those of one time zone share theirs. */
  const slates = createSharedBodies<Slate>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') slates.invalidate();
  });

  async function load(period: Period): Promise<Slate> {
    const now = clock.now();
    const entries = await slateEntries({ db, feed, facts }, period, now);
    const isAnyOpen = entries.some(({ match }) => match.status === 'SCHEDULED' && Date.parse(match.startTime) > now);
    return { entries, nextPredictionAt: isAnyOpen ? null : await nextPrediction(db, clock) };
  }

  return [
    handle(endpoints.slate, async ({ query, userId }) => {
      const period = { from: Date.parse(query.from), to: Date.parse(query.to) };
      const shared = await slates.get(`${period.from} ${period.to}`, () => load(period));
      if (userId === null) return { cacheable: shared, caching: 'browser' };
      return { cacheable: withOwnPicks(shared, await ownPicks(db, clock, userId, period)), caching: 'none' };
    }),
  ];
};
