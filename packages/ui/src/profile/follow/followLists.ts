/** Labels of the two follow lists of a profile. */
export const FOLLOW_LISTS = {
  followers: { title: 'Followers', empty: 'No followers yet', action: 'Remove', done: 'Removed' },
  following: { title: 'Following', empty: 'Not following anyone yet', action: 'Unfollow', done: 'Unfollowed' },
} as const;
