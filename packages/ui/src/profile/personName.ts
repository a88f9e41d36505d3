/** A name to show and to press, also when none was sent. */
export const personName = (username: string) => username.trim() || 'Unknown player';
