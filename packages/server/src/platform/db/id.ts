/** Matches the ids this server generates. Some other strings can't even be bound as a query parameter. */
export const isId = (text: string) => /^[\w-]{1,100}$/.test(text);
