import { endpoints } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { createShare, deleteShare, type IsOwnerHidden, pathOf, readShare, sharesOf } from './shares.ts';

export type ShareDeps = { db: Db; clock: Clock; sessions: Sessions; isOwnerHidden: IsOwnerHidden };

export const shareRoutes = ({ db, clock, sessions, isOwnerHidden }: ShareDeps): Route[] => [
  handle(endpoints.shares, async ({ request }) => ({ body: await sharesOf(db, await sessions.require(request)) })),

  handle(endpoints.createShare, async ({ body, request }) => {
    const userId = await sessions.require(request);
    const { id, isNew } = await createShare(db, userId, body, clock.now());
    return { status: isNew ? 201 : 200, body: { id, path: pathOf(id) } };
  }),

  handle(endpoints.share, async ({ params, request }) => ({
    body: await readShare({ db, isOwnerHidden }, params.id, await sessions.find(request)),
  })),

  handle(endpoints.deleteShare, async ({ params, request }) => {
    await deleteShare(db, await sessions.require(request), params.id);
    return { status: 204, body: {} };
  }),
];
