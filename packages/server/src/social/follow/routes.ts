import { endpoints } from '@machine/contract';
import { unlockAchievements } from '../../game/achievement/unlock.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { notifyRecipients } from '../../account/notification/notify.ts';
import { isUserId, requireUser, unknownUser } from '../../account/account/require-user.ts';
import type { Services } from '../../services.ts';
import { deleteFollow, follow, unfollow } from './follow.ts';
import { listOf } from './list-follows.ts';

export const followRoutes = ({ db, clock, wall, sessions, backgroundTasks, bus }: Services): Route[] => [
  handle(endpoints.follow, async ({ params, request }) => {
    const userId = await sessions.require(request);
    const isNew = await follow(db, userId, params.id, wall());
    if (isNew) {
      const at = clock.now();
      backgroundTasks.enqueue(() => unlockAchievements(db, [userId, params.id], at));
      backgroundTasks.enqueue(() => notifyRecipients(db, bus, at));
    }
    return { body: { isFollowing: true } };
  }),

  handle(endpoints.unfollow, async ({ params, request }) => {
    const userId = await sessions.require(request);
    await unfollow(db, userId, params.id);
    return { body: { isFollowing: false } };
  }),

  handle(endpoints.removeFollower, async ({ params, request }) => {
    const userId = await sessions.require(request);
    // The same response as for an unknown user.
    if (params.id !== userId) throw unknownUser();
    if (isUserId(params.followerId)) await deleteFollow(db, params.followerId, userId);
    return { body: {} };
  }),

  handle(endpoints.followers, async ({ params }) => {
    await requireUser(db, params.id);
    return { body: await listOf(db, params.id, 'followers') };
  }),

  handle(endpoints.following, async ({ params }) => {
    await requireUser(db, params.id);
    return { body: await listOf(db, params.id, 'following') };
  }),
];
