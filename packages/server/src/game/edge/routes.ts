import { type EdgeTable, endpoints } from '@machine/contract';
import { isUserId } from '../../account/auth/require-user.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { withoutHidden } from '../../platform/http/hidden-rows.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { GameDeps } from '../deps.ts';
import { edgeDetailsOf } from './edge-details.ts';
import { edgeTable } from './edge-table.ts';

/** The table is the same for nearly everyone, so a short cache bounds the load. */
const MAX_AGE_MS = 10_000;

export const edgeRoutes = ({ db, wall, onGraded, deletions, hiddenAmong }: GameDeps): Route[] => {
  const shared = createSharedBodies<EdgeTable>(MAX_AGE_MS, wall);
  onGraded(() => shared.invalidate());
  return [
    handle(endpoints.userEdge, async ({ params, userId }) => {
      if (!isUserId(params.id)) return { body: null };
      const hidden = await hiddenAmong(userId, [params.id]);
      return { body: hidden.size > 0 ? null : await edgeDetailsOf(db, params.id) };
    }),

    handle(endpoints.machineEdge, async ({ userId: viewerId }) => {
      // Invalidates the cache after account deletions in any process.
      const key = await deletions.current();
      const table = await shared.get(key, () => edgeTable(db));
      const players = await withoutHidden(table.value.players, hiddenAmong, viewerId);
      if (players === table.value.players) return { cacheable: table, caching: 'revalidated' };
      return { body: { ...table.value, players: [...players] } };
    }),
  ];
};
