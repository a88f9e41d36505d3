import { type EdgeTable, endpoints } from '@machine/contract';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import { isUserId } from '../../account/auth/require-user.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { watchGrades } from '../grading/watch-grades.ts';
import { edgeDetailsOf } from './edge-details.ts';
import { edgeTable } from './edge-table.ts';

export type EdgeDeps = { db: Db; wall: () => Instant; bus: Bus; deletions: DeletionVersion };

/** The table is the same for everyone, so a short cache bounds the load. */
const MAX_AGE_MS = 10_000;

export const edgeRoutes = ({ db, wall, bus, deletions }: EdgeDeps): Route[] => {
  const shared = createSharedBodies<EdgeTable>(MAX_AGE_MS, wall);
  watchGrades({ db, bus }, () => shared.invalidate());
  return [
    handle(endpoints.userEdge, async ({ params }) => ({
      body: isUserId(params.id) ? await edgeDetailsOf(db, params.id) : null,
    })),

    handle(endpoints.machineEdge, async () => {
      // Invalidates the cache after account deletions in any process.
      const key = await deletions.current();
      return { made: await shared.get(key, () => edgeTable(db)), caching: 'shared' };
    }),
  ];
};
