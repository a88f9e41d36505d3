import type { UserRow } from '@machine/contract';
import type { Unloaded } from '../../primitives/feedback/Loaded.tsx';

/** Labels of the two follow lists of a profile. */
export const FOLLOW_LISTS = {
  followers: { title: 'Followers', empty: 'No followers yet', action: 'Remove', done: 'Removed' },
  following: { title: 'Following', empty: 'Not following anyone yet', action: 'Unfollow', done: 'Unfollowed' },
} as const;

export type FollowListState = Unloaded | { kind: 'empty' } | { kind: 'ready'; users: readonly UserRow[] };
