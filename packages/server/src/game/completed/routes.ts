import { type CompletedMatch, endpoints, type MachineStats, type Recap, type PickChoice } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies, type SharedBody } from '../../platform/http/shared-bodies.ts';
import type { GameDeps } from '../deps.ts';
import { completedMatches, MAX_AGE_MS } from './completed-matches.ts';
import { recapOf } from './recap.ts';
import { machineStats } from './machine-stats.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { withOwnRows } from './own-rows.ts';
import { isPickCorrect, toFlag } from './verdict.ts';

/** A user's pick on a match, and whether it was right once that is graded. */
type OwnMark = { match_id: string; choice: PickChoice; was_correct: 0 | 1 | null };

/**
 * Returns a user's picks on the matches that may be in the list. The matches are a subquery, so that the statement is the
 * same for everyone, and each of their picks is found by index, however many picks the user has.
 */
const ownMarks = (db: Db, userId: string, at: Instant): Promise<OwnMark[]> =>
  db
    .selectFrom('picks')
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select(['picks.match_id', 'picks.choice', 'pick_results.was_correct'])
    .where('picks.user_id', '=', userId)
    .where('picks.match_id', 'in', (eb) =>
      eb
        .selectFrom('matches')
        .select('matches.id')
        .where('matches.start_time', '<=', at)
        .where('matches.start_time', '>=', at - MAX_AGE_MS),
    )
    .execute();

const withOwnMarks = (shared: SharedBody<CompletedMatch[]>, marks: readonly OwnMark[]) =>
  withOwnRows(shared, {
    rows: shared.value,
    idOf: ({ id }) => id,
    own: new Map(marks.map((mark) => [mark.match_id, mark])),
    add: withMark,
    wrap: (rows) => `[${rows}]`,
  });

const withMark = (match: CompletedMatch, { choice, was_correct }: OwnMark): CompletedMatch => ({
  ...match,
  userChoice: choice,
  isUserCorrect: match.status === 'FINAL' ? toFlag(was_correct) : isPickCorrect(choice, match.isMachineCorrect),
});

export const completedRoutes = (deps: GameDeps): Route[] => {
  const { db, clock, wall, facts, bus, sharedCacheMs } = deps;
  const lists = createSharedBodies<CompletedMatch[]>(sharedCacheMs, wall);
  const stats = createSharedBodies<MachineStats>(sharedCacheMs, wall);
  /** As visitors see them. */
  const recaps = createSharedBodies<Recap | null>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') for (const bodies of [lists, stats, recaps]) bodies.invalidate();
  });

  return [
    handle(endpoints.completedLive, async ({ userId }) => {
      const list = await lists.get('', () => completedMatches({ db, facts }, clock.now()));
      if (userId === null) return { cacheable: list, caching: 'browser' };
      return { cacheable: withOwnMarks(list, await ownMarks(db, userId, clock.now())), caching: 'none' };
    }),

    handle(endpoints.machineStats, async () => ({
      cacheable: await stats.get('', () => machineStats(db)),
      caching: 'shared',
    })),

    handle(endpoints.recap, async ({ params: { id: matchId }, userId }) => {
      if (userId !== null) return { body: await recapOf(deps, { matchId, userId }) };
      const recap = () => recapOf(deps, { matchId, userId: null });
      return { cacheable: await recaps.get(matchId, recap), caching: 'browser' };
    }),
  ];
};
