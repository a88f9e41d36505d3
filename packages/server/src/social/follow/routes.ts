import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { isUserId, unknownUser } from '../../account/auth/require-user.ts';
import { requireVisible } from '../safety/hidden.ts';
import { deleteFollow, follow, type FollowDeps, unfollow } from './follow.ts';
import { listOf } from './list-follows.ts';

export const followRoutes = ({ db, clock }: FollowDeps): Route[] => [
  handle(endpoints.follow, async ({ params, userId }) => {
    await follow({ db, clock }, userId, params.id);
    return { body: { isFollowing: true } };
  }),

  handle(endpoints.unfollow, async ({ params, userId }) => {
    await unfollow(db, userId, params.id);
    return { body: { isFollowing: false } };
  }),

  handle(endpoints.removeFollower, async ({ params, userId }) => {
    // The same response as for an unknown user.
    if (params.id !== userId) throw unknownUser();
    if (isUserId(params.followerId)) await deleteFollow(db, params.followerId, userId);
  }),

  handle(endpoints.followers, async ({ params, userId: viewerId }) => {
    await requireVisible(db, viewerId, params.id);
    return { body: await listOf(db, params.id, 'followers', viewerId) };
  }),

  handle(endpoints.following, async ({ params, userId: viewerId }) => {
    await requireVisible(db, viewerId, params.id);
    return { body: await listOf(db, params.id, 'following', viewerId) };
  }),
];
