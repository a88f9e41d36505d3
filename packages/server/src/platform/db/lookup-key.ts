/** Returns the key that makes email addresses and usernames case-insensitive. */
export const lookupKey = (text: string) => text.toLowerCase();
