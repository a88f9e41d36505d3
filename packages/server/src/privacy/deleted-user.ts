/** What stands where a name stood (RULES.md). */
export const DELETED_USER = 'Deleted user';
