/** What the ids that are made here look like. Anything else is none, and not every database could even look for it. */
export const isId = (text: string) => /^[\w-]{1,100}$/.test(text);
