/** Replaces the username of a deleted account. */
export const DELETED_USER = 'Deleted user';
