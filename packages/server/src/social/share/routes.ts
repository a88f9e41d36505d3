import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { createShare, deleteShare, pathOf, readShare, type ReadShareDeps, sharesOf, unknownShare } from './shares.ts';

export type ShareDeps = ReadShareDeps & Pick<RouteDeps, 'clock'>;

export const shareRoutes = ({ db, clock, wall }: ShareDeps): Route[] => [
  handle(endpoints.shares, async ({ query, userId }) => ({ body: await sharesOf(db, userId, query?.cursor) })),

  handle(endpoints.createShare, async ({ body, userId }) => {
    const { id, isNew } = await createShare(db, userId, body, clock.now());
    return { status: isNew ? 201 : 200, body: { id, path: pathOf(id) } };
  }),

  handle(endpoints.share, async ({ params, userId }) => {
    const share = await readShare({ db, wall }, params.id, userId);
    if (share === null) throw unknownShare();
    return { body: share };
  }),

  handle(endpoints.deleteShare, async ({ params, userId }) => {
    await deleteShare(db, userId, params.id);
    return { status: 204, body: {} };
  }),
];
