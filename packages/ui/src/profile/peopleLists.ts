/** The two lists of a profile, and what is said in each. */
export const PEOPLE_LISTS = {
  followers: { title: 'Followers', empty: 'No followers yet', verb: 'Remove', done: 'Removed' },
  following: { title: 'Following', empty: 'Not following anyone yet', verb: 'Unfollow', done: 'Unfollowed' },
} as const;
