/** Returns the username, or a fallback if it is empty. */
export const displayName = (username: string) => username.trim() || 'Unknown player';
